import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ScriptError } from "../process/script-error.ts";
import { countText } from "./find-text.ts";
import type { Guard, InCode } from "./guard.ts";

/** A migration that sorts after all others. */
const LAST = "prisma/migrations/99990101000000_without_a_guard";

/** Removes a guard from a copy of the project. Returns a function that restores it. */
export function takeAway(root: string, without: Guard["without"]): () => void {
  return "sql" in without ? addMigration(join(root, LAST), without.sql) : replaceText(root, without);
}

function addMigration(folder: string, sql: string): () => void {
  mkdirSync(folder);
  writeFileSync(join(folder, "migration.sql"), `${sql};\n`);
  return () => rmSync(folder, { recursive: true });
}

function replaceText(root: string, guard: InCode): () => void {
  if (countText(root, guard) !== 1)
    throw new ScriptError(`This text isn't exactly once in ${guard.file}: ${guard.text}`);
  const file = join(root, guard.file);
  const before = readFileSync(file, "utf8");
  writeFileSync(
    file,
    before.replace(guard.text, () => guard.rather),
  );
  return () => writeFileSync(file, before);
}
