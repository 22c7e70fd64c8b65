import { z } from "zod";
import { DECIDED_BY, SIDE_RESULTS } from "@/lib/match/rules/outcome";
import { CORRECTION_STAGES } from "@/lib/match/rules/project";
import { MATCH_STATUSES } from "@/lib/match/rules/state";
import { TIE_BREAKS } from "@/lib/season/rules/tie-breaks";
import { CELL_KINDS } from "@/lib/standings/rules/crosstable";

// What the API answers with. The description is made from these shapes, and a test compares them with real answers.

const instant = z.iso
  .datetime()
  .meta({ description: "An instant in UTC.", examples: ["2026-11-16T15:00:00.000Z"] });
const day = z.iso.date().meta({ description: "A calendar day of the organization’s time zone." });
const href = z.string().meta({ description: "The address of this in the API." });
const page = z.string().meta({ description: "The address of its page on this site." });
const count = z.int().min(0);
/** Points and games can have halves. */
const points = z.number();

export const organizationResource = z
  .object({
    slug: z.string(),
    name: z.string(),
    timeZone: z.string().meta({ description: "An IANA time zone.", examples: ["America/Chicago"] }),
    contactEmail: z.string(),
    href,
    page,
  })
  .meta({ id: "Organization" });

const divisionOfSeason = z.object({
  slug: z.string(),
  name: z.string(),
  underAge: z.int().nullable().meta({ description: "Players are younger than this; null: no age limit." }),
  capacity: z.int().nullable().meta({ description: "How many can play; null: no limit." }),
  href,
  page,
});

/** What the public reads of a season: drafts aren't public. */
export const PUBLIC_STATUSES = ["registration", "running", "finished", "archived"] as const;

export const seasonResource = z
  .object({
    slug: z.string(),
    name: z.string(),
    status: z.enum(PUBLIC_STATUSES),
    startsOn: day,
    registrationClosesOn: day.nullable(),
    rulesVersion: z.int().meta({ description: "How many times its rules have been saved, from 1." }),
    divisions: z.array(divisionOfSeason),
    breaks: z.array(z.object({ name: z.string(), from: day, until: day })),
    href,
    page,
  })
  .meta({ id: "Season" });

const side = z.object({
  entryId: z.string().nullable().meta({ description: "Null if the player is no longer in the division." }),
  name: z.string().nullable().meta({ description: "As the public reads it." }),
});

export const entryResource = z
  .object({
    id: z.string(),
    name: z.string().meta({
      description:
        "As the public reads it: “Amara Osei”, “Amara O.” for a minor, or “Player 7” if it’s withheld.",
    }),
    isFullName: z.boolean(),
    hasLeft: z.boolean(),
    page,
  })
  .meta({ id: "Entry" });

export const divisionResource = divisionOfSeason
  .extend({
    entries: count.meta({ description: "How many entries it has." }),
    rounds: count.meta({ description: "How many rounds are drawn; 0 before its schedule is published." }),
    champions: z
      .array(z.object({ entryId: z.string(), name: z.string().nullable() }))
      .nullable()
      .meta({ description: "Null while it isn’t decided; more than one if first place is shared." }),
    lists: z.object({
      entries: href,
      rounds: href,
      matches: href,
      results: href,
      standings: href,
      crosstable: href,
    }),
  })
  .meta({ id: "Division" });

export const roundResource = z
  .object({
    stage: z.int().min(1),
    format: z.string().meta({ examples: ["round-robin", "knockout"] }),
    number: z.int().min(1),
    opensAt: instant,
    deadlineAt: instant,
    sessionAt: instant.nullable().meta({
      description:
        "The session that was set for its matches. A match whose players aren’t known by then is played at another time.",
    }),
    sessionPlace: z.string().nullable(),
    matches: count.meta({ description: "How many matches it has." }),
  })
  .meta({ id: "Round" });

const matchOutcome = z
  .object({
    home: z.enum(SIDE_RESULTS),
    away: z.enum(SIDE_RESULTS),
    score: z
      .object({ home: points, away: points })
      .nullable()
      .meta({ description: "In games; null if none were played." }),
    decidedBy: z.enum(DECIDED_BY),
  })
  .meta({ description: "Who won. In a double forfeit, both lose." });

export const matchResource = z
  .object({
    id: z.string(),
    stage: z.int().min(1),
    round: z.int().min(1),
    number: z.int().min(1),
    home: side.meta({ description: "Has White in game 1." }),
    away: side,
    status: z.enum(MATCH_STATUSES),
    scheduledAt: instant.nullable(),
    deadlineAt: instant,
    correction: z
      .enum(CORRECTION_STAGES)
      .nullable()
      .meta({ description: "A correction of the result that waits for an answer." }),
    outcome: matchOutcome.nullable().meta({ description: "Null until the match is final." }),
    href,
    page,
  })
  .meta({ id: "Match" });

export const resultResource = matchResource
  .omit({ correction: true })
  .extend({ outcome: matchOutcome })
  .meta({ id: "Result" });

/** A result as it comes in, also when it's ruled or corrected later. */
export const streamedResult = resultResource
  .extend({
    decidedAt: instant.meta({ description: "When it got this result. It’s also the event’s id." }),
  })
  .meta({ id: "StreamedResult" });

/** A match that has no result anymore. */
export const removedResult = z.object({ id: z.string() }).meta({ id: "RemovedResult" });

const standingsRowResource = z
  .object({
    rank: z.int().min(1).meta({ description: "Shared by players tied on everything: 1, 2, 2, 4." }),
    isTied: z.boolean(),
    entryId: z.string(),
    name: z.string(),
    hasLeft: z.boolean(),
    points,
    played: count,
    won: count,
    drawn: count,
    lost: count,
    forfeits: count.meta({ description: "Losses by forfeit or no-show, with a win for the opponent." }),
    doubleForfeits: count,
    gamesWon: points,
    gamesLost: points,
    tieBreaks: z.partialRecord(z.enum(TIE_BREAKS), z.number().nullable()),
  })
  .meta({ id: "StandingsRow" });

/** The standings of everyone, or of each group. */
export const tableResource = z
  .object({
    name: z.string().nullable().meta({ description: "“Group A”; null if everyone is in one table." }),
    rows: z.array(standingsRowResource),
  })
  .meta({ id: "Table" });

export const crosstableResource = z
  .object({
    name: z.string().nullable(),
    rows: z.array(
      z.object({
        rank: z.int().min(1),
        entryId: z.string(),
        name: z.string(),
        points,
        opponents: z.array(
          z.object({
            entryId: z.string(),
            matches: z.array(
              z.object({
                matchId: z.string().nullable(),
                round: z.int().nullable(),
                kind: z.enum(CELL_KINDS),
                own: points.nullable(),
                other: points.nullable(),
              }),
            ),
          }),
        ),
      }),
    ),
  })
  .meta({ id: "Crosstable" });

/** A list: whole, or one page of it with where the next page is. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    next: z.string().nullable().meta({ description: "Where the next page is; null on the last one." }),
  });
