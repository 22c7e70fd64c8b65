import { log } from "./log";
import { metrics } from "./metrics";
import { inSpan } from "./span";

/** Runs a sweep, and counts, times, logs and traces it. Failures end here: the next minute tries again. */
export async function watchSweep(work: () => Promise<void>): Promise<void> {
  const { sweeps, sweepSeconds } = metrics();
  const done = sweepSeconds.startTimer();
  try {
    await inSpan("sweep", {}, work);
    sweeps.inc({ outcome: "done" });
  } catch (error) {
    sweeps.inc({ outcome: "failed" });
    log.error("The sweep failed", { error });
  } finally {
    done();
  }
}
