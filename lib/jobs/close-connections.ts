import { disconnect } from "@/lib/db/prisma";
import { closeLimitPool } from "@/lib/limits/store/limit-counts";
import { stopQueue } from "./store/queue";

/** Lets go of the database altogether: for scripts and tests that end. */
export async function closeConnections(): Promise<void> {
  await stopQueue();
  await closeLimitPool();
  await disconnect();
}
