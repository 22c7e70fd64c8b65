import { now } from "@/lib/clock";
import { readDatabaseClock } from "@/lib/db/database-clock";
import { log } from "@/lib/telemetry/log";
import { type CallForHelp, type Swept, sweep } from "./sweep";

/**
 * Does what is due now, unless this process's clock differs from the database's by more than a minute: then it does
 * nothing, because a double forfeit, a deleted session and a sent email can't be taken back. `/api/ready` reports it.
 *
 * @returns null if the clocks differ
 */
export async function sweepNow(clock: () => Date = now, callForHelp?: CallForHelp): Promise<Swept | null> {
  const { aheadMs, isRight } = await readDatabaseClock(clock);
  if (isRight) return sweep(clock(), callForHelp);
  log.error("The sweep did nothing: this process's clock differs from the database's", { ms: aheadMs });
  return null;
}
