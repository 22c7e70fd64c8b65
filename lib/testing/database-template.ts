import type { TestProject } from "vitest/node";
import { startTemplateServer } from "../../scripts/postgres/template";
import { generateClient } from "../../scripts/prisma/generate-client";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the temporary server's `postgres` database. */
    databaseServer: string;
  }
}

/**
 * Runs once before the `db` tests: starts a PostgreSQL server for them with a migrated template, and removes it when
 * they end.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await generateClient();
  const server = await startTemplateServer();
  project.provide("databaseServer", server.url("postgres"));
  return server.stop;
}
