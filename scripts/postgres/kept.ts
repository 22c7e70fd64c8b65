import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectPath } from "../process/project.ts";
import { isLeaving, leave, onLeave } from "../process/script.ts";
import { type Home, keptHome } from "./home.ts";
import { type Server, startServer } from "./server.ts";

/**
 * Starts the server whose data stays between runs, to be stopped when the script leaves. The address of its database
 * is kept in `.data/<name>/database-url` for those who want to look inside.
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
    `\nPostgreSQL has ended by itself: start again, nothing that was saved is lost. Its log is ${log}.`,
  );
  void leave(1);
}

function writePrivately(file: string, text: string): void {
  writeFileSync(file, `${text}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}
