import { finishFollowed } from "@/lib/db/background";
import { disconnect } from "@/lib/db/client";
import { closeLimitPool } from "@/lib/limits/store/limit-counts";
import { stopWatching } from "@/lib/room/store/watch-games";
import { stopQueue } from "./store/queue";

/** Closes all database connections, at the end of scripts and tests. */
export async function closeConnections(): Promise<void> {
  await finishWork();
  await disconnect();
}

/** Ends all that this process does in the database. What's next can use the same connections. */
export async function finishWork(): Promise<void> {
  await stopQueue();
  await stopWatching();
  await closeLimitPool();
  await finishFollowed();
}
