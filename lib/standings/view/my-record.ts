import { tablesOf, tableWith } from "@/lib/stages/rules/tables-of";
import type { StandingsRow } from "../rules/rank-entries";
import { reasonAnchor } from "../words/ties";

/** An entry's position in its standings. */
export type MyRecord = {
  readonly row: StandingsRow;
  readonly of: number;
  /** "Group A"; null if everyone is in one table. */
  readonly table: string | null;
  /** The place on the division's page that explains it. */
  readonly anchor: string | undefined;
};

/** The reader's row of the standings; null before any match counts, when everyone would be first. */
export function myRecord(division: Parameters<typeof tablesOf>[0], entryId: string): MyRecord | null {
  const table = tableWith(tablesOf(division), entryId);
  const row = table?.rows.find((line) => line.entryId === entryId);
  return table && row && table.rows.some(({ played }) => played > 0)
    ? { row, of: table.rows.length, table: table.name, anchor: reasonAnchor(table.rows, row) }
    : null;
}
