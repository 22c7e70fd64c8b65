import { z } from "zod";
import { MATCH_STATUSES } from "@/lib/match/rules/state";
import { MOST_CLOSED_DAYS } from "@/lib/venue/input/closure";
import { localTime } from "./command";

const instant = z.string();
const ofDivision = {
  season: z.string().meta({ description: "The season’s address." }),
  division: z.string().meta({ description: "The division’s address." }),
};
const names = { home: z.string(), away: z.string() };

/** A closure, as the list of closures has it. */
export const deskClosureResource = z
  .object({
    id: z.string().meta({ description: "For `endClosure`." }),
    from: instant,
    until: instant,
    venues: z.array(z.string()).meta({ description: "The names of the venues that are closed." }),
    isAll: z.boolean().meta({ description: "Whether everything on campus is closed, venue or not." }),
    reason: z.string(),
    days: z.int().meta({ description: "By how many days deadlines moved." }),
    createdAt: instant,
    reopenedAt: instant.nullable().meta({ description: "When it ended early." }),
  })
  .meta({ id: "DeskClosure" });

/** A closure with the matches it changed, as they are now. */
export const deskClosureWithMatches = deskClosureResource
  .extend({
    matches: z.array(
      z.object({
        id: z.string(),
        ...names,
        status: z.enum(MATCH_STATUSES),
        canceledAt: instant.nullable().meta({ description: "The time that it lost." }),
        scheduledAt: instant.nullable(),
        deadlineAt: instant,
      }),
    ),
  })
  .meta({ id: "DeskClosureWithMatches" });

const dates = z.object({ opensAt: instant, deadlineAt: instant, sessionAt: instant.nullable() });

/** What a closure would do now. */
export const closurePreviewResource = z
  .object({
    seen: z.string().meta({ description: "The version of all of this, for `confirmClosure`." }),
    problem: z.string().nullable().meta({ description: "Why it can’t be confirmed." }),
    told: z.string().meta({ description: "Who gets an email." }),
    matches: z.array(
      z.object({
        id: z.string(),
        ...ofDivision,
        ...names,
        scheduledAt: instant.nullable(),
        canceledAt: instant.nullable().meta({ description: "The time that it would lose." }),
        movesTo: instant.nullable().meta({ description: "The time that it would get, at a session." }),
        deadlineAt: instant.nullable().meta({ description: "Its new deadline; null if that stays." }),
        withdrawn: z
          .object({ home: z.array(instant), away: z.array(instant) })
          .meta({ description: "The times each player suggested that no one could pick anymore." }),
      }),
    ),
    rounds: z
      .array(z.object({ ...ofDivision, name: z.string(), before: dates, after: dates }))
      .meta({ description: "The rounds that would get new dates." }),
    elsewhere: z
      .array(
        z.object({
          ...ofDivision,
          name: z.string(),
          sessionAt: instant.nullable(),
          sessionPlace: z.string().nullable(),
        }),
      )
      .meta({
        description:
          "Sessions during the closure that would keep their time, because their place isn’t closed.",
      }),
  })
  .meta({ id: "ClosurePreview" });

/** What a closure would be. */
export const closurePlan = {
  from: localTime,
  until: localTime,
  days: `By how many days deadlines move, up to ${MOST_CLOSED_DAYS}.`,
  next: z.enum(["stay", "move"]).meta({ description: "Whether later rounds move, too." }),
};

/** How a preview is asked for. The route reads it with the page’s own schema. */
export const closurePreviewParameters = z.object({
  venue: z
    .string()
    .max(80)
    .optional()
    .meta({ description: "A venue’s address. Left out: everything on campus." }),
  from: closurePlan.from,
  until: closurePlan.until,
  days: z.string().max(2).meta({ description: closurePlan.days }),
  next: closurePlan.next,
});

export type DeskClosureResource = z.output<typeof deskClosureResource>;
export type DeskClosureWithMatches = z.output<typeof deskClosureWithMatches>;
export type ClosurePreviewResource = z.output<typeof closurePreviewResource>;
