import pieces from "./pieces.svg";
import type { Side } from "./squares";

/** All pieces are in one file, as icons are. They take their colors from the page. See piece.test.tsx. */
const { src }: { readonly src: string } = pieces;

export const PIECE_ROLES = ["king", "queen", "rook", "bishop", "knight", "pawn"] as const;
export type PieceRole = (typeof PIECE_ROLES)[number];

/** A piece on a square, as plain data: `{ square: "e4", color: "white", role: "pawn" }`. */
export interface PlacedPiece {
  readonly square: string;
  readonly color: Side;
  readonly role: PieceRole;
}

const LETTERS = { king: "K", queen: "Q", rook: "R", bishop: "B", knight: "N", pawn: "P" } as const;

/** The address of a piece's symbol. */
export function pieceSymbol(color: Side, role: PieceRole): string {
  return `${src}#${color === "white" ? "w" : "b"}${LETTERS[role]}`;
}

/** A single piece next to text that names it. */
export function Piece({ color, role }: { readonly color: Side; readonly role: PieceRole }) {
  return (
    <svg className="pc" aria-hidden="true">
      <use href={pieceSymbol(color, role)} />
    </svg>
  );
}
