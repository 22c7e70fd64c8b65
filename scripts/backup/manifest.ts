import { z } from "zod";
import { plural } from "../../lib/shared/text.ts";
import { ScriptError } from "../process/script-error.ts";

/** The version of the file format. A new format gets the next number, and older formats stay readable. */
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

/**
 * What's in a backup: enough to restore it and to check that everything came back. It contains no settings or
 * passwords.
 */
export type Manifest = z.infer<typeof Manifest>;
/** A table in the backup. Names are unquoted. */
export type Table = z.infer<typeof Table>;

const FIRST_LINE = "-- A backup of Rookery. Restore it with: npm run restore -- FILE";

/** The top of the file: the manifest as a readable comment. */
export function makeHeader(manifest: Manifest): string {
  const fields = Object.entries(manifest).map(([name, value]) => `"${name}": ${makeValue(value)}`);
  const lines = `{\n${fields.join(",\n")}\n}`.split("\n");
  return `${[FIRST_LINE, ...lines.map((line) => `-- ${line}`)].join("\n")}\n\n`;
}

/** JSON with one line per table. */
function makeValue(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  return `[\n  ${value.map((each) => JSON.stringify(each)).join(",\n  ")}\n]`;
}

/** Reads the top of a file, without the leading `-- `. */
export function parseHeader(lines: readonly string[]): Manifest {
  const value: unknown = JSON.parse(lines.slice(1).join("\n"));
  const format = z.object({ format: z.number() }).parse(value).format;
  if (format > FORMAT) {
    throw new ScriptError(
      "This backup was made by a newer version of Rookery. Restore it with that version.",
    );
  }
  return Manifest.parse(value);
}

/** A summary for the person who makes or restores a backup. */
export function summarize({ app, takenAt, postgres, tables, jobs }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const waiting = `${plural(jobs.rows, "job")} waiting`;
  return `${rows} rows in ${tables.length} tables, ${waiting}, taken ${takenAt} by version ${app} from PostgreSQL ${postgres}.`;
}
