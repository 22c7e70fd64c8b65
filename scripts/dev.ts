import { subsetFonts } from "./fonts/subset-fonts.ts";
import { prepareDatabase } from "./local/fill.ts";
import { runLocally } from "./local/run-locally.ts";
import { keptSecret } from "./local/secret.ts";
import { startKeptServer } from "./postgres/kept.ts";
import { requireDatabase } from "./postgres/require-database.ts";
import { generateClient } from "./prisma/generate-client.ts";
import { runScript } from "./process/script.ts";

runScript(dev);

/** Runs the league in development: pages follow the files. Reads `.env`, but doesn't need it. */
async function dev(): Promise<void> {
  await generateClient();
  await subsetFonts();
  const databaseUrl = await devDatabase();
  await runLocally({
    mode: "dev",
    settings: {
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: process.env.AUTH_SECRET || keptSecret("dev"),
      APP_URL: process.env.APP_URL ?? "",
      DEMO: "1",
      LICHESS_URL: process.env.LICHESS_URL ?? "off",
      CHESS_COM_URL: process.env.CHESS_COM_URL ?? "off",
    },
  });
}

/** The database in DATABASE_URL, or our own in `.data/dev`. */
async function devDatabase(): Promise<string> {
  if (process.env.DATABASE_URL) {
    const url = await requireDatabase();
    await prepareDatabase(url, undefined);
    return url;
  }
  const server = await startKeptServer("dev");
  await prepareDatabase(server.url("rookery"), server.url("postgres"));
  return server.url("rookery");
}
