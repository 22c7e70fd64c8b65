import type { Cell, CellKind, CrosstableRow } from "@/lib/domain/standings/crosstable";
import type { Explanation } from "@/lib/domain/standings/explain-neighbours";
import { printPoints } from "@/lib/domain/standings/print-points";
import type { StandingsRow } from "@/lib/domain/standings/rank-entries";
import type { RulePack } from "@/lib/schemas/rule-pack";
import { firstName, ordinal } from "./names";

/** Players level on points: the question that is asked about them, and its answer step by step. */
export type Tie = {
  readonly heading: string;
  readonly sentences: readonly string[];
  /** What they took from each other, where that is looked at, all have met, and it fits beside the text. */
  readonly among: readonly {
    readonly name: string;
    readonly points: readonly (string | null)[];
    readonly sum: string;
  }[];
};

/** Why the table stands as it does: every tie with its working, and a sentence for all other neighbours. */
export type Reasons = { readonly ties: readonly Tie[]; readonly others: readonly string[] };

/** More than these do not fit beside each other in a small table. */
const MOST_AMONG = 5;

/** Sorts the explanations of a table into ties and the rest; the order stays that of the table. */
export function tellReasons(
  rows: readonly StandingsRow[],
  explanations: readonly Explanation[],
  table: readonly CrosstableRow[],
  rules: RulePack["standings"],
): Reasons {
  const above = new Map(explanations.map((each) => [each.lowerId, each.text]));
  const groups = groupByPoints(rows).map((tied) => ({
    tied,
    sentences: tied.slice(1).map(({ entryId }) => above.get(entryId) ?? ""),
    before: tied[0] && above.get(tied[0].entryId),
  }));
  return {
    ties: groups
      .filter(({ tied }) => tied.length > 1)
      .map(({ tied, sentences }) => ({
        heading: tieHeading(tied),
        sentences,
        among: rules.tieBreaks.includes("direct-encounter") ? pointsAmong(tied, table, rules.points) : [],
      })),
    others: groups.flatMap(({ before }) => before ?? []),
  };
}

function groupByPoints(rows: readonly StandingsRow[]): readonly (readonly StandingsRow[])[] {
  const groups = new Map<number, StandingsRow[]>();
  for (const row of rows) groups.set(row.points, [...(groups.get(row.points) ?? []), row]);
  return [...groups.values()];
}

/** "Why is Amara 2nd and Priya 3rd?" */
function tieHeading(tied: readonly StandingsRow[]): string {
  const names = shortest(tied);
  const places = new Set(tied.map(({ place }) => place));
  const [first] = tied;
  if (tied.length > 3 || !first) {
    const from = first?.place ?? 1;
    return `How were places ${from} to ${from + tied.length - 1} decided?`;
  }
  if (places.size === 1) return `Why do ${inWords(names)} share ${ordinal(first.place)} place?`;
  return `Why is ${inWords(tied.map(({ place }, index) => `${names[index]} ${ordinal(place)}`))}?`;
}

function pointsAmong(
  tied: readonly StandingsRow[],
  table: readonly CrosstableRow[],
  worth: RulePack["standings"]["points"],
): Tie["among"] {
  if (tied.length > MOST_AMONG) return [];
  const names = shortest(tied);
  const lines = tied.map(({ entryId }, index) => {
    const cells = table.find((row) => row.entryId === entryId)?.cells ?? [];
    const taken = tied.map((other) => pointsFrom(cells, other.entryId, worth));
    return {
      name: names[index] ?? "",
      points: taken.map((each) => (each === null ? null : printPoints(each))),
      sum: printPoints(taken.reduce<number>((sum, each) => sum + (each ?? 0), 0)),
    };
  });
  const haveAllMet = lines.every(({ points }) => points.filter((each) => each === null).length === 1);
  return haveAllMet ? lines : [];
}

function pointsFrom(cells: readonly Cell[], opponentId: string, worth: RulePack["standings"]["points"]) {
  const cell = cells.find((each) => each.opponentId === opponentId && !each.isSelf);
  const results = (cell?.matches ?? []).flatMap(({ kind }) => RESULT_OF[kind] ?? []);
  return results.length === 0 ? null : results.reduce((sum, result) => sum + worth[result], 0);
}

const RESULT_OF: Partial<Record<CellKind, "win" | "draw" | "loss">> = {
  won: "win",
  "forfeit-won": "win",
  drawn: "draw",
  lost: "loss",
  "forfeit-lost": "loss",
  "double-forfeit": "loss",
};

/** First names where they tell everybody apart. */
function shortest(tied: readonly StandingsRow[]): readonly string[] {
  const firsts = tied.map(({ name }) => firstName(name));
  return new Set(firsts).size === firsts.length ? firsts : tied.map(({ name }) => name);
}

function inWords(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
