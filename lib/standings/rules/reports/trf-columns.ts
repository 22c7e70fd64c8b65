/** The first and last column of a field in a line, counted from 1. */
export type Columns = readonly [first: number, last: number];

/**
 * The player line 001 (TRF16 and TRF26, player section). Fields that a league doesn't ask for stay blank, from sex to
 * birth date.
 */
export const PLAYER_COLUMNS = {
  record: [1, 3],
  startingRank: [5, 8],
  sex: [10, 10],
  title: [11, 13],
  name: [15, 47],
  rating: [49, 52],
  federation: [54, 56],
  fideNumber: [58, 68],
  birthDate: [70, 79],
  points: [81, 84],
  rank: [86, 89],
} as const satisfies Record<string, Columns>;

/** Round 1 in a player line; each further round is ten columns to the right. */
export const ROUND_COLUMNS = {
  opponent: [92, 95],
  color: [97, 97],
  result: [99, 99],
} as const satisfies Record<string, Columns>;

/** Line 132 has the days of the rounds above their results. */
export const ROUND_DATE: Columns = [92, 99];
const ROUND_WIDTH = 10;

/** The points in line 162 by kind of result; each further kind is nine columns to the right. */
export const SCORE_COLUMNS = { code: [6, 6], points: [7, 10] } as const satisfies Record<string, Columns>;
const SCORE_WIDTH = 9;

/** The columns of a round, from 1. */
export function inRound(columns: Columns, round: number): Columns {
  return moved(columns, (round - 1) * ROUND_WIDTH);
}

/** The columns of the nth kind of result of line 162, from 1. */
export function inScore(columns: Columns, nth: number): Columns {
  return moved(columns, (nth - 1) * SCORE_WIDTH);
}

/** A field to put in a line: numbers are right-aligned, words left-aligned. */
export type InColumns = { readonly at: Columns; readonly text: string; readonly align?: "right" };

/**
 * A line with every field in its columns; values longer than their field are cut. Columns are characters, not bytes,
 * and there are no trailing spaces.
 */
export function setLine(fields: readonly InColumns[]): string {
  const line: string[] = [];
  for (const { at, text, align } of fields) {
    const [first, last] = at;
    const letters = [...text].slice(0, last - first + 1);
    const start = align === "right" ? last - letters.length : first - 1;
    letters.forEach((letter, index) => {
      line[start + index] = letter;
    });
  }
  return Array.from(line, (letter) => letter ?? " ")
    .join("")
    .trimEnd();
}

function moved([first, last]: Columns, by: number): Columns {
  return [first + by, last + by];
}
