import { KING_ATTACKS, KNIGHT_ATTACKS } from "./attacks";
import { type Board, CASTLING, EN_PASSANT, KNIGHT, PAWN, packMove, WHITE } from "./board";
import { findChecksAndPins, GROUPS, LAST } from "./checks-and-pins";
import { danger, findDanger } from "./danger";
import { pawnMoves } from "./generate-pawns";
import { sliderMoves } from "./generate-sliders";
import { MOVES, pushSteps } from "./moves";
import { attackersOf, leavesKingSafe } from "./safety";
import { clz32, highOf, lowOf } from "./square-sets";

/** All legal moves (FIDE 3.1 to 3.9), packed. Copied four at a time, because there are many. */
export function generate(board: Board): number[] {
  const count = listMoves(board, 0, true, -1, -1);
  const moves: number[] = new Array(count);
  let at = 0;
  for (; at < count - 3; at += 4) {
    moves[at] = MOVES[at]!;
    moves[at + 1] = MOVES[at + 1]!;
    moves[at + 2] = MOVES[at + 2]!;
    moves[at + 3] = MOVES[at + 3]!;
  }
  for (; at < count; at += 1) moves[at] = MOVES[at]!;
  return moves;
}

/** Whether there's a legal move. Checks the king first, because it's most often free to move. */
export function hasMoves(board: Board): boolean {
  return listMovesFrom(board, board.kingSquare(board.turn)) > 0 || listMoves(board, 0, false, -1, -1) > 0;
}

/** Lists the moves of one piece, starting at index 0. There are none from a square that doesn't exist. */
export function listMovesFrom(board: Board, square: number): number {
  if (square < 0) return 0;
  return listMoves(board, 0, true, lowOf(square), highOf(square));
}

/**
 * Lists all legal moves in `MOVES` from an index, and returns where the list ends; or only counts them. Finds checkers
 * and pins from the king first, so that no move has to be played to know whether it leaves the king in check. Only en
 * passant, which empties two squares, is tried out on the occupancy.
 *
 * The calls and their arguments are measured: V8 inlines few functions, and passing a word costs as much as finding it
 * again.
 */
export function listMoves(
  board: Board,
  start: number,
  isListing: boolean,
  onlyLow: number,
  onlyHigh: number,
): number {
  const king = board.kingSquare(board.turn);
  const checks = findChecksAndPins(board, king);
  let at = start;
  if (((lowOf(king) & onlyLow) | (highOf(king) & onlyHigh)) !== 0)
    at = kingMoves(board, at, isListing, king, checks > 0);
  if (checks > 1) return at;
  const last = GROUPS[LAST]!;
  for (let group = 0; group <= last; group += 4) {
    GROUPS[group]! &= onlyLow;
    GROUPS[group + 1]! &= onlyHigh;
    at = groupMoves(board, at, isListing, group);
  }
  return (board.state & 0x3f0) === 0 ? at : enPassantMoves(board, at, onlyLow, onlyHigh);
}

/** The moves of a group, role by role, so that a piece's role is never looked up. */
function groupMoves(board: Board, start: number, isListing: boolean, group: number): number {
  const { sets } = board;
  const menLow = GROUPS[group]!;
  const menHigh = GROUPS[group + 1]!;
  const targetLow = GROUPS[group + 2]!;
  const targetHigh = GROUPS[group + 3]!;
  let at = start;
  if (((menLow & sets[PAWN * 2]!) | (menHigh & sets[PAWN * 2 + 1]!)) !== 0) at = pawnMoves(board, at, group);
  let restLow = menLow & sets[KNIGHT * 2]!;
  let restHigh = menHigh & sets[KNIGHT * 2 + 1]!;
  while ((restLow | restHigh) !== 0) {
    const from = restLow !== 0 ? 31 - clz32(restLow) : 63 - clz32(restHigh);
    if (restLow !== 0) restLow ^= 1 << from;
    else restHigh ^= 1 << from;
    const toLow = KNIGHT_ATTACKS[from * 2]! & targetLow;
    const toHigh = KNIGHT_ATTACKS[from * 2 + 1]! & targetHigh;
    at = pushSteps(at, isListing, from, toLow, toHigh);
  }
  return sliderMoves(board, at, isListing, group);
}

/** The king's steps and castling. */
function kingMoves(
  board: Board,
  start: number,
  isListing: boolean,
  king: number,
  isChecked: boolean,
): number {
  const { sets, turn } = board;
  const us = 12 + turn * 2;
  let stepsLow = KING_ATTACKS[king * 2]! & ~sets[us]!;
  let stepsHigh = KING_ATTACKS[king * 2 + 1]! & ~sets[us + 1]!;
  // A king that can castle has a free square next to it.
  if ((stepsLow | stepsHigh) === 0) return start;
  findDanger(board, king);
  stepsLow &= ~danger[0]!;
  stepsHigh &= ~danger[1]!;
  const at = pushSteps(start, isListing, king, stepsLow, stepsHigh);
  return isChecked ? at : castlingMoves(board, at, king);
}

/** FIDE 3.8.2: nothing is between king and rook, and the king doesn't cross or enter an attacked square. */
function castlingMoves({ sets, state, turn }: Board, start: number, king: number): number {
  const rights = (state >>> (turn * 2)) & 3;
  if (rights === 0) return start;
  const home = turn === WHITE ? sets[12]! | sets[14]! : (sets[13]! | sets[15]!) >>> 24;
  const path = home | (turn === WHITE ? danger[0]! : danger[1]! >>> 24);
  let at = start;
  if ((rights & 1) !== 0 && (path & 0x60) === 0) {
    MOVES[at] = packMove(king, king + 2, 0, CASTLING);
    at += 1;
  }
  if ((rights & 2) !== 0 && ((path & 0x0c) | (home & 0x02)) === 0) {
    MOVES[at] = packMove(king, king - 2, 0, CASTLING);
    at += 1;
  }
  return at;
}

/** FIDE 3.7.3.1. The capture may open a rank, a file or a diagonal, so each one is tried out. */
function enPassantMoves(board: Board, start: number, onlyLow: number, onlyHigh: number): number {
  const to = board.enPassant;
  let at = start;
  for (const from of attackersOf(board, to, PAWN, board.turn)) {
    const isAsked = ((lowOf(from) & onlyLow) | (highOf(from) & onlyHigh)) !== 0;
    if (!isAsked || !leavesKingSafe(board, from, to, to ^ 8)) continue;
    MOVES[at] = packMove(from, to, 0, EN_PASSANT);
    at += 1;
  }
  return at;
}

/**
 * Whether a pawn can really capture en passant. If not, the square isn't in the FEN and doesn't count for repetition.
 */
export function canTakeEnPassant(board: Board): boolean {
  return board.enPassant !== 0 && enPassantMoves(board, LAST_PLACES, -1, -1) > LAST_PLACES;
}

/** The end of the array, which no list reaches. */
const LAST_PLACES = MOVES.length - 2;
