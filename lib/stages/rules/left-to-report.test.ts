import { expect, test } from "vitest";
import type { MatchStatus } from "@/lib/match/rules/state";
import { isLeftToReport } from "./left-to-report";

const round = (number: number, format: "knockout" | "round-robin", statuses: readonly MatchStatus[]) => ({
  number,
  stage: { position: 1, format },
  matches: statuses.map((status) => ({ status })),
});

test.each<{
  why: string;
  format?: "knockout" | "round-robin";
  before?: readonly MatchStatus[];
  statuses: readonly MatchStatus[];
  isLeft: boolean;
}>([
  { why: "a match has no time", statuses: ["final", "open"], isLeft: true },
  { why: "a match has a time", statuses: ["scheduled"], isLeft: true },
  { why: "it isn't paired", statuses: [], isLeft: true },
  { why: "the round before has a match to play", before: ["final", "open"], statuses: [], isLeft: true },
  { why: "no one is left to pair", before: ["final", "final"], statuses: [], isLeft: false },
  { why: "the others don't take a report", statuses: ["reported", "with-director", "void"], isLeft: false },
  {
    why: "a quarterfinal is contested",
    before: ["final", "with-director"],
    statuses: ["final"],
    isLeft: true,
  },
  { why: "a quarterfinal is reported", before: ["final", "reported"], statuses: ["final"], isLeft: true },
  { why: "both are paired", before: ["final", "void"], statuses: ["final"], isLeft: false },
  {
    why: "a round robin has all its matches from the start",
    format: "round-robin",
    before: ["with-director"],
    statuses: ["final"],
    isLeft: false,
  },
])("a round has a match left to report: $why", ({ format = "knockout", before, statuses, isLeft }) => {
  const first = round(1, format, before ?? statuses);
  const asked = before ? round(2, format, statuses) : first;
  expect(isLeftToReport(asked, before ? [first, asked] : [asked])).toBe(isLeft);
});
