import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectPath } from "../process/project.ts";

/** One step of the schema, as it lies in prisma/migrations. */
export type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

/** The migrations of a folder in the order of their names, which is the order in which they apply. */
export function readMigrations(folder: string = projectPath("prisma", "migrations")): Migration[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, "migration.sql")))
    .sort()
    .map((name) => {
      const bytes = readFileSync(join(folder, name, "migration.sql"));
      return { name, sql: bytes.toString("utf8"), checksum: checksumOf(bytes) };
    });
}

/** The same checksum that Prisma writes: SHA-256 of the file's bytes, in hexadecimal. */
export function checksumOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
