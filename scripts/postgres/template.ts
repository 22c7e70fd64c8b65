import { randomUUID } from "node:crypto";
import { applyMigrations } from "../migrations/apply.ts";
import { roomyMemoryFolder } from "../process/memory-folder.ts";
import { ensureDatabase, withClient } from "./connect.ts";
import type { Server } from "./server.ts";
import { startThrowawayServer } from "./throwaway.ts";

const TEMPLATE = "template_rookery";

/**
 * A throwaway server with one migrated, empty database to clone. Cloning takes a fraction of the time of migrating. A
 * clone has 900 files. On disk, making them takes eight times as much processor time as in memory.
 */
export async function startTemplateServer(): Promise<Server> {
  const server = await startThrowawayServer({}, roomyMemoryFolder());
  try {
    await ensureDatabase(server.url("postgres"), TEMPLATE);
    await applyMigrations(server.url(TEMPLATE));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

/** Creates a database with all tables and no rows, and returns its URL. */
export async function cloneTemplate(adminUrl: string): Promise<string> {
  const name = `rookery_${randomUUID().replaceAll("-", "")}`;
  await withClient(adminUrl, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`),
  );
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops a cloned database. If it's still in use, it stays until its server is thrown away. */
export async function dropClone(adminUrl: string, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await withClient(adminUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name}`)).catch(() => {});
}
