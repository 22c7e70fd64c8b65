import { now } from "@/lib/clock";
import { type Jobs, queue } from "@/lib/data/queue";
import { sendLetter } from "./send-letter";
import { sweep } from "./sweep";

const SWEEP = "sweep";

/** Starts this process's workers. Any number of processes may work at once. */
export async function startJobs(): Promise<void> {
  const boss = await queue();
  await boss.work<Jobs["send-letter"]>(
    "send-letter",
    { batchSize: 1, pollingIntervalSeconds: 2 },
    async (jobs) => {
      for (const { data } of jobs) await sendLetter(data.letterId);
    },
  );
  await boss.createQueue(SWEEP, { name: SWEEP, policy: "singleton", retryLimit: 0, expireInSeconds: 300 });
  await boss.schedule(SWEEP, "* * * * *");
  await boss.work(SWEEP, { pollingIntervalSeconds: 5 }, async () => {
    await sweep(now());
  });
}
