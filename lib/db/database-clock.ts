import { now } from "@/lib/clock";
import { prisma } from "./client";

/** If two clocks differ by more than this, they can't both be trusted with a deadline. Milliseconds. */
const MOST_CLOCK_DIFFERENCE_MS = 60_000;

/** How this process's clock compares with the database's. */
export type ClockReading = {
  /** How far this process is ahead, in milliseconds; negative when it is behind. */
  readonly aheadMs: number;
  readonly isRight: boolean;
};

/**
 * Compares this process's clock with the database's, which all processes share. A process whose clock differs by more
 * than a minute does nothing that can't be undone, such as a double forfeit.
 *
 * @param askDatabase another way to the database than this process's pool
 */
export async function readDatabaseClock(
  clock: () => Date = now,
  askDatabase: () => Promise<Date> = askPrisma,
): Promise<ClockReading> {
  const asked = clock().getTime();
  const database = await askDatabase();
  const answered = clock().getTime();
  // A slow answer isn't a difference: the database read its clock at some moment between question and answer.
  const behindMs = Math.max(0, database.getTime() - answered);
  const aheadMs = Math.max(0, asked - database.getTime()) - behindMs;
  return { aheadMs, isRight: Math.abs(aheadMs) <= MOST_CLOCK_DIFFERENCE_MS };
}

async function askPrisma(): Promise<Date> {
  const [row] = await prisma().$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
  if (!row) throw new Error("The database did not say what time it is");
  return row.now;
}
