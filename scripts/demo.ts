import { prepareDatabase } from "./here/fill.ts";
import { runHere } from "./here/run-here.ts";
import { keptSecret } from "./here/secret.ts";
import { ownSettings } from "./here/settings.ts";
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
  await runHere({
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
