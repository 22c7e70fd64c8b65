import { buildAppIfStale } from "./next/build-app.ts";
import { withThrowawayDatabase } from "./postgres/with-database.ts";
import { runScript } from "./process/script.ts";

runScript(races, { dotEnv: false });

/**
 * Two server processes on one database, 1,000 matches, each with everything fired at once: `npm run test:races`.
 * Prints how many matches have other than one final outcome, lost commands and 5xx answers; each must be 0. Before that
 * 1,000 bookings at 100 table slots and 1,000 overlapping ones of one player: 100 and 1 are stored, none overlap.
 */
async function races(): Promise<void> {
  await buildAppIfStale();
  await withThrowawayDatabase(async (url) => {
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
