import type PgBoss from "pg-boss";
import { now } from "@/lib/clock";
import { type Jobs, queue } from "@/lib/data/queue";
import { sendLetter } from "./send-letter";
import { sweep } from "./sweep";

const SWEEP = "sweep";
/** A worker takes one batch per poll, so a batch holds what a mail server takes in that time. */
const LETTERS = { batchSize: 50, pollingIntervalSeconds: 1 };

/** Starts this process's workers. Any number of processes may work at once. */
export async function startJobs(): Promise<void> {
  const boss = await queue();
  await boss.work<Jobs["send-letter"]>("send-letter", LETTERS, async (jobs) => {
    await Promise.all(jobs.map((job) => sendOrFail(boss, job)));
  });
  await boss.createQueue(SWEEP, { name: SWEEP, policy: "singleton", retryLimit: 0, expireInSeconds: 300 });
  await boss.schedule(SWEEP, "* * * * *");
  await boss.work(SWEEP, { pollingIntervalSeconds: 5 }, async () => {
    // The queue keeps a failure to itself; the next minute tries again.
    await sweep(now()).catch((error) => console.error("The sweep failed:", error));
  });
}

/** Fails one letter of a batch alone: it is tried again later, while the others are done. */
async function sendOrFail(boss: PgBoss, { id, data }: PgBoss.Job<Jobs["send-letter"]>): Promise<void> {
  try {
    await sendLetter(data.letterId);
  } catch (error) {
    await boss.fail("send-letter", id, { message: String(error) });
  }
}
