import type { TieBreak } from "@/lib/season/rules/tie-breaks";
import type { CsvCell } from "@/lib/shared/csv";
import { oneLine } from "@/lib/shared/one-line";
import type { CrosstableRow } from "../rules/crosstable";
import type { StandingsRow } from "../rules/rank-entries";
import { printCrosstable } from "./crosstable";

/**
 * The standings as rows for a spreadsheet: figures as numbers, the tie-breaks in the order of the rules. Groups follow
 * each other, with the group in a column of its own.
 */
export function standingsCells(
  tables: readonly { readonly name: string | null; readonly rows: readonly StandingsRow[] }[],
  tieBreaks: readonly TieBreak[],
): readonly (readonly CsvCell[])[] {
  const head = ["place", "player", "points", "played", "won", "drawn", "lost", "games won", "games lost"];
  const hasGroups = tables.some(({ name }) => name !== null);
  const group = (cell: CsvCell) => (hasGroups ? [cell] : []);
  return [
    [...group("group"), ...head, ...tieBreaks.map((by) => by.replaceAll("-", " "))],
    ...tables.flatMap(({ name, rows }) =>
      rows.map((row) => [
        ...group(name),
        row.rank,
        oneLine(row.name),
        row.points,
        row.played,
        row.won,
        row.drawn,
        row.lost,
        row.gamesWon,
        row.gamesLost,
        ...tieBreaks.map((by) => row.tieBreaks[by] ?? null),
      ]),
    ),
  ];
}

/**
 * A crosstable as rows for a spreadsheet, under the name of its group if it has one. Scores are as the page prints
 * them: "2–1" with an en dash, which spreadsheets don't take for a date.
 */
export function crosstableCells(
  name: string | null,
  table: readonly CrosstableRow[],
  rows: readonly StandingsRow[],
): readonly (readonly CsvCell[])[] {
  const points = new Map(rows.map((row) => [row.entryId, row.points]));
  const cells = printCrosstable(table, rows).map((row) =>
    row.cells.map((cell) => (cell.kind === "self" ? null : cell.text)),
  );
  return [
    ...(name === null ? [] : [[name]]),
    ["place", "player", ...table.map(({ name }) => oneLine(name)), "points"],
    ...table.map(({ entryId, name, rank }, index) => [
      rank,
      oneLine(name),
      ...(cells[index] ?? []),
      points.get(entryId) ?? null,
    ]),
  ];
}
