import type { TieBreak } from "@/lib/season/rules/tie-breaks";
import type { StandingsRow } from "@/lib/standings/rules/rank-entries";

/** Prints a final table as plain text, with the tie-breaks of its rules; the same rows give the same text. */
export function printTable(rows: readonly StandingsRow[], tieBreaks: readonly TieBreak[]): void {
  const head = ["", "Player", "Played", "Won", "Drawn", "Lost", "FF", "Games", ...tieBreaks, "Points"];
  const lines = rows.map((row) => [
    String(row.rank),
    row.name,
    String(row.played),
    String(row.won),
    String(row.drawn),
    String(row.lost),
    String(row.forfeits + row.doubleForfeits),
    `${row.gamesWon}-${row.gamesLost}`,
    ...tieBreaks.map((each) => text(row.tieBreaks[each])),
    String(row.points),
  ]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)),
  );
  for (const line of [head, ...lines]) {
    const cells = line.map((cell, column) =>
      column === 1 ? cell.padEnd(widths[1] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(cells.join("  "));
  }
}

function text(value: number | null | undefined): string {
  return value === null || value === undefined ? "-" : String(value);
}
