import { expect, test } from "vitest";
import { barWords } from "@/components/stages/round-bars";
import { barShares, currentRound, roundAsked, roundProgress } from "./round-progress";

const ROUNDS = [{ opensAt: "2026-11-09T06:00:00.000Z" }, { opensAt: "2026-11-16T06:00:00.000Z" }];

test.each([
  { why: "before the season the first round counts", now: "2026-11-01T00:00:00.000Z", expected: ROUNDS[0] },
  { why: "a round counts from its first instant", now: "2026-11-16T06:00:00.000Z", expected: ROUNDS[1] },
  { why: "after the last one it stays", now: "2027-01-01T00:00:00.000Z", expected: ROUNDS[1] },
])("$why", ({ now, expected }) => {
  expect(currentRound(ROUNDS, now)).toBe(expected);
});

test("without rounds there is none", () => {
  expect(currentRound([], "2026-11-16T06:00:00.000Z")).toBeUndefined();
});

test.each([
  { why: "its stage and number name a round", asked: { stage: "2", round: "1" }, expected: 2 },
  { why: "a number alone means the first stage", asked: { round: "1" }, expected: 0 },
  { why: "no number means the current round", asked: { stage: "2" }, expected: 1 },
  { why: "there's no such round, so it's the current one", asked: { stage: "2", round: "2" }, expected: 1 },
])("$why", ({ asked, expected }) => {
  const rounds = [
    { stage: { position: 1 }, number: 1, opensAt: "2026-11-09T06:00:00.000Z" },
    { stage: { position: 1 }, number: 2, opensAt: "2026-11-16T06:00:00.000Z" },
    { stage: { position: 2 }, number: 1, opensAt: "2026-11-30T06:00:00.000Z" },
  ];
  expect(roundAsked(rounds, asked, "2026-11-20T06:00:00.000Z")).toBe(rounds[expected]);
});

test("every match of a round is counted once, and what's decided as on public pages", () => {
  const progress = roundProgress({
    matches: [
      { status: "open", decidedBy: null },
      { status: "scheduled", decidedBy: null },
      { status: "reported", decidedBy: null },
      { status: "with-director", decidedBy: null },
      { status: "final", decidedBy: "agreed" },
      { status: "final", decidedBy: "ruling" },
      { status: "final", decidedBy: "forfeit" },
      { status: "final", decidedBy: "double-forfeit" },
      { status: "void", decidedBy: null },
    ],
  });
  expect(progress).toEqual({
    decided: 4,
    forfeits: 2,
    reported: 1,
    timeAgreed: 1,
    silent: 1,
    withDirector: 1,
    void: 1,
  });
  expect(barWords("Round 3", progress)).toBe(
    "Round 3: 4 decided, 2 by forfeit, 1 waiting to be confirmed, 1 with a time, 1 without a time, 1 with you, 1 void",
  );
  expect(barShares(progress).map(([part, share]) => [part, Math.round(9 * share)])).toEqual([
    ["decided", 2],
    ["forfeits", 2],
    ["reported", 1],
    ["timeAgreed", 1],
    ["silent", 1],
    ["withDirector", 1],
    ["void", 1],
  ]);
});
