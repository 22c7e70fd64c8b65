import { expect, test } from "vitest";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { rulesOfRound } from "@/lib/season/rules/rules-of-round";
import { furtherColors, inGameOne, matchFormat, whatToReport } from "./series-words";

const PLAYOFF = rulesOfRound(TEXAS_STATE, { stage: 2, number: 1, of: 2 });
const five = (match: Partial<RulePack["match"]>): RulePack => ({
  ...TEXAS_STATE,
  match: { ...TEXAS_STATE.match, bestOf: 5, ...match },
});
const REPLAY = { stalemate: "replay", otherDraws: "replay" } as const;
const one = (match: Partial<RulePack["match"]>): RulePack => ({
  ...TEXAS_STATE,
  clock: { ...TEXAS_STATE.clock, timeUp: "draw" },
  match: { ...TEXAS_STATE.match, ...REPLAY, bestOf: 1, levelMatch: "draw", ...match },
});

test("a best of three has a first game, a single game has none", () => {
  expect([inGameOne(DEPAUL), whatToReport(DEPAUL)]).toEqual([" in game 1", "the result"]);
  expect([inGameOne(TEXAS_STATE), whatToReport(TEXAS_STATE)]).toEqual(["", "the game"]);
});

test.each([
  { rules: DEPAUL, is: "Best of three, two minutes a move" },
  { rules: TEXAS_STATE, is: "One game, within the hour" },
  { rules: five({}), is: "Best of five, within the hour" },
])("$is", ({ rules, is }) => {
  expect(matchFormat(rules)).toBe(is);
});

test.each([
  { why: "replays", rules: DEPAUL, is: "Colors alternate; for a last game, draw lots." },
  { why: "a game that can be drawn", rules: TEXAS_STATE, is: "" },
  {
    why: "a knockout game",
    rules: PLAYOFF,
    is: "If it’s drawn, play one more game with colors reversed, until someone wins.",
  },
  {
    why: "replays of one game, and a draw when time runs out",
    rules: one({}),
    is: "If it’s drawn with time left, play it again with colors reversed.",
  },
  {
    why: "the same if the director decides a tied match",
    rules: one({ levelMatch: "director" }),
    is: "If it’s drawn with time left, play it again with colors reversed. If it’s drawn when time runs out, the director decides.",
  },
  {
    why: "replays of one game, which the director decides when time runs out",
    rules: {
      ...one({ levelMatch: "one-more-game" }),
      clock: { ...TEXAS_STATE.clock, timeUp: "director" as const },
    },
    is: "If it’s drawn with time left, play it again with colors reversed. If time runs out, the director decides the game.",
  },
  {
    why: "replays of one game without a time for the match",
    rules: { ...one({}), clock: DEPAUL.clock },
    is: "If it’s drawn, play it again with colors reversed.",
  },
  {
    why: "replays of five games, tied when time runs out",
    rules: five({ ...REPLAY, levelMatch: "director", decidingColors: "alternate" }),
    is: "Colors alternate. If it’s tied, the director decides.",
  },
  {
    why: "five games, a tied match to the director, no lot",
    rules: five({ levelMatch: "director", decidingColors: "alternate" }),
    is: "Colors alternate. If it’s tied, the director decides.",
  },
])("colors and what follows: $why", ({ rules, is }) => {
  expect(furtherColors(rules)).toBe(is);
});
