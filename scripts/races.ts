import { buildAppIfStale } from "./next/build-app.ts";
import { withThrowawayDatabase } from "./postgres/with-database.ts";
import { runScript } from "./process/script.ts";

runScript(races, { dotEnv: false });

/**
 * Two server processes on one database, 1,000 matches, each with everything fired at once: `npm run test:races`.
 * Prints how many matches have other than one final outcome, lost commands and 5xx answers; each must be 0.
 */
async function races(): Promise<void> {
  await buildAppIfStale();
  await withThrowawayDatabase(async (url) => {
    const { raceMatches } = await import("./races/match-races.ts");
    const { closeConnections } = await import("../lib/data/close.ts");
    try {
      const isSound = await raceMatches(url);
      process.exitCode = isSound ? 0 : 1;
    } finally {
      await closeConnections();
    }
  });
}
