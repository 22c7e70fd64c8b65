import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { findingOf } from "./finding";

const STALEMATE =
  "1. e3 a5 2. Qh5 Ra6 3. Qxa5 h5 4. h4 Rah6 5. Qxc7 f6 6. Qxd7+ Kf7 7. Qxb7 Qd3 8. Qxb8 Qh7 9. Qxc8 Kg6 10. Qe6";

test.each([
  {
    why: "stalemate",
    pgn: STALEMATE,
    word: "Stalemate",
    facts: "Black to move. The king on g6 isn’t in check. No legal moves.",
  },
  {
    why: "checkmate",
    pgn: "1. f3 e5 2. g4 Qh4#",
    word: "Checkmate",
    facts: "White to move. The king on e1 is in check from h4. No legal moves.",
  },
  {
    why: "nothing yet",
    pgn: "1. e4 e5",
    word: "Not over yet on the board",
    facts:
      "White to move. The king on e1 isn’t in check. 29 legal moves left. The moves don’t show that the game is over.",
  },
])("the moves of a game prove $why", ({ pgn, word, facts }) => {
  const finding = findingOf(pgn, "Game 1", DEPAUL);
  expect(finding).toMatchObject({ word });
  expect(finding?.facts).toContain(facts);
});

test("what was mended is told beside what the moves prove", () => {
  const finding = findingOf("1. ♙f3 e5 2. g2–g4 ♛h4#", "Game 1", DEPAUL);
  expect(finding?.mended).toEqual([
    "Move 1, White: “♙f3” was read as f3, and 1 more like it.",
    "Move 2, White: “g2–g4” was read as g4.",
  ]);
});

test("the last move is marked and every piece is where the moves left it", () => {
  const finding = findingOf("1. e4 e5", "Game 1", DEPAUL);
  expect(finding?.lastMove).toEqual({ from: "e7", to: "e5" });
  expect(finding?.pieces).toHaveLength(32);
});

test("a text without a game proves nothing", () => {
  expect(findingOf("", "Game 1", DEPAUL)).toBeNull();
});
