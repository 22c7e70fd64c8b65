/** A column of a table: its name, at most 10 characters, and how many bytes it has. */
export type DbfColumn = readonly [name: string, width: number];

/** The values of a row by column. A column that's left out is blank. */
export type DbfRow = Readonly<Record<string, string>>;

/**
 * A table as a dBase III file, with text columns only. Text is ASCII, cut to the width of its column and filled with
 * spaces. The layout: 32 bytes about the file, 32 for each column, a carriage return, the rows with a space before each,
 * and 1A (hex) at the end. Numbers have their low byte first.
 *
 * @param madeOn the date in the file's head, "2026-12-05"
 */
export function makeDbf(columns: readonly DbfColumn[], rows: readonly DbfRow[], madeOn: string): Uint8Array {
  const headBytes = HEAD + HEAD * columns.length + 1;
  const rowBytes = 1 + columns.reduce((sum, [, width]) => sum + width, 0);
  const file = new Uint8Array(headBytes + rowBytes * rows.length + 1).fill(SPACE, headBytes);
  const view = new DataView(file.buffer);
  const [year = 0, month = 0, day = 0] = madeOn.split("-").map(Number);
  file.set([DBASE_III, year - 1900, month, day]);
  view.setUint32(4, rows.length, true);
  view.setUint16(8, headBytes, true);
  view.setUint16(10, rowBytes, true);
  columns.forEach(([name, width], index) => {
    const at = HEAD + HEAD * index;
    write(file, at, name, NAME);
    file[at + 11] = TEXT;
    file[at + 16] = width;
  });
  file[headBytes - 1] = END_OF_COLUMNS;
  rows.forEach((row, index) => {
    let at = headBytes + rowBytes * index + 1;
    for (const [name, width] of columns) {
      write(file, at, row[name] ?? "", width);
      at += width;
    }
  });
  file[file.length - 1] = END_OF_FILE;
  return file;
}

const HEAD = 32;
const NAME = 10;
const DBASE_III = 0x03;
const TEXT = 0x43;
const SPACE = 0x20;
const END_OF_COLUMNS = 0x0d;
const END_OF_FILE = 0x1a;

function write(file: Uint8Array, at: number, text: string, most: number): void {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? SPACE);
  file.set(
    codes.slice(0, most).map((code) => (code < SPACE || code > 0x7e ? SPACE : code)),
    at,
  );
}
