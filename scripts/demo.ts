import { demoSite } from "./chess-sites/demo-games.ts";
import { startFakeSites } from "./chess-sites/fake-sites.ts";
import { prepareDatabase } from "./local/fill.ts";
import { runLocally } from "./local/run-locally.ts";
import { keptSecret } from "./local/secret.ts";
import { ownSettings } from "./local/settings.ts";
import { buildAppIfStale } from "./next/build-app.ts";
import { startKeptServer } from "./postgres/kept.ts";
import { onLeave, runScript } from "./process/script.ts";

runScript(demo, { dotEnv: false });

/**
 * Runs the whole league on this machine, with people and matches in it. It ignores `.env`, so it never touches a
 * real league's database or emails its members.
 */
async function demo(): Promise<void> {
  await buildAppIfStale();
  const server = await startKeptServer("demo");
  const databaseUrl = server.url("rookery");
  await prepareDatabase(databaseUrl, server.url("postgres"));
  const sites = Object.assign(await startFakeSites(), await demoSite(databaseUrl));
  onLeave(sites.stop);
  console.log("Fake sites play Chess.com and Lichess: the demo asks neither of them.");
  console.log(
    `To prove a Chess.com username there, set the profile's location at ${sites.url}/settings/profile`,
  );
  await runLocally({
    mode: "start",
    settings: ownSettings({
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: keptSecret("demo"),
      DEMO: "1",
      TRUSTED_PROXIES: "0",
      LOG_LEVEL: "warn",
      LICHESS_URL: sites.url,
      CHESS_COM_URL: sites.url,
    }),
  });
}
