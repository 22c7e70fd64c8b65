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
const DIAGONALS = new Int32Array(256);

/** Per square: low, high. */
export const KNIGHT_ATTACKS = new Int32Array(128);
export const KING_ATTACKS = new Int32Array(128);
/** White's 64 squares, then black's. */
export const PAWN_ATTACKS = new Int32Array(256);

/** What a rook and a bishop see from a square on an empty board: low, high. No attack comes from outside these lines. */
export const ROOK_LINES = new Int32Array(128);
export const BISHOP_LINES = new Int32Array(128);

const COLUMN = 0x01010101;
const SPREAD_COLUMN = 0x00204081;
const FOLD_COLUMN = 0x02040810;

export function bishopLow(square: number, low: number, high: number): number {
  const at = square << 2;
  const diagonalLow = DIAGONALS[at]!;
  const antiLow = DIAGONALS[at + 2]!;
  const place = (square & 7) << 6;
  const diagonal = LINE[place | foldByFile((low & diagonalLow) | (high & DIAGONALS[at + 1]!))]!;
  const anti = LINE[place | foldByFile((low & antiLow) | (high & DIAGONALS[at + 3]!))]!;
  return (Math.imul(diagonal, COLUMN) & diagonalLow) | (Math.imul(anti, COLUMN) & antiLow);
}

export function bishopHigh(square: number, low: number, high: number): number {
  const at = square << 2;
  const diagonalHigh = DIAGONALS[at + 1]!;
  const antiHigh = DIAGONALS[at + 3]!;
  const place = (square & 7) << 6;
  const diagonal = LINE[place | foldByFile((low & DIAGONALS[at]!) | (high & diagonalHigh))]!;
  const anti = LINE[place | foldByFile((low & DIAGONALS[at + 2]!) | (high & antiHigh))]!;
  return (Math.imul(diagonal, COLUMN) & diagonalHigh) | (Math.imul(anti, COLUMN) & antiHigh);
}

export function rookLow(square: number, low: number, high: number): number {
  const file = square & 7;
  const column = LINE[((square >>> 3) << 6) | foldByRank(file, low, high)]!;
  const upright = (Math.imul(column & 15, SPREAD_COLUMN) & COLUMN) << file;
  return square < 32 ? upright | rankAttacks(square, low) : upright;
}

export function rookHigh(square: number, low: number, high: number): number {
  const file = square & 7;
  const column = LINE[((square >>> 3) << 6) | foldByRank(file, low, high)]!;
  const upright = (Math.imul(column >>> 4, SPREAD_COLUMN) & COLUMN) << file;
  return square < 32 ? upright : upright | rankAttacks(square, high);
}

/** No two squares of a diagonal share a file, so its bytes add up without a carry; files b to g are kept. */
function foldByFile(line: number): number {
  return (Math.imul(line, COLUMN) >>> 25) & 63;
}

/** Ranks 2 to 7 of a file; the factor moves each of the six bits to its own place at the top. */
function foldByRank(file: number, low: number, high: number): number {
  const line = ((low >>> file) & 0x01010100) | (((high >>> file) & 0x00010101) << 4);
  return Math.imul(line, FOLD_COLUMN) >>> 26;
}

function rankAttacks(square: number, word: number): number {
  const shift = square & 24;
  return LINE[((square & 7) << 6) | ((word >>> (shift + 1)) & 63)]! << shift;
}

const KNIGHT_STEPS = [-17, -15, -10, -6, 6, 10, 15, 17];
const KING_STEPS = [-9, -8, -7, -1, 1, 7, 8, 9];

for (let place = 0; place < 8; place += 1) {
  for (let inner = 0; inner < 64; inner += 1) LINE[place * 64 + inner] = lineAttacks(place, inner << 1);
}
for (let square = 0; square < 64; square += 1) {
  for (const step of KNIGHT_STEPS) addStep(KNIGHT_ATTACKS, square, square, step);
  for (const step of KING_STEPS) addStep(KING_ATTACKS, square, square, step);
  for (const step of [7, 9]) addStep(PAWN_ATTACKS, square, square, step);
  for (const step of [-9, -7]) addStep(PAWN_ATTACKS, square + 64, square, step);
  for (let other = 0; other < 64; other += 1) {
    const files = (other & 7) - (square & 7);
    const ranks = (other >>> 3) - (square >>> 3);
    if (files === 0) continue;
    if (files === ranks) DIAGONALS[square * 4 + (other >>> 5)]! |= 1 << other;
    if (files === -ranks) DIAGONALS[square * 4 + 2 + (other >>> 5)]! |= 1 << other;
  }
}

for (let square = 0; square < 64; square += 1) {
  ROOK_LINES[square * 2] = rookLow(square, 0, 0);
  ROOK_LINES[square * 2 + 1] = rookHigh(square, 0, 0);
  BISHOP_LINES[square * 2] = bishopLow(square, 0, 0);
  BISHOP_LINES[square * 2 + 1] = bishopHigh(square, 0, 0);
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

/** A step that would leave the board or wrap round its edge is not added. */
function addStep(table: Int32Array, row: number, square: number, step: number): void {
  const to = square + step;
  if (to < 0 || to > 63 || Math.abs((to & 7) - (square & 7)) > 2) return;
  table[row * 2 + (to >>> 5)]! |= 1 << to;
}
