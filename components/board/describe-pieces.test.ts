import { describe, expect, test } from "vitest";

import { describePieces } from "./describe-pieces";

describe("describePieces", () => {
  test("names each side's pieces from king to pawn, the squares in order", () => {
    expect(
      describePieces([
        { square: "h8", color: "black", role: "king" },
        { square: "d1", color: "white", role: "rook" },
        { square: "a1", color: "white", role: "rook" },
        { square: "g1", color: "white", role: "king" },
        { square: "h2", color: "white", role: "pawn" },
        { square: "f2", color: "white", role: "pawn" },
        { square: "g2", color: "white", role: "pawn" },
      ]),
    ).toBe("White: king g1, rooks a1 and d1, pawns f2, g2, and h2. Black: king h8.");
  });

  test("says so when the board is empty", () => {
    expect(describePieces([])).toBe("An empty board.");
  });
});
