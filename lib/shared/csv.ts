import Papa from "papaparse";

export type CsvCell = string | number | null;

/**
 * What a spreadsheet would run as a formula if it stood in a cell (OWASP, CSV injection), with any apostrophes already
 * before it. The apostrophe that guards such a cell is one more, so that taking one off gives the cell again.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Rows as a CSV file that spreadsheets open as it is: UTF-8 with a byte order mark, commas, CR and LF. Text that would
 * be a formula is guarded by an apostrophe; numbers are numbers.
 */
export function makeCsv(rows: readonly (readonly CsvCell[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell ?? ""));
  return `${BYTE_ORDER_MARK}${Papa.unparse(cells, { escapeFormulae: FORMULA, newline: "\r\n" })}\r\n`;
}

/**
 * The rows of a CSV file, quoted where need be, with any line ends. Between its cells stand commas, semicolons or tabs:
 * whichever its first line has most of, since that names the columns. A line that holds nothing is a row of nothing, so
 * that rows count as they do in a spreadsheet. An apostrophe is taken off where it guards a formula, and nowhere else.
 */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const body = text.replace(BYTE_ORDER_MARK, "").replace(/[\r\n]+$/, "");
  const { data } = Papa.parse<string[]>(body, { delimiter: delimiterOf(body) });
  return data.map((row) => row.map(unguard));
}

function delimiterOf(text: string): string {
  const head = text.trimStart().split(/[\r\n]/, 1)[0] ?? "";
  const counts = [",", ";", "\t"].map((mark) => [head.split(mark).length, mark] as const);
  return counts.reduce((most, each) => (each[0] > most[0] ? each : most))[1];
}

/** The text of a file: by its byte order mark, else UTF-8, else the Western letters of older spreadsheets. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function unguard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
