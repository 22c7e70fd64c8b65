import { WHITE } from "./board";

/**
 * A set of squares is two 32-bit words: *low* has a1 to h4, *high* has a5 to h8, one bit per square. Two words can't
 * be returned without an allocation, so code that makes a set is a pair of functions, or a function of one word and
 * its neighbors.
 */

export const { clz32, imul } = Math;

/** The a-file, on either half. */
export const COLUMN = 0x01010101;
const NOT_FILE_H = 0x7f7f7f7f;

/** The words of a set with one square. Branch-free, because the processor can't predict where a piece is. */
export function lowOf(square: number): number {
  return (1 << square) & ((square - 32) >> 31);
}

export function highOf(square: number): number {
  return (1 << square) ^ lowOf(square);
}

/** The low word of a set that moves one square forward, as this color sees it. */
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

/** Where knights can jump from a half of the board. */
export function jumpsOf(word: number, below: number, above: number): number {
  const near = upAndDown(word, below, above);
  const far = (word << 16) | (below >>> 16) | (word >>> 16) | (above << 16);
  return beside(far) | toRight(toRight(near)) | toLeft(toLeft(near));
}

/** The squares of a set, lowest first. */
export function squaresOf(low: number, high: number): number[] {
  const squares: number[] = [];
  for (let rest = low; rest !== 0; rest &= rest - 1) squares.push(31 - clz32(rest & -rest));
  for (let rest = high; rest !== 0; rest &= rest - 1) squares.push(63 - clz32(rest & -rest));
  return squares;
}

/** Whether a nonempty set has exactly one square. */
export function isOne(low: number, high: number): boolean {
  return (low & (low - 1)) === 0 && (high & (high - 1)) === 0 && (low === 0 || high === 0);
}

/** How many squares a set has. */
export function countOf(low: number, high: number): number {
  return countBits(low) + countBits(high);
}

export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
