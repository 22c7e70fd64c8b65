import { rmSync } from "node:fs";
import { closeConnections } from "@/lib/jobs/close-connections";
import { chooseDatabase } from "../../local-settings.ts";
import { type Cluster, restoreTo } from "./cluster.ts";
import { type Entry, isSound, judge } from "./journal.ts";

/** Restores the database to evenly spaced points between two moments, and returns how many are right. */
export async function restorePoints(
  cluster: Cluster,
  journal: readonly Entry[],
  { from, until, count }: { readonly from: number; readonly until: number; readonly count: number },
): Promise<number> {
  let right = 0;
  for (let index = 0; index < count; index += 1) {
    const at = Math.floor(from + ((until - from) * (index + 0.5)) / count);
    const { home, server } = await restoreTo(cluster, new Date(at));
    chooseDatabase(server.url("rookery"));
    const verdict = await judge(journal, { ackedBefore: at, begunAfter: at });
    await mistrust(journal, at, until);
    await closeConnections();
    await server.stop();
    rmSync(home.folder, { recursive: true, force: true });
    if (isSound(verdict)) right += 1;
    console.log(
      `${new Date(at).toISOString()}: ${verdict.acknowledged} acknowledged, ${verdict.lost} lost, ` +
        `${verdict.fromTheFuture} from the future, ${verdict.differing} differing from their events`,
    );
  }
  return right;
}

/** Checks the check: an early database compared with the end of the journal must fail. */
async function mistrust(journal: readonly Entry[], at: number, until: number): Promise<void> {
  const verdict = await judge(journal, { ackedBefore: until, begunAfter: until });
  if (isSound(verdict))
    throw new Error(`The database of ${new Date(at).toISOString()} passed as a later one`);
}
