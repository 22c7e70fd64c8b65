import type { TieBreak } from "@/lib/season/input/rule-pack";
import type { CsvCell } from "@/lib/shared/csv";
import { oneLine } from "@/lib/shared/one-line";
import type { CrosstableRow } from "../rules/crosstable";
import type { StandingsRow } from "../rules/rank-entries";
import { printCrosstable } from "./crosstable";

/** The standings as rows for a spreadsheet: figures as numbers, the tie-breaks in the order of the rules. */
export function standingsCells(
  rows: readonly StandingsRow[],
  tieBreaks: readonly TieBreak[],
): readonly (readonly CsvCell[])[] {
  const head = ["place", "player", "points", "played", "won", "drawn", "lost", "games won", "games lost"];
  return [
    [...head, ...tieBreaks.map((by) => by.replaceAll("-", " "))],
    ...rows.map((row) => [
      row.place,
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
  ];
}

/**
 * The crosstable as rows for a spreadsheet, scores as the page prints them: "2–1" with a dash that no spreadsheet takes
 * for a date.
 */
export function crosstableCells(
  table: readonly CrosstableRow[],
  rows: readonly StandingsRow[],
): readonly (readonly CsvCell[])[] {
  const points = new Map(rows.map((row) => [row.entryId, row.points]));
  const cells = printCrosstable(table, rows).map((row) =>
    row.cells.map((cell) => (cell.kind === "self" ? null : cell.text)),
  );
  return [
    ["place", "player", ...table.map(({ name }) => oneLine(name)), "points"],
    ...table.map(({ entryId, name, place }, index) => [
      place,
      oneLine(name),
      ...(cells[index] ?? []),
      points.get(entryId) ?? null,
    ]),
  ];
}
