import { checkSettings } from "../lib/env.ts";
import { listPending } from "./migrations/apply.ts";
import { hasBuild } from "./next/freshness.ts";
import { startApp } from "./next/server.ts";
import { requireDatabase } from "./postgres/require-database.ts";
import { runScript } from "./process/script.ts";
import { Trouble } from "./process/trouble.ts";

runScript(start);

/** The app in production. Everything that would fail later is asked now, and answered with a sentence. */
async function start(): Promise<void> {
  const checked = checkSettings(process.env);
  if (!checked.ok) throw new Trouble(checked.sentences.join("\n"));
  if (!hasBuild()) throw new Trouble('There is no build yet: run "npm run build".');

  const { databaseUrl, port } = checked.settings;
  await requireDatabase(databaseUrl);
  const pending = await listPending(databaseUrl);
  if (pending.length > 0) {
    throw new Trouble(
      `The database lacks ${pending.length} migration(s), ${pending[0]} first: run "npm run migrate".`,
    );
  }

  const host = process.env.HOST || "0.0.0.0";
  const app = startApp({ mode: "start", host, port, settings: {}, output: "inherit" });
  process.exitCode = await app.exited;
}
