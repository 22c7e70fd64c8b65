import { ScriptError } from "../process/script-error.ts";
import type { Migration } from "./read.ts";
import { isLater, lastUsedBy } from "./removals.ts";

/** A row of `_prisma_migrations`. */
export type AppliedMigration = {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
  readonly rolled_back_at: Date | null;
  /** What the migration says about releases that still need what it removed. */
  readonly logs?: string | null;
};

/**
 * The migrations that haven't been applied. Refuses a database that doesn't match the files: a migration failed
 * partway or was changed after it was applied. A newer release's migrations are fine, because the previous
 * release must run beside it, unless one says that this version still uses what it removed.
 */
export function pendingMigrations(
  files: readonly Migration[],
  rows: readonly AppliedMigration[],
  version: string,
): Migration[] {
  const counted = rows.filter((row) => row.rolled_back_at === null);
  const byName = new Map(files.map((file) => [file.name, file]));
  for (const row of counted) {
    const file = byName.get(row.migration_name);
    if (row.finished_at === null) {
      throw new ScriptError(
        `The migration ${row.migration_name} failed earlier. Repair the database and mark it with "prisma migrate resolve".`,
      );
    }
    if (!file) {
      if (mayRunAfter(row, files, version)) continue;
      throw new ScriptError(
        `The database has the migration ${row.migration_name}, which this version can't run after. Install the newer version.`,
      );
    }
    if (file.checksum !== row.checksum) {
      throw new ScriptError(
        `The migration ${file.name} was changed after it was applied. Restore its file and add a new migration.`,
      );
    }
  }
  const applied = new Set(counted.map((row) => row.migration_name));
  return files.filter((file) => !applied.has(file.name));
}

/** A migration that we don't know and that sorts after all of ours belongs to a newer release. */
function mayRunAfter(row: AppliedMigration, files: readonly Migration[], version: string): boolean {
  const isNewer = files.every(({ name }) => name < row.migration_name);
  const lastUser = lastUsedBy(row.logs ?? "");
  return isNewer && (lastUser === undefined || isLater(version, lastUser));
}
