import { describe, expect, expectTypeOf, test } from "vitest";
import {
  diagramText,
  legalMoves,
  makeFen,
  type Piece,
  type Placement,
  type Position,
  parsePlacement,
  piecesOf,
  placePieces,
  START,
  setUp,
  writePlacement,
} from "../index";
import { unwrap } from "../testing/legal";

const KINGS: readonly Piece[] = [
  { square: "e1", color: "white", role: "king" },
  { square: "e8", color: "black", role: "king" },
];
const ROOK: Piece = { square: "h1", color: "white", role: "rook" };

test("a position is set up from its pieces", () => {
  expect(makeFen(unwrap(setUp([...KINGS, ROOK])))).toBe("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
  const details = {
    turn: "black",
    castling: { white: { kingside: true } },
    halfMoveClock: 3,
    moveNumber: 9,
  } as const;
  expect(makeFen(unwrap(setUp([...KINGS, ROOK], details)))).toBe("4k3/8/8/8/8/8/8/4K2R b K - 3 9");
  const all = {
    castling: { white: { kingside: true, queenside: true }, black: { kingside: true, queenside: true } },
  };
  expect(makeFen(unwrap(setUp(piecesOf(START), all)))).toBe(makeFen(START));
});

describe("a position that can't be is refused like a FEN", () => {
  test.each([
    { why: "no kings", pieces: [ROOK], reason: "kings" },
    { why: "two pieces on one square", pieces: [...KINGS, { ...ROOK, square: "e1" }], reason: "placement" },
    { why: "a square that isn't one", pieces: [...KINGS, { ...ROOK, square: "z9" }], reason: "placement" },
    {
      why: "a pawn on the last rank",
      pieces: [...KINGS, { square: "a8", color: "white", role: "pawn" }],
      reason: "pawns",
    },
    {
      why: "a right without a rook",
      pieces: KINGS,
      details: { castling: { white: { kingside: true } } },
      reason: "castling",
    },
    { why: "an impossible en passant", pieces: KINGS, details: { enPassant: "e6" }, reason: "en-passant" },
    { why: "a clock below 0", pieces: KINGS, details: { halfMoveClock: -1 }, reason: "clock" },
  ])("$why", ({ pieces, details, reason }) => {
    const answer = setUp(pieces as Piece[], details as Parameters<typeof setUp>[1]);
    expect(answer).toMatchObject({ ok: false, error: { reason } });
  });
});

describe("a board without kings", () => {
  test("is read, written and drawn, and is plain data", () => {
    const board = unwrap(parsePlacement("8/8/8/3q4/8/8/8/7R"));
    expect(board).toEqual([ROOK, { square: "d5", color: "black", role: "queen" }]);
    expect(writePlacement(board)).toBe("8/8/8/3q4/8/8/8/7R");
    expect(unwrap(placePieces(JSON.parse(JSON.stringify(board))))).toEqual(board);
    expect(diagramText(board)).toContain("1 . . . . . . . R");
  });

  test("isn't a position", () => {
    const board = unwrap(placePieces([ROOK]));
    expectTypeOf(board).not.toExtend<Position>();
    // @ts-expect-error A board has no turn, so it has no legal moves.
    expect(() => legalMoves(board)).toThrow();
    // @ts-expect-error Only `placePieces` and `parsePlacement` know that no two pieces share a square.
    const made: Placement = [ROOK];
    expect(made).toHaveLength(1);
  });

  test.each(["", "8/8", "9/8/8/8/8/8/8/8"])("%j isn't a board", (text) => {
    expect(parsePlacement(text)).toMatchObject({ ok: false, error: { reason: "placement" } });
  });
});
