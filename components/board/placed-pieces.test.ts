import { makeFen, parseFen, piecesOf, START } from "chess-core";
import { expect, test } from "vitest";
import { placedPieces } from "./placed-pieces";

test.each([
  { why: "the start", fen: makeFen(START) },
  { why: "empty squares on both sides of a piece", fen: "8/8/8/3k4/8/8/1P6/4K2R w K - 0 1" },
  { why: "both colors of every piece", fen: "qrbnk3/5p2/8/8/8/8/2P5/QRBNK3 b - - 3 40" },
])("the pieces are those that chess-core reads: $why", ({ fen }) => {
  const position = parseFen(fen);
  const pieces = position.ok ? piecesOf(position.value) : [];
  const bySquare = (pieces: readonly { readonly square: string }[]) =>
    pieces.toSorted((a, b) => a.square.localeCompare(b.square));
  expect(pieces.length).toBeGreaterThan(1);
  expect(bySquare(placedPieces(fen))).toEqual(bySquare(pieces));
});
