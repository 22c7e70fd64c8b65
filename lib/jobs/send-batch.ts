import type { Turns } from "@/lib/shared/turns";
import { LATEST_START_MS } from "./patience";
import type { Sending } from "./send-letter";

/**
 * Sends emails one after the other, so a killed process leaves at most one that the mail server has and the database
 * doesn't know about. If the server can't be reached, the rest aren't tried.
 *
 * @param send sends one email
 * @param inTurn limits how many emails the process sends at the same time
 * @param clock milliseconds
 * @returns those to retry later, which of them were never tried because the server was away, and those that there was no
 * time for
 */
export async function sendBatch<Job>(
  jobs: readonly Job[],
  send: (job: Job) => Promise<Sending>,
  inTurn: Turns,
  clock: () => number,
): Promise<Batch<Job>> {
  const begun = clock();
  const later: Job[] = [];
  for (const [index, job] of jobs.entries()) {
    const sending = await inTurn(async () =>
      clock() - begun > LATEST_START_MS ? "no-time" : await send(job),
    );
    if (sending === "no-time") return { later, unreached: [], unstarted: jobs.slice(index) };
    if (sending !== "done") later.push(job);
    if (sending === "all-later") {
      const unreached = jobs.slice(index + 1);
      return { later: [...later, ...unreached], unreached, unstarted: [] };
    }
  }
  return { later, unreached: [], unstarted: [] };
}

type Batch<Job> = {
  readonly later: readonly Job[];
  readonly unreached: readonly Job[];
  readonly unstarted: readonly Job[];
};
