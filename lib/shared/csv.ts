import Papa from "papaparse";
import { list } from "./text";

export type CsvCell = string | number | null;

/**
 * Text that a spreadsheet would run as a formula (OWASP, CSV injection), with any apostrophes already in front of it.
 * The guarding apostrophe is one more, so removing one restores the cell.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Rows as a CSV file that spreadsheets open directly: UTF-8 with a byte order mark, commas, CR and LF. Text that would
 * be a formula is guarded by an apostrophe; numbers stay numbers.
 */
export function makeCsv(rows: readonly (readonly CsvCell[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell ?? ""));
  return `${BYTE_ORDER_MARK}${Papa.unparse(cells, { escapeFormulae: FORMULA, newline: "\r\n" })}\r\n`;
}

/**
 * The rows of a CSV file, with or without quotes and with any line ends, even different ones in one file. The separator
 * is a comma, a semicolon, or a tab, whichever is most frequent in the first line, since that names the columns. An empty
 * line is an empty row, so rows are numbered as in a spreadsheet. An apostrophe is removed where it guards a formula, and
 * nowhere else.
 */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const body = withoutLastLineEnds(text.replace(BYTE_ORDER_MARK, "")).replace(/\r\n?/g, "\n");
  const { data } = Papa.parse<string[]>(body, { delimiter: delimiterOf(body), newline: "\n" });
  return data.map((row) => row.map(unguard));
}

/** A pattern would take the square of a file that is mostly line ends. */
function withoutLastLineEnds(text: string): string {
  let end = text.length;
  while (text[end - 1] === "\r" || text[end - 1] === "\n") end -= 1;
  return text.slice(0, end);
}

/** How a column is looked for by its name: in any capitalization, with hyphens or underscores for spaces. */
export function columnName(head: string): string {
  return head
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, " ");
}

/** Says that a file isn't text: Excel's own files begin with characters that no keyboard sends. Null if it may be. */
export function findNoText(rows: readonly (readonly string[])[]): string | null {
  const isText = (rows[0] ?? []).every((cell) =>
    [...cell].every((character) => character >= " " || "\t\n".includes(character)),
  );
  return isText
    ? null
    : "This isn’t a CSV file. If it’s a spreadsheet, save it as CSV, then choose that file.";
}

/** Says that two columns of a file mean the same, so that one of them would be ignored; null if none do. */
export function findColumnTwice(head: readonly string[], columns: readonly (string | null)[]): string | null {
  const twice = columns.find((column, index) => column !== null && columns.indexOf(column) !== index);
  if (!twice) return null;
  const names = head.filter((_, index) => columns[index] === twice).map((name) => name.trim().slice(0, 40));
  return `More than one column is the ${twice}: ${list(names)}. Remove all but one, then choose the file again.`;
}

/** Is there nothing in any cell of a row? */
export function isEmptyRow(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === "");
}

function delimiterOf(text: string): string {
  const head = text.trimStart().split(/[\r\n]/, 1)[0] ?? "";
  const counts = [",", ";", "\t"].map((mark) => [head.split(mark).length, mark] as const);
  return counts.reduce((most, each) => (each[0] > most[0] ? each : most))[1];
}

/** The text of a file: by its byte order mark, else UTF-8, else the Western encoding of older spreadsheets. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function unguard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
