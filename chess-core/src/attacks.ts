import { BLACK, WHITE } from "./board";

const { imul } = Math;

/**
 * Which squares a man attacks (FIDE 3.1.1 to 3.8).
 *
 * A set of squares is two 32-bit words: *low* holds a1 to h4, *high* holds a5 to h8, a square per bit. There is no way to
 * return two words without an allocation, so each attack is a pair of functions.
 *
 * Sliders need no search along their lines: of a line only the six inner squares matter (what stands on the rim blocks
 * nothing), so its occupancy folds into six bits and one table of 8 places x 64 occupancies serves ranks, files and diagonals.
 */

/** Attacked places of a line of eight, by own place * 64 + occupancy of the six inner places. */
const LINE = new Uint8Array(512);

/** Per square: its diagonal (low, high) and its anti-diagonal (low, high). */
const SLANTS = new Int32Array(256);

/** Per square: low, high. */
export const KNIGHT_ATTACKS = new Int32Array(128);
export const KING_ATTACKS = new Int32Array(128);
/** White's 64 squares, then black's. */
export const PAWN_ATTACKS = new Int32Array(256);

/** What a rook and a bishop see from a square on an empty board: low, high. No attack comes from outside these lines. */
export const ROOK_LINES = new Int32Array(128);
export const BISHOP_LINES = new Int32Array(128);

/** The same from all squares together to which a king can go from a square, be it by castling: no slider outside attacks one of them. */
export const ROOK_LINES_NEAR = new Int32Array(128);
export const BISHOP_LINES_NEAR = new Int32Array(128);

/** The squares strictly between two on a line, by (one * 64 + other) * 2: low, high. */
export const BETWEEN = new Int32Array(8192);

const COLUMN = 0x01010101;
const NOT_FILE_H = 0x7f7f7f7f;
const SPREAD_COLUMN = 0x00204081;
const FOLD_COLUMN = 0x01020408;

export function bishopLow(square: number, low: number, high: number): number {
  const at = square << 2;
  const diagonal = seen(square & 7, placesOnSlant(at, low, high));
  const anti = seen(square & 7, placesOnSlant(at + 2, low, high));
  return onSlant(at, diagonal) | onSlant(at + 2, anti);
}

export function bishopHigh(square: number, low: number, high: number): number {
  const at = square << 2;
  const diagonal = seen(square & 7, placesOnSlant(at, low, high));
  const anti = seen(square & 7, placesOnSlant(at + 2, low, high));
  return onSlant(at + 1, diagonal) | onSlant(at + 3, anti);
}

export function rookLow(square: number, low: number, high: number): number {
  const upright = onFile(square, seen(square >>> 3, placesOnFile(square, low, high)));
  return square < 32 ? upright | rankAttacks(square, low) : upright;
}

export function rookHigh(square: number, low: number, high: number): number {
  const upright = onFile(square, seen(square >>> 3, placesOnFile(square, low, high)) >>> 4);
  return square < 32 ? upright : upright | rankAttacks(square, high);
}

function rankAttacks(square: number, word: number): number {
  const shift = square & 24;
  return seen(square & 7, word >>> shift) << shift;
}

/** The places of a line that are seen from one of them. More than the line may be given: only its inner places are looked at. */
export function seen(place: number, occupied: number): number {
  return LINE[(place << 6) | ((occupied >>> 1) & 63)]!;
}

/** What of a set stands on a file, by rank. */
export function placesOnFile(square: number, low: number, high: number): number {
  const file = square & 7;
  return imul(((low >>> file) & COLUMN) | (((high >>> file) & COLUMN) << 4), FOLD_COLUMN) >>> 24;
}

/** The way back: the squares on this file at the four lowest of these places. */
export function onFile(square: number, places: number): number {
  return (imul(places & 15, SPREAD_COLUMN) & COLUMN) << (square & 7);
}

/**
 * What of it stands on a diagonal, by file: no two squares of it share one, so its bytes add up without a carry. The diagonal is named
 * by its place in the table: square * 4, and two more for the anti-diagonal.
 */
export function placesOnSlant(at: number, low: number, high: number): number {
  return imul((low & SLANTS[at]!) | (high & SLANTS[at + 1]!), COLUMN) >>> 24;
}

/** The way back, of one word of it: its low one is at its place in the table, its high one behind. */
export function onSlant(at: number, places: number): number {
  return imul(places, COLUMN) & SLANTS[at]!;
}

/** The words of a set of one square. Without a question, as nobody can guess where a man stands. */
export function lowOf(square: number): number {
  return (1 << square) & ((square - 32) >> 31);
}

export function highOf(square: number): number {
  return (1 << square) ^ lowOf(square);
}

/** The low word of a set that goes one square ahead, as this colour sees it. */
export function aheadLow(color: number, low: number, high: number): number {
  return color === WHITE ? low << 8 : (low >>> 8) | (high << 24);
}

export function aheadHigh(color: number, low: number, high: number): number {
  return color === WHITE ? (high << 8) | (low >>> 24) : high >>> 8;
}

/** The squares to the left and to the right. */
export function beside(word: number): number {
  return toRight(word) | toLeft(word);
}

export function toRight(word: number): number {
  return (word << 1) & ~COLUMN;
}

export function toLeft(word: number): number {
  return (word >>> 1) & NOT_FILE_H;
}

/** The squares above and below a half of the board, with the halves below and above it. */
export function upAndDown(word: number, below: number, above: number): number {
  return (word << 8) | (below >>> 24) | (word >>> 8) | (above << 24);
}

/** Where knights jump to from a half of the board. */
export function jumpsOf(word: number, below: number, above: number): number {
  const near = upAndDown(word, below, above);
  const far = (word << 16) | (below >>> 16) | (word >>> 16) | (above << 16);
  return beside(far) | toRight(toRight(near)) | toLeft(toLeft(near));
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
  BISHOP_LINES[at] = SLANTS[at * 2]! | SLANTS[at * 2 + 2]!;
  BISHOP_LINES[at + 1] = SLANTS[at * 2 + 1]! | SLANTS[at * 2 + 3]!;
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

/** From a square to the rim: adds the squares on the way to those of a line, and notes what lies before each. */
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
