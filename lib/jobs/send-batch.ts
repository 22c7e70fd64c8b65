import type { Sending } from "./send-letter";

/** No letter is begun later than this after its batch: the queue gives a batch two minutes, and one letter of a slow server may take more than one. */
const LONGEST_BATCH_MS = 20_000;

/**
 * Sends letters one after the other, so that a process that is killed leaves at most one that the mail server has and
 * the database does not know of. When the server cannot be reached, the rest is not tried.
 *
 * @param send sends one letter
 * @param clock milliseconds
 * @returns those to be tried again later, and which of them the server was not asked about because it was away
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
