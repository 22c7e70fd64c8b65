import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectPath } from "../process/project.ts";

/** One migration in prisma/migrations. */
export type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

/** The migrations in a folder, sorted by name. They're applied in that order. */
export function readMigrations(folder: string = projectPath("prisma", "migrations")): Migration[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, "migration.sql")))
    .sort()
    .map((name) => {
      const bytes = readFileSync(join(folder, name, "migration.sql"));
      return { name, sql: bytes.toString("utf8"), checksum: checksumOf(bytes) };
    });
}

/** The checksum that Prisma writes too: SHA-256 of the file's bytes, in hexadecimal. */
export function checksumOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
