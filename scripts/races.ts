import { parseArgs } from "node:util";
import { chooseDatabase } from "./local-settings.ts";
import { buildAppIfStale } from "./next/build-app.ts";
import { startPooler } from "./postgres/pooler.ts";
import { withThrowawayDatabase } from "./postgres/with-database.ts";
import { runScript } from "./process/script.ts";

runScript(races, { dotEnv: false });

/**
 * Runs two server processes on one database with 1,000 matches and sends each match conflicting requests at the
 * same time: `npm run test:races`. Prints how many matches don't have exactly one final outcome, and how many
 * lost commands and 5xx answers there were; each must be 0. Before that, it sends 1,000 bookings for 100 table
 * slots and 1,000 overlapping bookings for one player: 100 and 1 are stored, and none overlap.
 * With `--pooler`, everything goes through PgBouncer in transaction mode.
 */
async function races(): Promise<void> {
  await buildAppIfStale();
  const { values } = parseArgs({ options: { pooler: { type: "boolean" } } });
  await withThrowawayDatabase(async (direct) => {
    const url = values.pooler ? await startPooler(direct) : direct;
    if (values.pooler) {
      process.env.DIRECT_DATABASE_URL = direct;
      chooseDatabase(url);
    }
    const { raceBookings } = await import("./races/booking-races.ts");
    const { raceMatches } = await import("./races/match-races.ts");
    const { closeConnections } = await import("../lib/jobs/close-connections.ts");
    try {
      const areBookingsSound = await raceBookings();
      const areMatchesSound = await raceMatches(url);
      process.exitCode = areBookingsSound && areMatchesSound ? 0 : 1;
    } finally {
      await closeConnections();
    }
  });
}
