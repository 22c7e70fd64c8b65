import { describe, expect, test } from "vitest";
import { checkOf, type Move, makeUci, type Square, START, touchedMoves } from "../index";
import { positionAt } from "../testing/legal";

const names = (moves: readonly Move[]) => moves.map(makeUci).sort();

describe("a check and its three answers (FIDE 3.9)", () => {
  test("no check", () => {
    expect(checkOf(START)).toBeNull();
  });

  test("the king moves, the checker is captured, or a piece blocks", () => {
    const check = checkOf(positionAt("4k3/8/8/8/4r3/8/3P2B1/R2QK3 w Q - 0 1"));
    expect(check?.checkers).toEqual(["e4"]);
    expect(names(check!.escapes.kingMoves)).toEqual(["e1f1", "e1f2"]);
    expect(names(check!.escapes.captures)).toEqual(["g2e4"]);
    expect(names(check!.escapes.interpositions)).toEqual(["d1e2"]);
  });

  test("en passant captures the pawn that gives check", () => {
    const check = checkOf(positionAt("8/8/8/2k5/2pP4/8/4K3/8 b - d3 0 1"));
    expect(check?.checkers).toEqual(["d4"]);
    expect(names(check!.escapes.captures)).toEqual(["c4d3"]);
    expect(check!.escapes.interpositions).toEqual([]);
  });

  test("only the king escapes from a double check", () => {
    const check = checkOf(positionAt("4k3/8/3N4/8/8/8/4R3/4K3 b - - 0 1"));
    expect(check?.checkers).toEqual(["d6", "e2"]);
    expect(names(check!.escapes.kingMoves)).toEqual(["e8d7", "e8d8", "e8f8"]);
    expect(check!.escapes.captures).toEqual([]);
  });

  test("checkmate has no answer", () => {
    const escapes = checkOf(positionAt("1R3k2/2R5/8/8/8/1K6/8/8 b - - 0 1"))?.escapes;
    expect(escapes).toEqual({ kingMoves: [], captures: [], interpositions: [] });
  });
});

describe("touch-move (FIDE 4.3)", () => {
  const position = positionAt("4k3/8/8/3p4/4P3/8/8/R3K2R w KQ - 0 1");
  test.each<{ why: string; square: Square; moves: string[] }>([
    { why: "an own piece must move", square: "e4", moves: ["e4d5", "e4e5"] },
    { why: "an enemy piece must be captured", square: "d5", moves: ["e4d5"] },
    { why: "an enemy piece that can't be captured doesn't oblige", square: "e8", moves: [] },
    { why: "an empty square doesn't oblige", square: "c3", moves: [] },
  ])("$why", ({ square, moves }) => {
    expect(names(touchedMoves(position, square))).toEqual(moves);
  });

  test("touching a pawn that can be captured en passant obliges capturing it", () => {
    const taking = positionAt("4k3/8/8/5pP1/8/8/8/4K3 w - f6 0 1");
    expect(names(touchedMoves(taking, "f5"))).toEqual(["g5f6"]);
    expect(names(touchedMoves(taking, "f6"))).toEqual([]);
  });
});

describe("touching several pieces (FIDE 4.3, 4.4)", () => {
  const castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
  const blocked = "r3k2r/8/8/8/8/8/8/R3KB1R w KQkq - 0 1";
  const taking = "4k3/8/8/3p1b2/4P3/8/8/R3K3 w - - 0 1";
  const stuck = "4k3/8/8/8/2b5/8/P7/RN2K3 w - - 0 1";
  test.each<{ why: string; fen: string; squares: Square[]; moves: string[] }>([
    { why: "king, then rook: castling (4.4.1)", fen: castling, squares: ["e1", "h1"], moves: ["e1g1"] },
    { why: "the other rook (4.4.1)", fen: castling, squares: ["e1", "a1"], moves: ["e1c1"] },
    {
      why: "castling there is illegal: the king moves, or castles on the other side (4.4.3)",
      fen: blocked,
      squares: ["e1", "h1"],
      moves: ["e1c1", "e1d1", "e1d2", "e1e2", "e1f2"],
    },
    {
      why: "rook, then king: the rook moves (4.4.2)",
      fen: "4k3/8/8/8/8/8/7P/4K2R w K - 0 1",
      squares: ["h1", "e1"],
      moves: ["h1f1", "h1g1"],
    },
    {
      why: "rook, then king, and the rook has no move: the king, without castling there (4.4.2)",
      fen: "4k3/8/8/8/8/8/P2PPP2/RN2K3 w Q - 0 1",
      squares: ["a1", "e1"],
      moves: ["e1d1", "e1f1"],
    },
    {
      why: "own, then enemy piece: that capture (4.3.3)",
      fen: taking,
      squares: ["e4", "d5"],
      moves: ["e4d5"],
    },
    { why: "enemy, then own piece: the same (4.3.3)", fen: taking, squares: ["f5", "e4"], moves: ["e4f5"] },
    {
      why: "that capture is impossible: the first that can be moved (4.3.3)",
      fen: taking,
      squares: ["a1", "d5"],
      moves: ["a1a2", "a1a3", "a1a4", "a1a5", "a1a6", "a1a7", "a1a8", "a1b1", "a1c1", "a1d1"],
    },
    {
      why: "that capture is impossible: the first that can be captured (4.3.3)",
      fen: taking,
      squares: ["d5", "a1"],
      moves: ["e4d5"],
    },
    {
      why: "the first own piece that can move (4.3.1)",
      fen: stuck,
      squares: ["a1", "a2"],
      moves: ["a2a3", "a2a4"],
    },
    { why: "nothing that can move or be captured (4.5)", fen: stuck, squares: ["a1", "c4"], moves: [] },
  ])("$why", ({ fen, squares, moves }) => {
    expect(names(touchedMoves(positionAt(fen), ...squares))).toEqual(moves);
  });
});
