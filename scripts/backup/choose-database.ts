import { existsSync, readFileSync } from "node:fs";
import { answers } from "../postgres/connect.ts";
import { startKeptServer } from "../postgres/kept.ts";
import { requireDatabase } from "../postgres/require-database.ts";
import { projectPath } from "../process/project.ts";
import { ScriptError } from "../process/script-error.ts";

/**
 * Works on the database in DATABASE_URL, or with `demo` or `dev` on the bundled one, which is started if it isn't
 * running.
 */
export async function withDatabase(
  data: string | undefined,
  work: (url: string) => Promise<unknown>,
): Promise<void> {
  if (data === undefined) return void (await work(await requireDatabase()));
  if (data !== "demo" && data !== "dev") throw new ScriptError("--data must be demo or dev.");
  const running = readAddress(data);
  if (running && (await answers(running))) return void (await work(running));
  const server = await startKeptServer(data);
  await work(server.url("rookery"));
}

function readAddress(data: string): string | undefined {
  const file = projectPath(".data", data, "database-url");
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}
