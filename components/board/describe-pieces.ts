import { list } from "@/lib/shared/text";
import { PIECE_ROLES, type PlacedPiece } from "./piece";

/** The position in words, for people who can't see the board: "White: king g1, rooks a1 and d1. Black: king h8." */
export function describePieces(pieces: readonly PlacedPiece[]): string {
  const sides = (["white", "black"] as const).flatMap((color) => {
    const groups = PIECE_ROLES.flatMap((role) => {
      const squares = pieces
        .filter((piece) => piece.color === color && piece.role === role)
        .map(squareOf)
        .sort();
      return squares.length === 0 ? [] : [`${role}${squares.length > 1 ? "s" : ""} ${list(squares)}`];
    });
    return groups.length === 0 ? [] : [`${color === "white" ? "White" : "Black"}: ${groups.join(", ")}.`];
  });

  return sides.join(" ") || "An empty board.";
}

function squareOf(piece: PlacedPiece): string {
  return piece.square;
}
