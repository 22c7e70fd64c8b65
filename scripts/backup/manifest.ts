import { z } from "zod";
import { plural } from "../../lib/shared/text.ts";
import { ScriptError } from "../process/script-error.ts";

/** The format of the file. A version that writes another one counts up, and goes on reading the older ones. */
export const FORMAT = 1;

const Table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int().nonnegative(),
});

const Manifest = z.object({
  format: z.literal(FORMAT),
  app: z.string(),
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(Table),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/) })),
  jobs: Table,
});

/** What is in a backup: enough to restore it and to check that everything came back. It holds no setting and no password. */
export type Manifest = z.infer<typeof Manifest>;
/** A table as the backup holds it; names are not quoted. */
export type Table = z.infer<typeof Table>;

const FIRST_LINE = "-- A backup of Rookery. Restore it with: npm run restore -- FILE";

/** The top of the file: the manifest as a comment that people can read. */
export function makeHeader(manifest: Manifest): string {
  const fields = Object.entries(manifest).map(([name, value]) => `"${name}": ${makeValue(value)}`);
  const lines = `{\n${fields.join(",\n")}\n}`.split("\n");
  return `${[FIRST_LINE, ...lines.map((line) => `-- ${line}`)].join("\n")}\n\n`;
}

/** JSON with a line for each table. */
function makeValue(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  return `[\n  ${value.map((each) => JSON.stringify(each)).join(",\n  ")}\n]`;
}

/** Reads the top of a file, given without its `-- `. */
export function parseHeader(lines: readonly string[]): Manifest {
  const value: unknown = JSON.parse(lines.slice(1).join("\n"));
  const format = z.object({ format: z.number() }).parse(value).format;
  if (format > FORMAT) {
    throw new ScriptError(
      "This backup was made by a newer version of Rookery: restore it with that version.",
    );
  }
  return Manifest.parse(value);
}

/** A line for whoever made or restored a backup. */
export function summarize({ app, takenAt, postgres, tables, jobs }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const waiting = `${plural(jobs.rows, "job")} waiting`;
  return `${rows} rows in ${tables.length} tables, ${waiting}, taken ${takenAt} by version ${app} from PostgreSQL ${postgres}.`;
}
