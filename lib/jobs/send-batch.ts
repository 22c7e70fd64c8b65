import type { Sending } from "./send-letter";

/**
 * No email is started later than this after its batch began: the queue gives a batch two minutes, and one email on a
 * slow server may take more than one.
 */
const LONGEST_BATCH_MS = 20_000;

/**
 * Sends emails one after the other, so a killed process leaves at most one that the mail server has and the database
 * doesn't know about. If the server can't be reached, the rest aren't tried.
 *
 * @param send sends one email
 * @param clock milliseconds
 * @returns those to retry later, and which of them were never tried because the server was away
 */
export async function sendBatch<Job>(
  jobs: readonly Job[],
  send: (job: Job) => Promise<Sending>,
  clock: () => number,
): Promise<{ readonly later: readonly Job[]; readonly unreached: readonly Job[] }> {
  const begun = clock();
  const later: Job[] = [];
  for (const [index, job] of jobs.entries()) {
    if (clock() - begun > LONGEST_BATCH_MS) return { later: [...later, ...jobs.slice(index)], unreached: [] };
    const sending = await send(job);
    if (sending !== "done") later.push(job);
    if (sending === "all-later") {
      const unreached = jobs.slice(index + 1);
      return { later: [...later, ...unreached], unreached };
    }
  }
  return { later, unreached: [] };
}
