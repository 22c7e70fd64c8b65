import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The migrations that this version of the app needs, from the folder it was installed with. */
export function listMigrationNames(): readonly string[] {
  names ??= readNames(join(/* turbopackIgnore: true */ process.cwd(), "prisma", "migrations"));
  return names;
}

/** Read once: a folder that is changed under a running process belongs to the next version. */
let names: readonly string[] | undefined;

function readNames(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, "migration.sql")));
}
