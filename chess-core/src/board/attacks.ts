import { BLACK, WHITE } from "./board";
import { aheadHigh, aheadLow, beside, COLUMN, highOf, imul, jumpsOf, lowOf, upAndDown } from "./square-sets";

/**
 * The squares a piece attacks (FIDE 3.1.1 to 3.8).
 *
 * Sliders don't need a search along their lines. Only the six inner squares of a line matter, because a piece on the
 * edge blocks nothing. So a line's occupancy fits into six bits, and one table of 8 squares x 64 occupancies serves
 * ranks, files and diagonals.
 */

/** Attacked squares on a line of eight, by own square * 64 + occupancy of the six inner squares. */
const LINE = new Uint8Array(512);

/** Per square: its diagonal (low, high) and its anti-diagonal (low, high). */
const SLANTS = new Int32Array(256);

/** Per square: low, high. */
export const KNIGHT_ATTACKS = new Int32Array(128);
export const KING_ATTACKS = new Int32Array(128);
/** White's 64 squares, then black's. */
export const PAWN_ATTACKS = new Int32Array(256);

/** What sliders see from a square on an empty board: low, high. No attack comes from outside these lines. */
export const BISHOP_LINES = new Int32Array(128);
export const ROOK_LINES = new Int32Array(128);
export const QUEEN_LINES = new Int32Array(128);

const PIECES = [KNIGHT_ATTACKS, BISHOP_LINES, ROOK_LINES, QUEEN_LINES, KING_ATTACKS];
const NONE = new Int32Array();

/** All of these by piece: 1 + role + 8 * color. */
export const REACH = [NONE, PAWN_ATTACKS, ...PIECES, NONE, NONE, PAWN_ATTACKS.subarray(128), ...PIECES];

/**
 * What sliders see from all the squares that a king can reach from a square, including by castling. A slider outside
 * attacks none of them.
 */
export const ROOK_LINES_NEAR = new Int32Array(128);
export const BISHOP_LINES_NEAR = new Int32Array(128);

/** The squares strictly between two squares on a line, by (one * 64 + other) * 2: low, high. */
export const BETWEEN = new Int32Array(8192);

const SPREAD_COLUMN = 0x00204081;
const FOLD_COLUMN = 0x01020408;

/** Whether no piece of a set is between two squares. True if no line joins them. */
export function isOpen(one: number, other: number, low: number, high: number): boolean {
  const at = one * 128 + other * 2;
  return ((BETWEEN[at]! & low) | (BETWEEN[at + 1]! & high)) === 0;
}

/**
 * The squares of a line that are seen from one of them. The occupancy can include the outer squares; they're ignored.
 */
export function attacksAlong(place: number, occupied: number): number {
  return LINE[(place << 6) | ((occupied >>> 1) & 63)]!;
}

/** The part of a set on a file, by rank. */
export function placesOnFile(square: number, low: number, high: number): number {
  const file = square & 7;
  return imul(((low >>> file) & COLUMN) | (((high >>> file) & COLUMN) << 4), FOLD_COLUMN) >>> 24;
}

/** The reverse: the squares on this file at the four lowest of these positions. */
export function onFile(square: number, places: number): number {
  return (imul(places & 15, SPREAD_COLUMN) & COLUMN) << (square & 7);
}

/**
 * The part of a set on a diagonal, by file. No two squares of a diagonal share a file, so its bytes add up without a
 * carry. The diagonal is given by its index in the table: square * 4, plus two for the anti-diagonal.
 */
export function placesOnSlant(at: number, low: number, high: number): number {
  return imul((low & SLANTS[at]!) | (high & SLANTS[at + 1]!), COLUMN) >>> 24;
}

/**
 * The reverse, for one of the two words. The low word is at the diagonal's index in the table, the high one follows.
 */
export function onSlant(at: number, places: number): number {
  return imul(places, COLUMN) & SLANTS[at]!;
}

for (let place = 0; place < 8; place += 1) {
  for (let inner = 0; inner < 64; inner += 1) LINE[place * 64 + inner] = lineAttacks(place, inner << 1);
}
for (let square = 0; square < 64; square += 1) {
  const at = square * 2;
  const low = lowOf(square);
  const high = highOf(square);
  const columnLow = low | upAndDown(low, 0, high);
  const columnHigh = high | upAndDown(high, low, 0);
  KNIGHT_ATTACKS[at] = jumpsOf(low, 0, high);
  KNIGHT_ATTACKS[at + 1] = jumpsOf(high, low, 0);
  KING_ATTACKS[at] = (columnLow | beside(columnLow)) & ~low;
  KING_ATTACKS[at + 1] = (columnHigh | beside(columnHigh)) & ~high;
  for (const color of [WHITE, BLACK]) {
    PAWN_ATTACKS[at + color * 128] = beside(aheadLow(color, low, high));
    PAWN_ATTACKS[at + color * 128 + 1] = beside(aheadHigh(color, low, high));
  }
  for (const step of [-8, -1, 1, 8]) walk(square, step, ROOK_LINES, at);
  for (const step of [-9, 9]) walk(square, step, SLANTS, at * 2);
  for (const step of [-7, 7]) walk(square, step, SLANTS, at * 2 + 2);
  for (const half of [0, 1]) {
    BISHOP_LINES[at + half] = SLANTS[at * 2 + half]! | SLANTS[at * 2 + half + 2]!;
    QUEEN_LINES[at + half] = ROOK_LINES[at + half]! | BISHOP_LINES[at + half]!;
  }
}
for (let square = 0; square < 64; square += 1) {
  for (let other = 0; other < 64; other += 1) {
    const half = other >>> 5;
    const isStep = ((KING_ATTACKS[square * 2 + half]! >>> other) & 1) !== 0;
    const isCastling = (square === 4 || square === 60) && Math.abs(other - square) === 2;
    for (let word = 0; word < 2 && (isStep || isCastling); word += 1) {
      ROOK_LINES_NEAR[square * 2 + word]! |= ROOK_LINES[other * 2 + word]!;
      BISHOP_LINES_NEAR[square * 2 + word]! |= BISHOP_LINES[other * 2 + word]!;
    }
  }
}

/** From a square to the edge: adds the squares on the way to the line, and records what's before each of them. */
function walk(from: number, step: number, lines: Int32Array, at: number): void {
  let low = 0;
  let high = 0;
  let last = from;
  for (let next = from + step; (next & 63) === next && Math.abs((next & 7) - (last & 7)) < 2; next += step) {
    BETWEEN[from * 128 + next * 2] = low;
    BETWEEN[from * 128 + next * 2 + 1] = high;
    low |= lowOf(next);
    high |= highOf(next);
    last = next;
  }
  lines[at]! |= low;
  lines[at + 1]! |= high;
}

function lineAttacks(place: number, occupied: number): number {
  let attacked = 0;
  for (const direction of [-1, 1]) {
    for (let next = place + direction; next >= 0 && next < 8; next += direction) {
      attacked |= 1 << next;
      if (occupied & (1 << next)) break;
    }
  }
  return attacked;
}
