import { firstName } from "@/lib/people/words/names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { groupBy } from "@/lib/shared/group-by";
import { list, ordinal } from "@/lib/shared/text";
import { type Encounters, encountersOf } from "../rules/encounters";
import { explainNeighbors } from "../rules/explain-neighbors";
import { printPoints } from "../rules/print-points";
import type { StandingsRow } from "../rules/rank-entries";
import type { StandingsResult } from "../rules/results";

/**
 * The anchor of the sentence that says why an entry isn't ranked higher; for the first, why the next isn't. Undefined
 * if there's only one entry.
 */
export function reasonAnchor(rows: readonly StandingsRow[], row: StandingsRow): string | undefined {
  const [first, second] = rows;
  const lower = row === first ? second : row;
  return lower && anchorOf(lower.entryId);
}

function anchorOf(lowerId: string): string {
  return `why-${lowerId}`;
}

/** Why one entry is ranked above the next, with the anchor of the explanation. */
export type Sentence = { readonly id: string; readonly text: string };

/** Players tied on points: the question about them, and its answer step by step. */
export type Tie = {
  readonly heading: string;
  readonly sentences: readonly Sentence[];
  /** Their results against each other, if they count, all have met, and the table fits beside the text. */
  readonly among: readonly {
    readonly name: string;
    readonly points: readonly (string | null)[];
    readonly sum: string;
  }[];
};

/** Why the standings are in this order: every tie with its steps, and a sentence for all other neighbors. */
export type Reasons = { readonly ties: readonly Tie[]; readonly others: readonly Sentence[] };

/** A small table doesn't fit more players than this. */
const MOST_AMONG = 5;

/** Sorts the explanations of the standings into ties and the rest, each in the order of the standings. */
export function explainReasons(
  rows: readonly StandingsRow[],
  results: readonly StandingsResult[],
  rules: RulePack["standings"],
): Reasons {
  const above = new Map(
    explainNeighbors(rows).map(({ lowerId, text }) => [lowerId, { id: anchorOf(lowerId), text }]),
  );
  const groups = [...groupBy(rows, ({ points }) => points).values()];
  const shown = rules.tieBreaks.includes("direct-encounter") ? groups.filter(hasAmong).flat() : [];
  const ids = new Set(shown.map(({ entryId }) => entryId));
  const takenFrom = encountersOf(results, ids, rules.points);
  const reasonsOf = (lower: readonly StandingsRow[]) =>
    lower.flatMap(({ entryId }) => above.get(entryId) ?? []);
  return {
    ties: groups
      .filter(({ length }) => length > 1)
      .map((tied) => ({
        heading: tieHeading(tied),
        sentences: reasonsOf(tied.slice(1)),
        among: pointsAmong(tied, takenFrom),
      })),
    others: reasonsOf(groups.flatMap((tied) => tied[0] ?? [])),
  };
}

/** "Why is Amara 2nd and Priya 3rd?" */
function tieHeading(tied: readonly StandingsRow[]): string {
  const names = shortest(tied);
  const ranks = new Set(tied.map(({ rank }) => rank));
  const [first] = tied;
  if (tied.length > 3 || !first) {
    const from = first?.rank ?? 1;
    return `How were ranks ${from} to ${from + tied.length - 1} decided?`;
  }
  if (ranks.size === 1) return `Why do ${list(names)} share rank ${first.rank}?`;
  return `Why is ${list(tied.map(({ rank }, index) => `${names[index]} ${ordinal(rank)}`))}?`;
}

function hasAmong({ length }: readonly StandingsRow[]): boolean {
  return length > 1 && length <= MOST_AMONG;
}

function pointsAmong(tied: readonly StandingsRow[], takenFrom: Encounters): Tie["among"] {
  const names = shortest(tied);
  const lines = tied.map(({ entryId }, index) => {
    const taken = tied.map((other) => takenFrom(entryId, other.entryId));
    return {
      name: names[index] ?? "",
      points: taken.map((each) => (each === null ? null : printPoints(each))),
      sum: printPoints(taken.reduce<number>((sum, each) => sum + (each ?? 0), 0)),
    };
  });
  const haveAllMet = lines.every(({ points }) => points.filter((each) => each === null).length === 1);
  return haveAllMet ? lines : [];
}

/** First names if they're all different. */
function shortest(tied: readonly StandingsRow[]): readonly string[] {
  const firsts = tied.map(({ name }) => firstName(name));
  return new Set(firsts).size === firsts.length ? firsts : tied.map(({ name }) => name);
}
