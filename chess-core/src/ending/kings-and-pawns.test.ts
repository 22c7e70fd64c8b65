import { describe, expect, test } from "vitest";
import { BLACK, WHITE } from "../board/board";
import { boardOf } from "../board/position";
import { positionAt } from "../testing/legal";
import { isMateOutOfStep } from "./kings-and-pawns";

const MOST = 4_000;

describe("a cage is proven dead", () => {
  test.each([
    { why: "on the edge", fen: "8/8/7p/2b2p1P/1bkb1p1K/2b2Pp1/6P1/8 b - - 0 1" },
    { why: "with five bishops", fen: "8/8/7p/5p1P/5p1K/4bPp1/5bPb/4bkb1 b - - 0 1" },
    { why: "on the other edge", fen: "8/1p2B1B1/1PpB1B2/k1P5/p1P5/P7/5K2/8 w - - 0 1" },
  ])("$why", ({ fen }) => {
    for (const color of [WHITE, BLACK])
      expect(isMateOutOfStep(boardOf(positionAt(fen)), color, MOST)).toBe(true);
  });

  test("not with too few positions", () => {
    const board = boardOf(positionAt("8/8/7p/2b2p1P/1bkb1p1K/2b2Pp1/6P1/8 b - - 0 1"));
    expect(isMateOutOfStep(board, BLACK, 10)).toBe(false);
  });
});

/** A mate was found in each of these by playing on. */
test.each([
  { why: "the mate is on the board", color: BLACK, fen: "8/4b3/7p/5p1P/5p1K/5Pp1/6Pk/8 w - - 0 1" },
  { why: "a knight can wait", color: BLACK, fen: "8/5p2/5B2/8/8/1p2k3/pP6/K3N3 w - - 0 1" },
  { why: "a rook can wait", color: WHITE, fen: "7R/8/8/3k4/8/1p6/pP6/K7 w - - 0 1" },
  {
    why: "a pawn guards a square of the cage",
    color: BLACK,
    fen: "8/8/7p/5p1P/5p1K/5Pp1/1b4Pk/8 b - - 0 1",
  },
  { why: "a pawn can capture a rook", color: WHITE, fen: "8/8/3k4/8/8/1pr5/pP6/K7 w - - 0 1" },
  { why: "a pawn can capture a queen", color: WHITE, fen: "3k4/8/8/8/8/qp6/pP6/K5b1 w - - 0 1" },
])("mate isn't ruled out if $why", ({ fen, color }) => {
  expect(isMateOutOfStep(boardOf(positionAt(fen)), color, MOST)).toBe(false);
});
