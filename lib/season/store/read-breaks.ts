import type { SeasonBreak as SeasonBreakRow } from "@/lib/db/generated/client";
import type { SeasonBreak } from "../rules/breaks";

type StoredBreak = Pick<SeasonBreakRow, "id" | "name" | "fromDate" | "untilDate">;

/** The stored breaks of a season with calendar dates. */
export function readBreaks(rows: readonly StoredBreak[]): readonly (SeasonBreak & { readonly id: string })[] {
  return rows.map(({ id, name, fromDate, untilDate }) => ({
    id,
    name,
    from: fromDate.toISOString().slice(0, 10),
    until: untilDate.toISOString().slice(0, 10),
  }));
}
