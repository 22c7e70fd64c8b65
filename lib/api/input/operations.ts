import { z } from "zod";
import {
  crosstableResource,
  divisionResource,
  entryResource,
  listOf,
  matchResource,
  organizationResource,
  removedResult,
  resultResource,
  roundResource,
  seasonResource,
  streamedResult,
  tableResource,
} from "./resources";

/** A read of the API, for everyone. */
export type ReadOperation = {
  readonly summary: string;
  /** Its parameters are in braces. */
  readonly path: string;
  readonly answer: z.ZodType;
  /** What it needs to be asked: without it, or with something else, it's a 422. */
  readonly query?: z.ZodObject;
};

const ORGANIZATION = "/organizations/{org}";
const SEASON = `${ORGANIZATION}/seasons/{season}`;
const DIVISION = `${SEASON}/divisions/{division}`;

/** Everything that anyone can read. The description is made from it, and a test compares it with the routes. */
export const READ_OPERATIONS = {
  listOrganizations: {
    summary: "The organizations on this site, by name",
    path: "/organizations",
    answer: listOf(organizationResource),
  },
  getOrganization: { summary: "An organization", path: ORGANIZATION, answer: organizationResource },
  listSeasons: {
    summary: "The seasons of an organization, newest first",
    path: `${ORGANIZATION}/seasons`,
    answer: listOf(seasonResource),
  },
  getSeason: { summary: "A season with its divisions", path: SEASON, answer: seasonResource },
  getDivision: { summary: "A division, and who won it", path: DIVISION, answer: divisionResource },
  listEntries: {
    summary: "The players of a division, by the names that everyone can read",
    path: `${DIVISION}/entries`,
    answer: listOf(entryResource),
  },
  listRounds: {
    summary: "The rounds of a division, stage by stage",
    path: `${DIVISION}/rounds`,
    answer: listOf(roundResource),
  },
  listMatches: {
    summary: "The matches of a division, round by round",
    path: `${DIVISION}/matches`,
    answer: listOf(matchResource),
  },
  listResults: {
    summary: "The matches of a division that are decided",
    path: `${DIVISION}/results`,
    answer: listOf(resultResource),
  },
  getStandings: {
    summary: "The standings of a division: one table, or one for each group",
    path: `${DIVISION}/standings`,
    answer: listOf(tableResource),
  },
  getCrosstable: {
    summary: "Every player of a division against every other",
    path: `${DIVISION}/crosstable`,
    answer: listOf(crosstableResource),
  },
  getMatch: { summary: "A match", path: `${ORGANIZATION}/matches/{id}`, answer: matchResource },
} as const satisfies Record<string, ReadOperation>;

/** Streams of events, for everyone: what's in `data` of each event that has data. */
export const STREAM_OPERATIONS = {
  followResults: {
    summary: "The results of a division as they come in (server-sent events)",
    path: `${DIVISION}/results/stream`,
    events: { result: streamedResult, removed: removedResult },
  },
} as const;

export type ReadName = keyof typeof READ_OPERATIONS;

/** What a read answers with, before it's text. */
export type AnswerOf<Name extends ReadName> = z.output<(typeof READ_OPERATIONS)[Name]["answer"]>;

/** Where a list goes on: opaque to those who use it. */
export const cursorQuery = z.object({
  after: z
    .string()
    .max(400)
    .optional()
    .meta({ description: "Where to continue: from the `next` of the previous page." }),
});
