import { z } from "zod";
import { columnName, findColumnTwice, findNoText, isEmptyRow } from "@/lib/shared/csv";
import { emailAddress } from "@/lib/shared/email-address";
import { optionalText, storable } from "@/lib/shared/form-fields";
import { personName } from "@/lib/shared/person-name";
import { optionalPhone } from "@/lib/shared/phone";
import { list } from "@/lib/shared/text";
import { ENTRY_COLUMNS, type EntryColumn } from "../rules/file-columns";
import type { ImportRow } from "../rules/plan-import";

/** A browser can send twice this many rows in one request. */
export const MOST_ROWS = 1000;

/** A row that can't be read: nothing in it is used. */
export type UnreadRow = {
  readonly line: number;
  readonly name: string;
  readonly email: string;
  readonly sentence: string;
};

export type EntriesFile =
  | { readonly ok: true; readonly rows: readonly ImportRow[]; readonly unread: readonly UnreadRow[] }
  | { readonly ok: false; readonly sentence: string };

/**
 * Reads the cells of an import file. Its first row names the columns, in any order and capitalization; other columns
 * are ignored. Name and email are required.
 */
export function readEntriesFile(cells: readonly (readonly string[])[]): EntriesFile {
  const noText = findNoText(cells);
  if (noText) return { ok: false, sentence: noText };
  const filled = cells.map((row, index) => ({ row, line: index + 1 })).filter(({ row }) => !isEmptyRow(row));
  const [head, ...body] = filled;
  if (!head || body.length === 0) return { ok: false, sentence: "This file has no rows below the header." };
  if (body.length > MOST_ROWS) {
    return { ok: false, sentence: `This file has ${body.length} rows. The limit is ${MOST_ROWS} at a time.` };
  }
  const columns = columnsOf(head.row);
  const twice = findColumnTwice(head.row, columns);
  if (twice) return { ok: false, sentence: twice };
  const missing = (["name", "email"] as const).filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const sentence = `The first row has to name the columns, but it doesn’t include ${list(missing)}.`;
    return { ok: false, sentence };
  }
  const read = body.map(({ row, line }) => readRow(row, columns, line));
  return {
    ok: true,
    rows: read.filter((row): row is ImportRow => !("sentence" in row)),
    unread: read.filter((row): row is UnreadRow => "sentence" in row),
  };
}

/** Other names that people and forms use for these columns. */
const OTHER_NAMES: Readonly<Record<string, EntryColumn>> = {
  "full name": "name",
  player: "name",
  "e mail": "email",
  "email address": "email",
  "e mail address": "email",
  "phone number": "phone",
  grade: "division",
  "date of birth": "born",
  birthday: "born",
  handle: "username",
};

function columnsOf(head: readonly string[]): readonly (EntryColumn | null)[] {
  const names = head.map(columnName);
  // A school's roster has the grade of each player beside the division.
  const isOther = (name: string) => name === "grade" && names.includes("division");
  return names.map((name) => (isOther(name) ? null : columnOf(name)));
}

function columnOf(name: string): EntryColumn | null {
  return ENTRY_COLUMNS.find((column) => column === name) ?? OTHER_NAMES[name] ?? null;
}

/** Every row has an email address, so a cell that took in the rows below has theirs. */
function hasOtherRows(cell: string): boolean {
  const end = cell.indexOf("\n");
  return end >= 0 && cell.includes("@", end);
}

const OTHER_ROWS =
  "A cell in this row has other rows in it, probably because a quotation mark isn’t closed. Close or remove that mark.";

const BORN = "Enter the date of birth as 2009-05-17 or 5/17/2009.";

const rowInput = z.object({
  name: personName("The name is missing."),
  email: emailAddress,
  phone: optionalPhone,
  division: optionalText(60),
  status: optionalText(20),
  born: z
    .string()
    .trim()
    .default("")
    .transform(isoDay)
    .refine((day) => day === "" || z.iso.date().safeParse(day).success, BORN),
  username: optionalText(40),
});

function readRow(
  row: readonly string[],
  columns: readonly (EntryColumn | null)[],
  line: number,
): ImportRow | UnreadRow {
  const cell = (wanted: EntryColumn) => storable(row[columns.indexOf(wanted)] ?? "");
  const unread = (sentence: string) => ({ line, name: cell("name"), email: cell("email"), sentence });
  if (row.some(hasOtherRows)) return unread(OTHER_ROWS);
  const parsed = rowInput.safeParse(
    Object.fromEntries(ENTRY_COLUMNS.map((column) => [column, cell(column)])),
  );
  if (!parsed.success) return unread(sentenceOf(parsed.error));
  const { born, username, phone, ...rest } = parsed.data;
  return { line, ...rest, phone: phone || null, bornOn: born || null, handle: username };
}

function sentenceOf({ issues: [issue] }: z.ZodError): string {
  const isLong = issue?.code === "too_big";
  return isLong ? `The ${String(issue.path[0])} is too long.` : (issue?.message ?? "This row can’t be read.");
}

/** "5/17/2009" as American spreadsheets write a day; others are left as they are. */
function isoDay(typed: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed) ?? [];
  return year ? `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}` : typed;
}
