import { requireDatabase } from "./postgres/require-database.ts";
import { generateClient } from "./prisma/generate-client.ts";
import { onLeave, runScript } from "./process/script.ts";

runScript(rebuild);

/** Writes the rows of all matches anew from their events, in the database that DATABASE_URL names. */
async function rebuild(): Promise<void> {
  await requireDatabase();
  await generateClient();
  const { rebuildMatches } = await import("../lib/match/store/rebuild.ts");
  const { disconnect } = await import("../lib/db/prisma.ts");
  onLeave(disconnect);
  const { matches, rewritten } = await rebuildMatches();
  console.log(
    rewritten === 0
      ? `All ${matches} matches are stored as their events tell them.`
      : `${rewritten} of ${matches} matches were stored otherwise than their events tell, and are written anew.`,
  );
}
