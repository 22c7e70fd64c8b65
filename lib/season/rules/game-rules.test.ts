import { expect, test } from "vitest";
import { gameRulesOf } from "./game-rules";
import { DEPAUL } from "./presets/depaul";
import { OFFICIAL } from "./presets/official";
import { TEXAS_STATE } from "./presets/texas-state";

const FEWER = { pawn: 1, knight: 2, bishop: 3, rook: 4, queen: 5 };

test.each([
  { why: "plain chess has no limits", rules: OFFICIAL, expected: { book: "fide" } },
  {
    why: "two minutes a move",
    rules: DEPAUL,
    expected: { book: "us-chess", moveTime: { rule: "Time for a move", seconds: 120 } },
  },
  {
    why: "an hour with captured points, with the league's values",
    rules: {
      ...TEXAS_STATE,
      clock: { ...TEXAS_STATE.clock, pieceValues: FEWER, promoted: "as-pawn" },
    } as const,
    expected: {
      book: "us-chess",
      matchTime: { rule: "When the time is up", values: { ...FEWER, promoted: "pawn" } },
    },
  },
  {
    why: "chess-core can't judge time up if the director decides it",
    rules: { ...TEXAS_STATE, clock: { ...TEXAS_STATE.clock, timeUp: "director" } } as const,
    expected: { book: "us-chess" },
  },
])("$why", ({ rules, expected }) => {
  expect(gameRulesOf(rules)).toEqual(expected);
});
