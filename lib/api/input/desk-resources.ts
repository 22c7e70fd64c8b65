import { z } from "zod";
import { MATCH_STATUSES } from "@/lib/match/rules/state";

// What a director reads with a token, with the versions that commands answer.

const version = (of: string) => z.string().meta({ description: `The version of ${of}, for \`seen\`.` });

export const deskSeasonResource = z
  .object({
    slug: z.string(),
    name: z.string(),
    status: z
      .enum(["draft", "registration", "running", "finished", "archived"])
      .meta({ description: "Also the version that a step of the season answers." }),
    startsOn: z.string(),
    rulesVersion: z.int(),
    stages: z.array(z.string()).meta({ description: "The format of each stage." }),
    divisions: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        spotsSeen: version("the number of spots"),
      }),
    ),
  })
  .meta({ id: "DeskSeason" });

export const deskDivisionResource = z
  .object({
    slug: z.string(),
    seen: version("everything that a draw depends on"),
    entries: z.array(
      z.object({
        id: z.string(),
        name: z.string().meta({ description: "As they registered." }),
        email: z.string().nullable(),
        status: z.string(),
      }),
    ),
    rounds: z.array(
      z.object({
        stage: z.int(),
        round: z.int(),
        opensAt: z.string(),
        deadlineAt: z.string(),
        seen: version("its dates"),
        heldForfeits: z
          .object({ matches: z.int(), stamp: z.string() })
          .nullable()
          .meta({ description: "Double forfeits that are waiting for a director, for `declareForfeits`." }),
      }),
    ),
    matches: z.array(
      z.object({
        id: z.string(),
        stage: z.int(),
        round: z.int(),
        number: z.int(),
        homeEntryId: z.string(),
        awayEntryId: z.string(),
        status: z.enum(MATCH_STATUSES),
        deadlineAt: z.string(),
        seen: version("the match"),
      }),
    ),
  })
  .meta({ id: "DeskDivision" });

export type DeskSeasonResource = z.output<typeof deskSeasonResource>;
export type DeskDivisionResource = z.output<typeof deskDivisionResource>;

/** What a token with the scope `read` reads of its maker's desk. */
export const DESK_OPERATIONS = {
  getDeskSeason: {
    summary: "A season as its directors see it, drafts included",
    path: "/organizations/{org}/desk/seasons/{season}",
    answer: deskSeasonResource,
  },
  getDeskDivision: {
    summary: "A division as its directors see it, with the versions that commands answer",
    path: "/organizations/{org}/desk/seasons/{season}/divisions/{division}",
    answer: deskDivisionResource,
  },
} as const;
