import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MEMORY_FOLDER } from "../process/memory-folder.ts";
import { isAlive } from "../process/other-process.ts";
import { homeIn } from "./home.ts";
import { type Server, startServer } from "./server.ts";
import { serverUser } from "./server-user.ts";

const PREFIX = "rookery-throwaway-";

/**
 * A PostgreSQL server for tests: fast, on its own port, and deleted with its data when it's stopped.
 *
 * @param settings PostgreSQL's own settings, on top of ours
 * @param parent where its folder is made
 */
export async function startThrowawayServer(
  settings: Readonly<Record<string, string>> = {},
  parent = tmpdir(),
): Promise<Server> {
  for (const place of [tmpdir(), MEMORY_FOLDER]) if (existsSync(place)) removeAbandoned(place);
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  const server = await startServer(homeIn(folder, serverUser(join(folder, "data"))), {
    durable: false,
    settings,
  });
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A killed run leaves its folder behind. The process id in the name shows which ones. */
function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(PREFIX)) continue;
    const pid = Number.parseInt(name.slice(PREFIX.length), 10);
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch {
      // Another user's folder. They'll remove it.
    }
  }
}
