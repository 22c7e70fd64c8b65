import { prepareDatabase } from "./local/fill.ts";
import { runLocally } from "./local/run-locally.ts";
import { keptSecret } from "./local/secret.ts";
import { ownSettings } from "./local/settings.ts";
import { buildAppIfStale } from "./next/build-app.ts";
import { startKeptServer } from "./postgres/kept.ts";
import { runScript } from "./process/script.ts";

runScript(demo, { dotEnv: false });

/**
 * The whole league on this machine, with people and matches in it. It looks at no `.env`: whatever is set up for a
 * real league, the demo neither touches its database nor writes to its members.
 */
async function demo(): Promise<void> {
  await buildAppIfStale();
  const server = await startKeptServer("demo");
  const databaseUrl = server.url("rookery");
  await prepareDatabase(databaseUrl, server.url("postgres"));
  await runLocally({
    mode: "start",
    settings: ownSettings({
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: keptSecret("demo"),
      DEMO: "1",
      TRUSTED_PROXIES: "0",
      LOG_LEVEL: "warn",
    }),
  });
}
