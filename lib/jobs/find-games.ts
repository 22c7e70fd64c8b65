import { lookFor } from "@/lib/online/store/look-for";
import { startSearches, takeDueSearch } from "@/lib/online/store/searches";
import { log } from "@/lib/telemetry/log";

/** A run gives up the rest to the next one, so that the queue doesn't take it for killed. */
const LONGEST_RUN_MS = 4 * 60_000;

/** Looks for the games of online matches, one match after the other, until none is due. */
export async function findGames(clock: () => Date): Promise<number> {
  const end = clock().getTime() + LONGEST_RUN_MS;
  await startSearches(clock());
  let looked = 0;
  while (clock().getTime() < end) {
    const matchId = await takeDueSearch(clock());
    if (!matchId) break;
    looked += 1;
    try {
      await lookFor(matchId, clock);
    } catch (error) {
      // It's due again in some minutes.
      log.error("The league couldn't look for the games of a match", { id: matchId, error });
    }
  }
  return looked;
}
