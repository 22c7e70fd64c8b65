import { tablesOf, tableWith } from "@/lib/stages/rules/tables-of";
import type { StandingsRow } from "../rules/rank-entries";
import { reasonAnchor } from "../words/ties";

/** Where an entry is in its table. */
export type MyRecord = {
  readonly row: StandingsRow;
  readonly of: number;
  /** "Group A"; null where there is one table of everybody. */
  readonly table: string | null;
  /** Where the division's page says why. */
  readonly anchor: string | undefined;
};

/** One's line of the standings; null before anything counts, when every place would be the first. */
export function myRecord(division: Parameters<typeof tablesOf>[0], entryId: string): MyRecord | null {
  const table = tableWith(tablesOf(division), entryId);
  const row = table?.rows.find((line) => line.entryId === entryId);
  return table && row && table.rows.some(({ played }) => played > 0)
    ? { row, of: table.rows.length, table: table.name, anchor: reasonAnchor(table.rows, row) }
    : null;
}
