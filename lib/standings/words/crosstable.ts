import { lastName } from "@/lib/people/words/names";
import type { Cell, CellKind, CellMatch, CrosstableRow } from "../rules/crosstable";
import { printPoints } from "../rules/print-points";
import type { StandingsRow } from "../rules/rank-entries";

/** A cell of the crosstable in words. */
export type PrintedCell =
  | { readonly kind: "self" }
  | {
      readonly kind: "won" | "drawn" | "lost" | "forfeit" | "double-forfeit" | "to-play" | "none";
      /** All of its matches: "2–1 0–2". */
      readonly text: string;
      readonly matches: readonly PrintedMatch[];
    };

/** A match of a cell: "2–1", and a single character for a phone. */
type PrintedMatch = {
  readonly text: string;
  readonly kind: CellKind;
  readonly matchId?: string | undefined;
};

/** The crosstable as it is printed: "2–1", "0 ff", "R7". */
export function printCrosstable(table: readonly CrosstableRow[], rows: readonly StandingsRow[]) {
  const standings = new Map(rows.map((row) => [row.entryId, row]));
  return table.flatMap(({ entryId, name, hasLeft, cells }) => {
    const row = standings.get(entryId);
    if (!row) return [];
    return {
      entryId,
      name,
      shortName: lastName(name),
      note: hasLeft ? "left" : undefined,
      cells: cells.map(printCell),
      points: printPoints(row.points),
    };
  });
}

function printCell({ isSelf, matches }: Cell): PrintedCell {
  if (isSelf) return { kind: "self" };
  const printed = matches.map((match) => ({ ...match, text: printMatch(match) }));
  return {
    kind: CELL_LOOKS[matches[0].kind],
    text: printed.map(({ text }) => text).join(" "),
    matches: printed.map(({ text, kind, matchId }) => ({ text, kind, matchId })),
  };
}

const CELL_LOOKS = {
  won: "won",
  lost: "lost",
  drawn: "drawn",
  "forfeit-won": "won",
  "forfeit-lost": "forfeit",
  "double-forfeit": "double-forfeit",
  "to-play": "to-play",
  none: "none",
} as const satisfies Record<CellKind, PrintedCell["kind"]>;

function printMatch({ kind, score, round }: CellMatch): string {
  if (score) return `${printPoints(score.own)}–${printPoints(score.other)}`;
  return kind === "to-play" ? `R${round}` : WITHOUT_SCORE[kind];
}

const WITHOUT_SCORE: Record<Exclude<CellKind, "to-play">, string> = {
  won: "1",
  lost: "0",
  drawn: "½",
  "forfeit-won": "1 ff",
  "forfeit-lost": "0 ff",
  "double-forfeit": "0 ff",
  none: "",
};
