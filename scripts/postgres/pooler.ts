import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installFromDistribution } from "../debian.ts";
import { anyFreePort } from "../process/free-port.ts";
import { onLeave } from "../process/script.ts";
import { ScriptError } from "../process/script-error.ts";
import { tether } from "../process/tether.ts";
import { waitUntil } from "../process/wait-until.ts";
import { withClient } from "./connect.ts";
import { serverUser } from "./server-user.ts";

const PROGRAM = "/usr/sbin/pgbouncer";
/** Far fewer than the clients have, so that transactions of different clients share a connection. */
const CONNECTIONS = 6;

/**
 * Starts PgBouncer in transaction mode in front of a database, until the script ends. On Debian or Ubuntu, root has it
 * installed.
 *
 * @returns the database's address through it
 */
export async function startPooler(databaseUrl: string): Promise<string> {
  if (!existsSync(PROGRAM)) await installFromDistribution("pgbouncer", "the pooler of this drill");
  if (!existsSync(PROGRAM))
    throw new ScriptError("PgBouncer isn't installed. Install your system's package pgbouncer.");

  const port = await anyFreePort();
  const folder = mkdtempSync(join(tmpdir(), "rookery-pooler-"));
  const user = serverUser(folder);
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, configuration(new URL(databaseUrl), port));
  chmodSync(file, 0o600);
  for (const path of user ? [folder, file] : []) chownSync(path, user?.uid ?? 0, user?.gid ?? 0);

  const pooler = tether(PROGRAM, ["--quiet", file], { signal: "INT", output: "inherit", cwd: folder, user });
  onLeave(async () => {
    await pooler.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const url = new URL(databaseUrl);
  url.port = String(port);
  const isUp = await waitUntil(() => answers(url.href), { timeoutMs: 20_000, everyMs: 100 });
  if (!isUp) throw new ScriptError("PgBouncer didn't start within 20 seconds. See the output above.");
  return url.href;
}

function configuration({ hostname, port, username, password, pathname }: URL, listenPort: number): string {
  const database = pathname.slice(1);
  return `
[databases]
${database} = host=${hostname} port=${port} dbname=${database} user=${username} password=${decodeURIComponent(password)}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
max_client_conn = 500
`;
}

async function answers(url: string): Promise<true | undefined> {
  try {
    await withClient(url, (client) => client.query("SELECT 1"));
    return true;
  } catch {
    return undefined;
  }
}
