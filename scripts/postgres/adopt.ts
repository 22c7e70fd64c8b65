import { rmSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "../process/other-process.ts";
import { ScriptError } from "../process/script-error.ts";
import { waitUntil } from "../process/wait-until.ts";
import { makeDatabaseUrl, withClient } from "./connect.ts";
import type { Home } from "./home.ts";
import { isPostgres, type Postmaster, readPostmaster } from "./postmaster.ts";

/**
 * Checks what an earlier run left behind. If our server still answers, it's returned and used. If it's stopping,
 * we wait for it. A process id that belongs to no process or to another program is removed.
 */
export async function findLeftOver(home: Home): Promise<Postmaster | undefined> {
  const found = await waitUntil(() => look(home), { timeoutMs: 30_000, everyMs: 100 });
  if (found === "nothing") return undefined;
  if (found) return found;
  const pid = readPostmaster(home.data)?.pid;
  throw new ScriptError(
    `A PostgreSQL server (process ${pid}) uses ${home.data} but doesn't answer. End that process and try again.`,
  );
}

async function look(home: Home): Promise<Postmaster | "nothing" | undefined> {
  const postmaster = readPostmaster(home.data);
  if (!postmaster) return "nothing";
  if (!isAlive(postmaster.pid) || !isPostgres(postmaster.pid)) {
    rmSync(join(home.data, "postmaster.pid"), { force: true });
    return "nothing";
  }
  return (await servesOurData(home, postmaster)) ? postmaster : undefined;
}

async function servesOurData(home: Home, { port }: Postmaster): Promise<boolean> {
  if (port === 0) return false;
  try {
    return await withClient(makeDatabaseUrl(home, port, "postgres"), async (client) => {
      const { rows } = await client.query<{ data_directory: string }>("SHOW data_directory");
      return rows[0]?.data_directory === home.data;
    });
  } catch {
    return false;
  }
}
