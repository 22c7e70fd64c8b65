import { finishFollowed } from "@/lib/db/background";
import { finishesWithin } from "@/lib/db/finishes-within";
import { stopBeating } from "@/lib/room/store/outages";
import { log } from "@/lib/telemetry/log";
import { stopTracing } from "@/lib/telemetry/tracing";
import { finishJobs } from "./store/queue";

/** How long running jobs can take once the process is told to stop: as long as answers (lib/front/drain.ts). */
const JOBS_MS = 25_000;
/** How long the database can take to hear which jobs are done. */
const TELLING_MS = 5_000;
/** How long the work that followed the last answers can take. */
const FOLLOWED_MS = 3_000;
/** How long the collector can take to receive the last traces. */
const TRACES_MS = 2_000;

/**
 * Finishes a server process's work, at the latest after 35 seconds: its answers, its jobs, what follows them, and
 * their traces. Players can't reach it anymore, so it no longer says that they can.
 *
 * @param drain finishes the answers
 */
export async function finishWork(drain: () => Promise<void>): Promise<void> {
  stopBeating();
  await Promise.all([drain(), finish(JOBS_MS + TELLING_MS, finishJobs(JOBS_MS))]);
  await finish(FOLLOWED_MS, finishFollowed());
  await finish(TRACES_MS, stopTracing());
}

async function finish(patienceMs: number, work: Promise<void>): Promise<void> {
  try {
    await finishesWithin(patienceMs, work);
  } catch (error) {
    log.warn("Not everything could be finished before the process stopped", { error });
  }
}
