import { columnName, findColumnTwice, findNoText, isEmptyRow } from "@/lib/shared/csv";
import { emailAddress } from "@/lib/shared/email-address";
import { storable } from "@/lib/shared/form-fields";
import type { CalendarDate } from "@/lib/shared/instant";
import { list, plural } from "@/lib/shared/text";
import { parseCampusId } from "../rules/campus-id";
import { parseDay } from "../rules/read-day";

/** More than the students of any one campus, and few enough for one transaction. */
export const MOST_LINES = 20_000;

/** A line of a list: a person by email, campus id or both, and the last day it counts. */
export type ListLine = {
  readonly email: string | null;
  readonly campusId: string | null;
  /** Null: it doesn't end. */
  readonly validUntil: CalendarDate | null;
};

/** What is wrong with a line. The line that names the columns is usually line 1. */
export type LineProblem = { readonly line: number; readonly sentence: string };

export type ListFile =
  | { readonly ok: true; readonly lines: readonly ListLine[]; readonly repeated: number }
  | { readonly ok: false; readonly sentence: string; readonly problems: readonly LineProblem[] };

/**
 * Reads the cells of a list file. Its first line names the columns, in any order and capitalization; other columns are
 * ignored. A file with a line that can't be read is refused as a whole, so no one is missing from a list unnoticed.
 * Lines that name the same person count once, with the later day.
 */
export function readListFile(cells: readonly (readonly string[])[]): ListFile {
  const noText = findNoText(cells);
  if (noText) return unreadable(noText);
  const filled = cells.map((row, index) => ({ row, line: index + 1 })).filter(({ row }) => !isEmptyRow(row));
  const [head, ...body] = filled;
  if (!head || body.length === 0)
    return unreadable("This file has no lines below the one that names the columns.");
  if (body.length > MOST_LINES)
    return unreadable(`This file has ${body.length} lines. The limit is ${MOST_LINES} at a time.`);
  const columns = head.row.map(columnOf);
  const wrong = findColumnMistake(head.row, columns);
  if (wrong) return unreadable(wrong);

  const read = body.map(({ row, line }) => readLine(row, columns, line));
  const problems = read.filter((line): line is LineProblem => "sentence" in line);
  if (problems.length > 0)
    return {
      ok: false,
      sentence: `${plural(problems.length, "line")} can’t be read. Nothing was saved.`,
      problems,
    };
  return { ok: true, ...withoutRepeats(read.filter((line): line is ListLine => !("sentence" in line))) };
}

function unreadable(sentence: string): ListFile {
  return { ok: false, sentence, problems: [] };
}

const COLUMNS = ["email", "campus id", "valid until"] as const;
type Column = (typeof COLUMNS)[number];

/** Other names that registrars and spreadsheets use for these columns. */
const OTHER_NAMES: Readonly<Record<string, Column>> = {
  "e mail": "email",
  mail: "email",
  "email address": "email",
  "e mail address": "email",
  id: "campus id",
  "student id": "campus id",
  "university id": "campus id",
  "member id": "campus id",
  expires: "valid until",
  "expires on": "valid until",
  expiration: "valid until",
  "expiration date": "valid until",
  until: "valid until",
};

function columnOf(head: string): Column | null {
  const name = columnName(head);
  return COLUMNS.find((column) => column === name) ?? OTHER_NAMES[name] ?? null;
}

function findColumnMistake(head: readonly string[], columns: readonly (Column | null)[]): string | null {
  const twice = findColumnTwice(head, columns);
  if (twice) return twice;
  if (columns.includes("email") || columns.includes("campus id")) return null;
  const names = head.map((name) => name.trim().slice(0, 40)).filter((name) => name !== "");
  return `The first line has to name a column email or campus id, but it says ${list(names.slice(0, 6))}.`;
}

function readLine(
  row: readonly string[],
  columns: readonly (Column | null)[],
  line: number,
): ListLine | LineProblem {
  if (row.some((cell) => /[\r\n]/.test(cell))) return { line, sentence: OPEN_QUOTE };
  const cell = (column: Column) => storable(row[columns.indexOf(column)] ?? "").trim();
  const email = cell("email") === "" ? null : emailAddress.safeParse(cell("email"));
  if (email?.success === false) return { line, sentence: shown(cell("email"), "isn’t an email address.") };
  const campusId = cell("campus id") === "" ? null : parseCampusId(cell("campus id"));
  if (campusId === null && cell("campus id") !== "")
    return { line, sentence: shown(cell("campus id"), "isn’t a campus ID. Use letters and digits.") };
  if (email === null && campusId === null) return { line, sentence: "It has no email and no campus ID." };
  const validUntil = cell("valid until") === "" ? null : parseDay(cell("valid until"));
  if (validUntil === null && cell("valid until") !== "")
    return {
      line,
      sentence: shown(cell("valid until"), "isn’t a date we can read. Write it as 2027-05-15 or 5/15/2027."),
    };
  return { email: email?.data ?? null, campusId, validUntil };
}

const OPEN_QUOTE = "It has a line break inside a cell, or a quotation mark that isn’t closed.";

function shown(typed: string, problem: string): string {
  return `“${typed.slice(0, 60)}” ${problem}`;
}

function withoutRepeats(lines: readonly ListLine[]): {
  readonly lines: readonly ListLine[];
  readonly repeated: number;
} {
  const byPerson = new Map<string, ListLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.email, line.campusId]);
    const before = byPerson.get(key);
    byPerson.set(key, before ? laterOf(before, line) : line);
  }
  return { lines: [...byPerson.values()], repeated: lines.length - byPerson.size };
}

function laterOf(one: ListLine, other: ListLine): ListLine {
  if (one.validUntil === null) return one;
  return other.validUntil === null || other.validUntil > one.validUntil ? other : one;
}
