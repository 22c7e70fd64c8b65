import { ScriptError } from "../process/script-error.ts";
import type { Manifest, Table } from "./manifest.ts";
import { readManifest, readScript } from "./script.ts";
import { checkSeal } from "./seal.ts";

/** Reads a backup to the end without restoring it: the checksum, the manifest, and the number of rows in each table. */
export async function checkBackup(file: string): Promise<Manifest> {
  const manifest = await openBackup(file);
  await readScript(file, async (table, rows) => refuseMissing(table, await countLines(rows)));
  return manifest;
}

/** Checks the checksum of the whole backup and returns what's in it. */
export async function openBackup(file: string): Promise<Manifest> {
  await checkSeal(file);
  return readManifest(file);
}

/** Refuses a table if its number of rows differs from the manifest. */
export function refuseMissing({ name, rows }: Table, found: number): void {
  if (found !== rows)
    throw new ScriptError(`The backup should have ${rows} rows of ${name} but has ${found}.`);
}

async function countLines(rows: AsyncIterable<Buffer>): Promise<number> {
  let count = 0;
  for await (const chunk of rows) {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) count += 1;
  }
  return count;
}
