export const COLORS = ["white", "black"] as const;
export type Color = (typeof COLORS)[number];

/** In this order everywhere: a role is the index of its name. */
export const ROLES = ["pawn", "knight", "bishop", "rook", "queen", "king"] as const;
export type Role = (typeof ROLES)[number];

/** As FEN writes them, and SAN the first six. */
export const LETTERS = "PNBRQKpnbrqk";

/** By character code: 1 + the index in `LETTERS`, 0 for no piece. */
export const LETTER_CODES = new Uint8Array(128);
[...LETTERS].forEach((letter, index) => {
  LETTER_CODES[letter.charCodeAt(0)] = index + 1;
});

/** What a pawn can become (FIDE 3.7.3.3), the usual choice first. */
export const PROMOTIONS = ["queen", "rook", "bishop", "knight"] as const;
export type Promotion = (typeof PROMOTIONS)[number];

export const FILES = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;
export type File = (typeof FILES)[number];

export const RANKS = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;
export type Rank = (typeof RANKS)[number];

export type Square = `${File}${Rank}`;

/** a1, b1, ... h1, a2, ... h8: a square's index here is its internal number. */
export const SQUARES: readonly Square[] = RANKS.flatMap((rank) =>
  FILES.map((file): Square => `${file}${rank}`),
);

/** A piece on its square, for drawing a board. */
export interface Piece {
  readonly square: Square;
  readonly color: Color;
  readonly role: Role;
}

/** What it takes to name a move. Castling is the king's step of two squares, e1 to g1. */
export interface PlainMove {
  readonly from: Square;
  readonly to: Square;
  readonly promotion?: Promotion | undefined;
}

/** A legal move of a position, with what a reader wants to know about it. */
export interface Move extends PlainMove {
  readonly promotion?: Promotion;
  readonly color: Color;
  readonly role: Role;
  /** The captured piece. For en passant, a pawn that isn't on `to`. */
  readonly captured?: Role;
  readonly castling?: "kingside" | "queenside";
  readonly enPassant?: true;
}

/** The number of a square, or -1 if the text doesn't name one. */
export function squareNumber(text: string): number {
  if (text.length !== 2) return -1;
  const file = text.charCodeAt(0) - 97;
  const rank = text.charCodeAt(1) - 49;
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? rank * 8 + file : -1;
}

export function squareName(square: number): Square {
  return SQUARES[square]!;
}
