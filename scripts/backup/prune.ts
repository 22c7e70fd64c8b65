import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { NAME } from "./choose-file.ts";

const UNFINISHED = ".unfinished";
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Keeps the newest backups in a folder and removes older ones, along with partial files that a killed run left at
 * least a day ago. Never touches other files. Returns the names of the removed files.
 */
export function pruneBackups(folder: string, keep: number): string[] {
  const names = readdirSync(folder);
  const old = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
    .slice(keep);
  const abandoned = names.filter((name) => isAbandoned(folder, name));
  for (const name of [...old, ...abandoned]) rmSync(join(folder, name), { force: true });
  return [...old, ...abandoned];
}

function isAbandoned(folder: string, name: string): boolean {
  if (!name.endsWith(UNFINISHED) || !NAME.test(name.slice(0, -UNFINISHED.length))) return false;
  return Date.now() - statSync(join(folder, name)).mtimeMs > DAY_MS;
}
