import { closeLimitPool } from "./limit-counts";
import { disconnect } from "./prisma";
import { stopQueue } from "./queue";

/** Lets go of the database altogether: for scripts and tests that end. */
export async function closeConnections(): Promise<void> {
  await stopQueue();
  await closeLimitPool();
  await disconnect();
}
