import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { allottedTime, typeOf } from "./trf-rules";

const NONE = { ...DEPAUL.clock, minutesPerMatch: null, secondsPerMove: null, minutesPerGame: null };
const GAME = { ...NONE, minutesPerGame: 15, secondsAdded: 10 };

test.each([
  { why: "no clock", clock: NONE, is: "No limit" },
  {
    why: "a clock for the match and its moves",
    clock: { ...NONE, minutesPerMatch: 60, secondsPerMove: 45 },
    is: "60 minutes a match, 45 seconds a move",
  },
  { why: "a game clock", clock: { ...GAME, secondsAdded: 0 }, is: "15 minutes a game each" },
  {
    why: "an increment",
    clock: { ...GAME, addedAs: "increment" as const },
    is: "15 minutes a game each, 10 seconds added after each move",
  },
  {
    why: "a delay",
    clock: { ...GAME, addedAs: "delay" as const, secondsAdded: 1 },
    is: "15 minutes a game each, 1 second delay before each move",
  },
  {
    why: "a Bronstein delay, and a limit for the match",
    clock: { ...GAME, addedAs: "bronstein" as const, minutesPerMatch: 60 },
    is: "15 minutes a game each, up to 10 seconds given back after each move, 60 minutes a match",
  },
])("the allotted time with $why", ({ clock, is }) => {
  expect(allottedTime({ ...DEPAUL, clock })).toBe(is);
});

test.each([
  { why: "single games", bestOf: 1, finalBestOf: null, is: "Individual: knockout" },
  {
    why: "a final like the others",
    bestOf: 3,
    finalBestOf: 3,
    is: "Individual: knockout, matches best of 3",
  },
  { why: "a longer final", bestOf: 1, finalBestOf: 3, is: "Individual: knockout, matches best of 1 or 3" },
] as const)("the type of $why", ({ bestOf, finalBestOf, is }) => {
  const stages = SESSION_KNOCKOUT.stages.map((stage) => ({ ...stage, finalBestOf }));
  expect(typeOf({ ...SESSION_KNOCKOUT, match: { ...SESSION_KNOCKOUT.match, bestOf }, stages })).toBe(is);
});
