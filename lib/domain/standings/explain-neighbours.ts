import { printPoints, printPointsInWords } from "./print-points";
import type { StandingsRow } from "./rank-entries";
import type { Criterion, Passed, Separation } from "./separate";

/** Why one entry stands above the next, in a sentence with the numbers. */
export type Explanation = { readonly upperId: string; readonly lowerId: string; readonly text: string };

type Names = ReadonlyMap<string, string>;

/**
 * One sentence for every two neighbours of the table, from the top.
 *
 * @example "Amara is above Priya: both have 4½ points; against each other Amara scored 1 and Priya 0."
 */
export function explainNeighbours(rows: readonly StandingsRow[]): readonly Explanation[] {
  const names = new Map(rows.map(({ entryId, name }) => [entryId, name]));
  return rows.slice(1).map((lower, index) => {
    const upper = rows[index] as StandingsRow;
    return { upperId: upper.entryId, lowerId: lower.entryId, text: sentenceOf(upper, lower, names) };
  });
}

function sentenceOf(upper: StandingsRow, lower: StandingsRow, names: Names): string {
  const separation = lower.decidedBy.above;
  if (!separation) {
    return `${upper.name} and ${lower.name} share place ${upper.place}: both have ${printPointsInWords(upper.points)} and are equal on every tie-break.`;
  }
  const above = `${upper.name} is above ${lower.name}: `;
  if (separation.by === "points") {
    return `${above}${upper.name} has ${printPointsInWords(separation.upper)} and ${lower.name} ${printPoints(separation.lower)}.`;
  }
  const clauses = [
    `both have ${printPointsInWords(upper.points)}`,
    ...separation.passed.map((passed) => PASSED[passed.by][passed.why]),
    NUMBERS[separation.by](upper.name, lower.name, separation, names),
  ];
  return `${above}${clauses.join("; ")}.`;
}

const PASSED: Record<Passed["by"], Record<Passed["why"], string>> = {
  "direct-encounter": {
    equal: "they are level against each other",
    "not-all-met": "not all on these points have met",
  },
  wins: { equal: "they won the same number of matches", "not-all-met": "" },
  "sonneborn-berger": { equal: "their Sonneborn-Berger scores are equal", "not-all-met": "" },
  "game-difference": { equal: "their game differences are equal", "not-all-met": "" },
};

type Numbers = (upper: string, lower: string, separation: Separation, names: Names) => string;

const NUMBERS: Record<Exclude<Criterion, "points">, Numbers> = {
  "direct-encounter": (upper, lower, { upper: more, lower: less, among }, names) => {
    const between =
      among.length === 2 ? "against each other" : `in the matches among ${listed(among, names)},`;
    return `${between} ${upper} scored ${printPoints(more)} and ${lower} ${printPoints(less)}`;
  },
  wins: (upper, lower, { upper: more, lower: less }) =>
    `${upper} won ${more} ${more === 1 ? "match" : "matches"} and ${lower} ${less}`,
  "sonneborn-berger": (upper, lower, { upper: more, lower: less }) =>
    `the Sonneborn-Berger score of ${upper} is ${printPoints(more)} and of ${lower} ${printPoints(less)}`,
  "game-difference": (upper, lower, { upper: more, lower: less }) =>
    `the game difference of ${upper} is ${signed(more)} and of ${lower} ${signed(less)}`,
};

function listed(ids: readonly string[], names: Names): string {
  const all = ids.map((id) => names.get(id) ?? id);
  return `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}

function signed(difference: number): string {
  return difference > 0 ? `+${printPoints(difference)}` : printPoints(difference);
}
