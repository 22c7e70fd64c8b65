import { describe, expect, test } from "vitest";
import {
  isLegal,
  isSamePosition,
  legalMoves,
  makeFen,
  makeSan,
  makeUci,
  parseUci,
  pieceAt,
  piecesOf,
  play,
  type Square,
  START,
  turnOf,
} from "../index";
import { positionAt } from "../testing/legal";

/** Verdicts from the tests of python-chess. */
describe("en passant is legal only if the king stays safe (FIDE 3.7.3.1, 3.9.2)", () => {
  test.each([
    { why: "uncovers the rank", fen: "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", uci: "d5e6", legal: false },
    {
      why: "the diagonal stays shut",
      fen: "2b1r2r/8/5P1k/2p1pP2/5R1P/6PK/4q3/4R3 w - e6 0 1",
      uci: "f5e6",
      legal: true,
    },
    {
      why: "uncovers the diagonal of the captured pawn",
      fen: "8/8/8/5k2/4Pp2/8/2B5/4K3 b - e3 0 1",
      uci: "f4e3",
      legal: false,
    },
    {
      why: "uncovers the diagonal of the capturing pawn",
      fen: "8/8/8/7B/6Pp/8/4k2K/3r4 b - g3 0 1",
      uci: "h4g3",
      legal: false,
    },
    { why: "uncovers the file", fen: "8/5K2/8/3k4/3pP3/8/8/3R4 b - e3 0 1", uci: "d4e3", legal: false },
    { why: "answers the check", fen: "8/8/8/2k5/2pP4/8/4K3/8 b - d3 0 1", uci: "c4d3", legal: true },
  ])("$why", ({ fen, uci, legal }) => {
    expect(parseUci(positionAt(fen), uci).ok).toBe(legal);
  });

  test("the captured pawn is removed, and the chance lasts one move", () => {
    const before = positionAt("rnbqkbnr/pppppp2/7p/6pP/8/8/PPPPPPP1/RNBQKBNR w KQkq g6 0 3");
    const [taking] = legalMoves(before, "h5").filter((move) => move.enPassant);
    expect(taking).toEqual({
      from: "h5",
      to: "g6",
      color: "white",
      role: "pawn",
      captured: "pawn",
      enPassant: true,
    });
    expect(makeFen(play(before, taking!))).toBe("rnbqkbnr/pppppp2/6Pp/8/8/8/PPPPPPP1/RNBQKBNR b KQkq - 0 3");
    const later = play(play(before, { from: "a2", to: "a3" }), { from: "a7", to: "a6" });
    expect(isLegal(later, { from: "h5", to: "g6" })).toBe(false);
  });
});

describe("castling (FIDE 3.8.2)", () => {
  test.each([
    { why: "both sides are free", fen: "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", sans: "O-O O-O-O" },
    { why: "the king is in check", fen: "4k3/8/8/b7/8/8/8/R3K2R w KQ - 0 1", sans: "" },
    { why: "the king would cross f1", fen: "4k3/8/8/8/8/3b4/8/R3K2R w KQ - 0 1", sans: "O-O-O" },
    { why: "the king would land on c1", fen: "4k3/8/7b/8/8/8/8/R3K2R w KQ - 0 1", sans: "O-O" },
    { why: "only the rook crosses b1", fen: "1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", sans: "O-O O-O-O" },
    { why: "a rook under attack may castle", fen: "r3k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", sans: "O-O O-O-O" },
    { why: "a piece is on b1", fen: "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", sans: "O-O" },
    { why: "the right is gone", fen: "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", sans: "O-O-O" },
    { why: "black, giving check", fen: "r3k2r/8/8/8/8/8/8/5K2 b kq - 0 1", sans: "O-O+ O-O-O" },
  ])("$why", ({ fen, sans }) => {
    const position = positionAt(fen);
    const castles = legalMoves(position).filter((move) => move.castling);
    expect(
      castles
        .map((move) => makeSan(position, move))
        .sort()
        .join(" "),
    ).toBe(sans);
  });

  test("a right is lost when the king moves, the rook moves or the rook is captured", () => {
    const position = positionAt("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    expect(makeFen(play(position, { from: "e1", to: "e2" }))).toContain(" kq ");
    expect(makeFen(play(position, { from: "a1", to: "b1" }))).toContain(" Kkq ");
    expect(makeFen(play(position, { from: "h1", to: "h8" }))).toContain(" Qq ");
    expect(makeFen(play(position, { from: "e1", to: "g1" }))).toBe("r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1");
  });
});

describe("moves", () => {
  test("the most moves a position can have are 218", () => {
    expect(legalMoves(positionAt("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1"))).toHaveLength(218);
  });

  test("the moves of one piece, and none for an empty square, an enemy or an invalid square", () => {
    expect(legalMoves(START, "g1").map(makeUci).sort()).toEqual(["g1f3", "g1h3"]);
    expect(legalMoves(START, "e4")).toEqual([]);
    expect(legalMoves(START, "e7")).toEqual([]);
    expect(legalMoves(START, "z9" as Square)).toEqual([]);
  });

  test("a pawn that reaches the last rank needs a promotion, and no other piece has one", () => {
    const position = positionAt("1r3k2/P7/8/8/8/8/8/4K3 w - - 0 1");
    expect(isLegal(position, { from: "a7", to: "a8" })).toBe(false);
    expect(isLegal(position, { from: "a7", to: "b8", promotion: "knight" })).toBe(true);
    expect(isLegal(position, { from: "e1", to: "e2", promotion: "queen" })).toBe(false);
    expect(
      legalMoves(position, "a7")
        .map((move) => move.promotion)
        .sort(),
    ).toEqual(["bishop", "bishop", "knight", "knight", "queen", "queen", "rook", "rook"]);
  });

  test("an illegal move can't be played", () => {
    expect(() => play(START, { from: "e2", to: "e5" })).toThrow(RangeError);
  });

  test("playing doesn't change the position", () => {
    play(START, { from: "e2", to: "e4" });
    expect(makeFen(START)).toBe("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  });
});

test("a board can be drawn from a position", () => {
  expect(piecesOf(START)).toHaveLength(32);
  expect(piecesOf(START)[0]).toEqual({ square: "a1", color: "white", role: "rook" });
  expect(pieceAt(START, "e8")).toEqual({ square: "e8", color: "black", role: "king" });
  expect(pieceAt(START, "e4")).toBeNull();
  expect(turnOf(START)).toBe("white");
});

test("positions are the same whatever their clocks, but differ by rights and en passant (FIDE 9.2.3)", () => {
  const one = positionAt("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
  expect(isSamePosition(one, positionAt("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 9 30"))).toBe(true);
  expect(isSamePosition(one, positionAt("r3k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1"))).toBe(false);
  expect(isSamePosition(one, positionAt("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"))).toBe(false);
  const taking = positionAt("4k3/8/8/5pP1/8/8/8/4K3 w - f6 0 1");
  expect(isSamePosition(taking, positionAt("4k3/8/8/5pP1/8/8/8/4K3 w - - 0 1"))).toBe(false);
});
