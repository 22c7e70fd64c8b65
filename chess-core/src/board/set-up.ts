import { type FenOptions, makePlacement, parseFen, putPlacement, whyNoPlacement } from "../notation/fen";
import type { FenError } from "../notation/fen-error";
import { type Answer, accept, refuse } from "./answer";
import { BLACK, Board, WHITE } from "./board";
import { menOf, type Position } from "./position";
import { COLORS, type Color, type Piece, ROLES, type Square, squareNumber } from "./vocabulary";

declare const placed: unique symbol;

/**
 * Pieces on a board, each on its own square, with kings or without: for diagrams, exercises and setting up. It isn't
 * a `Position`, so no one can ask it for legal moves. It's plain data, sorted from a1 to h8.
 */
export type Placement = readonly Piece[] & { readonly [placed]: "Placement" };

/** What a position has besides its pieces. By default White moves, no one may castle, and the clock is at 0. */
export interface SetUp {
  readonly turn?: Color;
  readonly castling?: Readonly<Partial<Record<Color, Readonly<{ kingside?: boolean; queenside?: boolean }>>>>;
  readonly enPassant?: Square | null;
  readonly halfMoveClock?: number;
  readonly moveNumber?: number;
}

/** Puts pieces on a board. Refused if two are on one square. */
export function placePieces(pieces: Iterable<Piece>): Answer<Placement, FenError> {
  const board = new Board();
  for (const { square, color, role } of pieces) {
    const at = squareNumber(square);
    const isKnown = at >= 0 && ROLES.includes(role) && COLORS.includes(color);
    if (!isKnown)
      return refuse({
        reason: "placement",
        message: `${color} ${role} on ${square} isn't a piece on a square`,
      });
    if (board.men[at] !== 0) return refuse({ reason: "placement", message: `two pieces are on ${square}` });
    board.put(at, ROLES.indexOf(role), color === "white" ? WHITE : BLACK);
  }
  return accept(placementOn(board));
}

/** Reads the first field of a FEN: "8/8/8/3q4/8/8/8/8". */
export function parsePlacement(text: string): Answer<Placement, FenError> {
  const board = new Board();
  if (!putPlacement(board, text)) return refuse(whyNoPlacement(text));
  return accept(placementOn(board));
}

/** Writes pieces as the first field of a FEN. */
export function writePlacement(placement: Placement): string {
  return makePlacement(boardWith(placement));
}

/**
 * The position with these pieces. As strict as `parseFen`: both kings, no check out of turn, and so on. With
 * `composed`, every position that can be played on from.
 *
 * @example setUp([{ square: "e1", color: "white", role: "king" }, ...], { turn: "black" })
 */
export function setUp(
  pieces: Iterable<Piece>,
  details: SetUp = {},
  options: FenOptions = {},
): Answer<Position, FenError> {
  const placement = placePieces(pieces);
  if (!placement.ok) return placement;
  const { turn = "white", castling = {}, enPassant, halfMoveClock = 0, moveNumber = 1 } = details;
  const rights =
    (castling.white?.kingside ? "K" : "") +
    (castling.white?.queenside ? "Q" : "") +
    (castling.black?.kingside ? "k" : "") +
    (castling.black?.queenside ? "q" : "");
  const fields = [
    writePlacement(placement.value),
    turn === "white" ? "w" : "b",
    rights || "-",
    enPassant ?? "-",
    halfMoveClock,
    moveNumber,
  ];
  return parseFen(fields.join(" "), options);
}

function boardWith(pieces: readonly Piece[]): Board {
  const board = new Board();
  for (const { square, color, role } of pieces)
    board.put(squareNumber(square), ROLES.indexOf(role), color === "white" ? WHITE : BLACK);
  return board;
}

function placementOn(board: Board): Placement {
  return Object.freeze(menOf(board)) as Placement;
}
