import { Trouble } from "../process/trouble.ts";
import type { Migration } from "./read.ts";

/** A row of `_prisma_migrations`. */
export type AppliedMigration = {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
  readonly rolled_back_at: Date | null;
};

/**
 * What is still to apply. Refuses to go on over a migration that failed half-way, was changed after it had been
 * applied, or is unknown here: each means that this database is not what the files say.
 */
export function pendingMigrations(
  files: readonly Migration[],
  rows: readonly AppliedMigration[],
): Migration[] {
  const counted = rows.filter((row) => row.rolled_back_at === null);
  const byName = new Map(files.map((file) => [file.name, file]));
  for (const row of counted) {
    const file = byName.get(row.migration_name);
    if (row.finished_at === null) {
      throw new Trouble(
        `The migration ${row.migration_name} failed earlier: repair the database and mark it with "prisma migrate resolve".`,
      );
    }
    if (!file) {
      throw new Trouble(
        `The database has the migration ${row.migration_name}, which this version does not know: install the newer version.`,
      );
    }
    if (file.checksum !== row.checksum) {
      throw new Trouble(
        `The migration ${file.name} was changed after it had been applied: restore its file and add a new migration.`,
      );
    }
  }
  const applied = new Set(counted.map((row) => row.migration_name));
  return files.filter((file) => !applied.has(file.name));
}
