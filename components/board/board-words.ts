import {
  checkOf,
  legalMoves,
  type Move,
  type Piece,
  type Position,
  pieceAt,
  play,
  type Square,
} from "chess-core";
import { list, possessive } from "@/lib/shared/text";

/** What a square means to the player right now. */
export interface SquareState {
  readonly isPicked: boolean;
  readonly isTarget: boolean;
  readonly isLastMove: boolean;
  readonly isInCheck: boolean;
}

/** "e4, white pawn", "e5, empty, can go here", "d5, black queen, can be taken". */
export function squareLabel(square: Square, piece: Piece | null, state: SquareState): string {
  return [
    square,
    piece ? `${piece.color} ${piece.role}` : "empty",
    state.isInCheck && "in check",
    state.isPicked && "picked up",
    state.isTarget && (piece ? "can be taken" : "can go here"),
    state.isLastMove && "last move",
  ]
    .filter(Boolean)
    .join(", ");
}

/** "White pawn e2 picked up. It can go to e3 and e4.", and what else there is to know of a piece that was picked up. */
export function pickInWords(piece: Piece, targets: readonly Square[], rule = ""): string {
  const picked = `${nameOf(piece.color, piece.role)} ${piece.square} picked up.`;
  return `${picked} It can go to ${list(targets)}. ${rule}`.trim();
}

/** "White: knight g1 to f3, check." */
export function moveInWords(position: Position, move: Move): string {
  const after = play(position, move);
  const end = checkOf(after) ? (legalMoves(after).length === 0 ? ", checkmate" : ", check") : "";
  return `${move.color === "white" ? "White" : "Black"}: ${actOf(move)}${end}.`;
}

function actOf({ from, to, role, captured, castling, enPassant, promotion }: Move): string {
  if (castling) return `castles ${castling}`;
  const takes = captured ? `${role} ${from} takes ${captured} on ${to}` : `${role} ${from} to ${to}`;
  if (enPassant) return `${takes}, en passant`;
  return promotion ? `${takes} and becomes a ${promotion}` : takes;
}

/** Why the piece on `from` stays where it is, when nothing it could do is legal. */
export function whyNoMove(position: Position, square: Square, turn: string): string {
  const piece = pieceAt(position, square);
  if (!piece) return `${square} is empty. Pick up a piece first.`;
  const side = turn === "white" ? "White" : "Black";
  if (piece.color !== turn)
    return `It’s ${possessive(side)} turn, and that’s a ${piece.color} ${piece.role}.`;
  return `The ${piece.role} on ${square} has no legal move.`;
}

function nameOf(color: string, role: string): string {
  return `${color === "white" ? "White" : "Black"} ${role}`;
}
