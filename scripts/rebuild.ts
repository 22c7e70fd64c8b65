import { requireDatabase } from "./postgres/require-database.ts";
import { generateClient } from "./prisma/generate-client.ts";
import { refuseOptions } from "./process/refuse-options.ts";
import { onLeave, runScript } from "./process/script.ts";

runScript(rebuild);

/** Rewrites the rows of all matches from their events, in the database in DATABASE_URL. */
async function rebuild(): Promise<void> {
  refuseOptions();
  await requireDatabase();
  await generateClient();
  const { rebuildMatches } = await import("../lib/match/store/rebuild.ts");
  const { disconnect } = await import("../lib/db/client.ts");
  onLeave(disconnect);
  const { matches, rewritten } = await rebuildMatches();
  console.log(
    rewritten === 0
      ? `All ${matches} matches match their events.`
      : `${rewritten} of ${matches} matches differed from their events and were rewritten.`,
  );
}
