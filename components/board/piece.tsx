import type { Side } from "./squares";

export const PIECE_ROLES = ["king", "queen", "rook", "bishop", "knight", "pawn"] as const;
export type PieceRole = (typeof PIECE_ROLES)[number];

/** A piece on a square, as plain data: `{ square: "e4", color: "white", role: "pawn" }`. */
export interface PlacedPiece {
  readonly square: string;
  readonly color: Side;
  readonly role: PieceRole;
}

const LETTERS = { king: "K", queen: "Q", rook: "R", bishop: "B", knight: "N", pawn: "P" } as const;

/** The symbol of a piece in the sprite that the root layout includes on every page. */
export function pieceSymbol(color: Side, role: PieceRole): string {
  return `#${color === "white" ? "w" : "b"}${LETTERS[role]}`;
}

/** A single piece next to text that names it. */
export function Piece({ color, role }: { readonly color: Side; readonly role: PieceRole }) {
  return (
    <svg className="pc" aria-hidden="true">
      <use href={pieceSymbol(color, role)} />
    </svg>
  );
}
