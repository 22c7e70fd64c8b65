import { z } from "zod";
import { emailAddress } from "@/lib/shared/email-address";
import { optionalText, storable, text } from "@/lib/shared/form-fields";
import { ENTRY_COLUMNS, type EntryColumn } from "../rules/file-columns";
import type { ImportRow } from "../rules/plan-import";

/** What a browser may send in one piece holds these many rows twice over. */
export const MOST_ROWS = 1000;
/** Bytes. */
export const LARGEST_FILE = 128_000;

/** A row that does not read well: nothing of it is used. */
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
 * Reads the cells of a file of entries. Its first row names the columns, in any order and capitals; columns of other
 * names are passed over. Name and email have to be there.
 */
export function readEntriesFile(cells: readonly (readonly string[])[]): EntriesFile {
  const filled = cells.map((row, index) => ({ row, line: index + 1 })).filter(({ row }) => !isEmpty(row));
  const [head, ...body] = filled;
  if (!head || body.length === 0)
    return { ok: false, sentence: "This file has no rows below the first one." };
  if (body.length > MOST_ROWS) {
    return { ok: false, sentence: `This file has ${body.length} rows. Send ${MOST_ROWS} at most at a time.` };
  }
  const columns = head.row.map(columnOf);
  const missing = (["name", "email"] as const).filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const sentence = `The first row has to name the columns, and ${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} not among them.`;
    return { ok: false, sentence };
  }
  const read = body.map(({ row, line }) => readRow(row, columns, line));
  return {
    ok: true,
    rows: read.filter((row): row is ImportRow => !("sentence" in row)),
    unread: read.filter((row): row is UnreadRow => "sentence" in row),
  };
}

function isEmpty(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === "");
}

/** Other names that people and forms give these columns. */
const OTHER_NAMES: Readonly<Record<string, EntryColumn>> = {
  "full name": "name",
  player: "name",
  "e-mail": "email",
  "email address": "email",
  "phone number": "phone",
  grade: "division",
  "date of birth": "born",
  birthday: "born",
  handle: "username",
};

function columnOf(head: string): EntryColumn | null {
  const name = head.trim().toLowerCase();
  return ENTRY_COLUMNS.find((column) => column === name) ?? OTHER_NAMES[name] ?? null;
}

const BORN = "Write the date of birth as 2009-05-17 or 5/17/2009.";

const rowInput = z.object({
  name: text(80, "The name is missing."),
  email: emailAddress,
  phone: optionalText(30),
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
  const typed = Object.fromEntries(ENTRY_COLUMNS.map((column) => [column, cell(column)]));
  const parsed = rowInput.safeParse(typed);
  if (!parsed.success) {
    return { line, name: cell("name"), email: cell("email"), sentence: sentenceOf(parsed.error) };
  }
  const { born, username, phone, ...rest } = parsed.data;
  return { line, ...rest, phone: phone || null, bornOn: born || null, handle: username };
}

function sentenceOf({ issues: [issue] }: z.ZodError): string {
  const isLong = issue?.code === "too_big";
  return isLong
    ? `The ${String(issue.path[0])} is too long.`
    : (issue?.message ?? "This row cannot be read.");
}

/** "5/17/2009" as American spreadsheets write a day; others stay as they are. */
function isoDay(typed: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed) ?? [];
  return year ? `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}` : typed;
}
