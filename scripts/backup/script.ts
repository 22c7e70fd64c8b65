import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { type Manifest, parseHeader, type Table } from "./manifest.ts";

/** The line before a table's rows, in pg_dump's format, so that psql can read the file too. */
export function makeCopyLine(table: Table): string {
  return `COPY ${makeTarget(table)} FROM stdin;\n`;
}

/** A table and its columns, as COPY expects them. */
export function makeTarget({ name, columns }: Table): string {
  return `${quote(name)} (${columns.map(quote).join(", ")})`;
}

/** Quotes each part of a name: `public.match` becomes `"public"."match"`. */
export function quote(name: string): string {
  return name
    .split(".")
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join(".");
}

/** The line after a table's rows. No row can look like it, because COPY doubles every backslash. */
export const END_OF_ROWS = "\\.\n";

/**
 * Reads a backup from top to bottom without holding it in memory.
 *
 * @param act gets each table with its rows, and must read all of them
 */
export async function readScript(
  file: string,
  act: (table: Table, rows: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  await withReader(file, async (reader) => {
    const { tables, jobs } = await readHeader(reader);
    for (const table of [...tables, jobs]) {
      const line = await reader.line();
      if (`${line}\n` !== makeCopyLine(table)) throw new Error(`Expected ${table.name}, found: ${line}`);
      await act(table, reader.rows());
    }
  });
}

/** The manifest of a backup. */
export async function readManifest(file: string): Promise<Manifest> {
  let manifest: Manifest | undefined;
  await withReader(file, async (reader) => {
    manifest = await readHeader(reader);
  });
  if (!manifest) throw new Error("The reader didn't read anything");
  return manifest;
}

async function readHeader(reader: Reader): Promise<Manifest> {
  const lines: string[] = [];
  for (let line = await reader.line(); line !== ""; line = await reader.line()) lines.push(line.slice(3));
  return parseHeader(lines);
}

async function withReader(file: string, work: (reader: Reader) => Promise<void>): Promise<void> {
  const source = createReadStream(file);
  const script = source.pipe(createGunzip());
  source.on("error", (error) => script.destroy(error));
  try {
    await work(makeReader(script[Symbol.asyncIterator]()));
  } finally {
    script.destroy();
    source.destroy();
  }
}

type Reader = {
  line(): Promise<string>;
  /** The rows, in chunks, up to their end. */
  rows(): AsyncGenerator<Buffer>;
};

function makeReader(chunks: AsyncIterator<Buffer>): Reader {
  let kept = Buffer.alloc(0);

  async function readMore(): Promise<void> {
    const { done, value } = await chunks.next();
    if (done) throw new Error("The backup ends in the middle of a table");
    kept = Buffer.concat([kept, value]);
  }

  async function line(): Promise<string> {
    let end = kept.indexOf("\n");
    for (; end < 0; end = kept.indexOf("\n")) await readMore();
    const text = kept.toString("utf8", 0, end);
    kept = kept.subarray(end + 1);
    return text;
  }

  async function* rows(): AsyncGenerator<Buffer> {
    while (kept.length < END_OF_ROWS.length) await readMore();
    const isEmpty = kept.toString("latin1", 0, END_OF_ROWS.length) === END_OF_ROWS;
    // Looks for the end including the line break before it. The last bytes of a chunk may be the start of it.
    for (let end = -1; !isEmpty && end < 0; ) {
      end = kept.indexOf(`\n${END_OF_ROWS}`);
      const ready = end < 0 ? Math.max(0, kept.length - END_OF_ROWS.length) : end + 1;
      if (ready > 0) yield kept.subarray(0, ready);
      kept = kept.subarray(ready);
      if (end < 0) await readMore();
    }
    kept = kept.subarray(END_OF_ROWS.length);
  }

  return { line, rows };
}
