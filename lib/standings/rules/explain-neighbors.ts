import type { TieBreak } from "@/lib/season/rules/tie-breaks";
import { list, plural } from "@/lib/shared/text";
import { printPoints, printPointsInWords } from "./print-points";
import type { StandingsRow } from "./rank-entries";
import type { Separation } from "./separate";
import type { PassedReason } from "./tie-breaks";

/** Why one entry is ranked above the next, in a sentence with the numbers. */
export type Explanation = { readonly upperId: string; readonly lowerId: string; readonly text: string };

type Names = ReadonlyMap<string, string>;

/**
 * One sentence for every two neighbors in the standings, from the top.
 *
 * @example "Amara is above Priya: both have 4½ points; against each other Amara scored 1 and Priya 0."
 */
export function explainNeighbors(rows: readonly StandingsRow[]): readonly Explanation[] {
  const names = new Map(rows.map(({ entryId, name }) => [entryId, name]));
  return rows.slice(1).map((lower, index) => {
    const upper = rows[index] as StandingsRow;
    return { upperId: upper.entryId, lowerId: lower.entryId, text: sentenceOf(upper, lower, names) };
  });
}

function sentenceOf(upper: StandingsRow, lower: StandingsRow, names: Names): string {
  const separation = lower.decidedBy.above;
  if (!separation) {
    return `${upper.name} and ${lower.name} share rank ${upper.rank}: both have ${printPointsInWords(upper.points)} and are equal on every tie-break.`;
  }
  const above = `${upper.name} is above ${lower.name}: `;
  if (separation.by === "points") {
    return `${above}${upper.name} has ${printPointsInWords(separation.upper)} and ${lower.name} ${printPoints(separation.lower)}.`;
  }
  const clauses = [
    `both have ${printPointsInWords(upper.points)}`,
    ...separation.passed.map(({ by, why }) => (why === "equal" ? EQUAL[by] : NOT_USED[why])),
    NUMBERS[separation.by](upper.name, lower.name, separation, names),
  ];
  return `${above}${clauses.join("; ")}.`;
}

const EQUAL: Record<TieBreak, string> = {
  "direct-encounter": "they’re tied against each other",
  wins: "they won the same number of matches",
  "wins-over-the-board": "they won the same number of matches by playing",
  "sonneborn-berger": "their Sonneborn-Berger scores are equal",
  koya: "their Koya scores are equal",
  "game-points": "they won the same number of games",
  "game-difference": "their game differences are equal",
  "captured-points": "their captured points are equal",
  "games-with-black": "they played Black equally often",
  buchholz: "their Buchholz scores are equal",
};

const NOT_USED: Record<Exclude<PassedReason, "equal">, string> = {
  "not-all-met": "not all of the tied players have met",
  "same-opponents": "Buchholz isn’t used, because they’ve met the same opponents",
  unknown: "captured points aren’t known for every match",
};

type Numbers = (upper: string, lower: string, separation: Separation, names: Names) => string;

const NUMBERS: Record<TieBreak, Numbers> = {
  "direct-encounter": (upper, lower, { upper: more, lower: less, among }, names) =>
    `${between(among, names)} ${upper} scored ${printPoints(more)} and ${lower} ${printPoints(less)}`,
  wins: (upper, lower, { upper: more, lower: less }) =>
    `${upper} won ${plural(more, "match", "matches")} and ${lower} ${less}`,
  "wins-over-the-board": (upper, lower, { upper: more, lower: less }) =>
    `${upper} won ${plural(more, "match", "matches")} by playing and ${lower} ${less}`,
  "sonneborn-berger": (upper, lower, { upper: more, lower: less }) =>
    `the Sonneborn-Berger score of ${upper} is ${printPoints(more)} and that of ${lower} is ${printPoints(less)}`,
  koya: (upper, lower, { upper: more, lower: less, koyaFrom }) =>
    `against players with ${printPoints(koyaFrom)} or more, half of the possible points, ${upper} scored ${printPoints(more)} and ${lower} ${printPoints(less)} (Koya)`,
  "game-points": (upper, lower, { upper: more, lower: less }) =>
    `${upper} won ${printPoints(more)} ${more === 1 || more === 0.5 ? "game" : "games"} and ${lower} ${printPoints(less)}`,
  "game-difference": (upper, lower, { upper: more, lower: less }) =>
    `the game difference of ${upper} is ${signed(more)} and that of ${lower} is ${signed(less)}`,
  "captured-points": (upper, lower, { upper: more, lower: less }) =>
    `${upper} has ${plural(more, "captured point", "captured points")} and ${lower} ${less}`,
  "games-with-black": (upper, lower, { upper: more, lower: less }) =>
    `${upper} played ${plural(more, "game", "games")} with Black and ${lower} ${less}`,
  buchholz: (upper, lower, { upper: more, lower: less }) =>
    `the opponents of ${upper} have ${printPointsInWords(more)} in all, and those of ${lower} have ${printPoints(less)} (Buchholz)`,
};

/** A sentence doesn't list more names than this. */
const MOST_NAMED = 6;

function between(among: readonly string[], names: Names): string {
  if (among.length === 2) return "against each other";
  if (among.length > MOST_NAMED) return `in the matches between the ${among.length} tied players,`;
  const all = among.map((id) => names.get(id) ?? id);
  return `in the matches between ${list(all)},`;
}

function signed(difference: number): string {
  return difference > 0 ? `+${printPoints(difference)}` : printPoints(difference);
}
