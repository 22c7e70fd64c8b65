import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectPath } from "../process/project.ts";
import { isLeaving, leave, onLeave } from "../process/script.ts";
import { type Home, keptHome } from "./home.ts";
import { type Server, startServer } from "./server.ts";

/**
 * Starts the server whose data stays between runs, and stops it when the script exits. Writes its database's URL
 * to `.data/<name>/database-url`, so that you can connect to it.
 */
export async function startKeptServer(name: "demo" | "dev"): Promise<Server> {
  const home = keptHome(name);
  const server = await startServer(home, { durable: true });
  void server.ended.then(() => complainUnlessLeaving(home));
  onLeave(server.stop);
  writePrivately(projectPath(".data", name, "database-url"), server.url("rookery"));
  return server;
}

function complainUnlessLeaving(home: Home): void {
  if (isLeaving()) return;
  const log = join(home.folder, "postgres.log");
  console.error(
    `\nPostgreSQL stopped by itself. Start again; nothing that was saved is lost. Its log is ${log}.`,
  );
  void leave(1);
}

function writePrivately(file: string, text: string): void {
  writeFileSync(file, `${text}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}
