import { chmodSync, writeFileSync } from "node:fs";
import { projectPath } from "../process/project.ts";
import { onLeave } from "../process/script.ts";
import { keptHome } from "./home.ts";
import { type Server, startServer } from "./server.ts";

/**
 * Starts the server whose data stays between runs, to be stopped when the script leaves. The address of its database
 * is kept in `.data/<name>/database-url` for those who want to look inside.
 */
export async function startKeptServer(name: "demo" | "dev"): Promise<Server> {
  const server = await startServer(keptHome(name), { durable: true });
  onLeave(server.stop);
  writePrivately(projectPath(".data", name, "database-url"), server.url("rookery"));
  return server;
}

function writePrivately(file: string, text: string): void {
  writeFileSync(file, `${text}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}
