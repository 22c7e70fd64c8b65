import { chmodSync, writeFileSync } from "node:fs";
import { projectPath } from "../process/project.ts";
import { onLeave } from "../process/script.ts";
import { keptHome } from "./home.ts";
import { startServer } from "./server.ts";

/**
 * Starts the database whose data stays between runs (`demo` or `dev`), to be stopped when the script leaves. Its
 * address is returned, and kept in `.data/<name>/database-url` for those who want to look inside.
 */
export async function startKeptDatabase(name: "demo" | "dev"): Promise<string> {
  const server = await startServer(keptHome(name), { durable: true });
  onLeave(server.stop);
  const url = server.url("rookery");
  writePrivately(projectPath(".data", name, "database-url"), url);
  return url;
}

function writePrivately(file: string, text: string): void {
  writeFileSync(file, `${text}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}
