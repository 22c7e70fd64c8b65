import { stampWithZone } from "@/lib/shared/dates";
import { instantFrom, type Zone } from "@/lib/shared/instant";
import type { Column, Columns, Row, Value } from "../rules/part";

export const labelOf = (column: Column): string => (typeof column === "string" ? column : column.label);
export const kindOf = (column: Column) => (typeof column === "string" ? ("text" as const) : column.kind);

/** A row as JSON: the columns of its list in their order, times as ISO 8601 in UTC, and the zone of its times. */
export function toJson(row: Row, columns: Columns): Row {
  const zone = row.timeZone === undefined ? {} : { timeZone: row.timeZone };
  const cells = Object.entries(columns).map(([key, column]) => [key, jsonOf(row[key] ?? null, column)]);
  return { ...Object.fromEntries(cells), ...zone };
}

function jsonOf(value: Value, column: Column): Value {
  if (typeof column === "object" && column.kind === "rows")
    return (value as readonly Row[]).map((row) => toJson(row, column.columns));
  return kindOf(column) === "instant" && typeof value === "string" ? instantFrom(value) : value;
}

/** A cell in words: "Yes", "Mon, Nov 16, 2026, 9:00 am CST", "a, b". Null if there's nothing in it. */
export function wordsOf(value: Value, column: Column, zone: Zone): string | null {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return null;
  if (Array.isArray(value)) return value.map((each) => wordsOf(each, column, zone)).join(", ");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (kindOf(column) === "instant") return stampWithZone(instantFrom(String(value)), zone);
  if (kindOf(column) === "day") return dayWords(String(value));
  return String(value);
}

/** "Mon, Nov 16, 2026" */
function dayWords(date: string): string {
  return stampWithZone(`${date.slice(0, 10)}T12:00:00.000Z`, "UTC").replace(", noon UTC", "");
}
