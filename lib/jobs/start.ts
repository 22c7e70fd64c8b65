import type PgBoss from "pg-boss";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { MOST_ATTEMPTS } from "@/lib/mail/rules/attempts";
import { updateLettersUnreached } from "@/lib/mail/store/letters";
import { type DueType, settleDue } from "@/lib/match/store/settle-due";
import type { Instant } from "@/lib/shared/instant";
import { makeTurns, type Turns } from "@/lib/shared/turns";
import { watchSweep } from "@/lib/telemetry/sweep";
import { findGames } from "./find-games";
import { notifyArrival } from "./notify-arrival";
import { sendBatch } from "./send-batch";
import { sendLetter } from "./send-letter";
import { beatHeart } from "./store/heartbeat";
import { type Jobs, LETTER_QUEUES, type LetterQueue, makeQueue, putBack, queue } from "./store/queue";
import type { CallForHelp } from "./sweep";
import { sweepNow } from "./sweep-now";
import { workOn } from "./work-on";

const SWEEP = "sweep";
const HELP = "settle-due";
const FIND = "find-games";
/**
 * A sender takes one batch per poll, so a batch is about what a mail server accepts in that time. Most servers take less
 * than half a second for an email, so a batch is done before its time is up (lib/jobs/patience.ts).
 */
const LETTERS = { batchSize: 30, pollingIntervalSeconds: 0.5 };

/** Starts this process's workers. Any number of processes can work at the same time. */
export async function startJobs(): Promise<void> {
  const boss = await queue();
  await startSending(boss);
  await makeQueue(boss, { name: SWEEP, policy: "singleton", retryLimit: 0, expireInSeconds: 300 });
  await boss.schedule(SWEEP, "* * * * *");
  await workOn(boss, SWEEP, { pollingIntervalSeconds: 5 }, async () => {
    await watchSweep(async () => {
      if (await sweepNow(now, callForHelp(boss))) await beatHeart("sweep");
    });
  });
  await startHelping(boss);
  await startFinding(boss);
}

/** One for each process, up to this many; the last ones find nothing left to do. */
const HELPERS = 4;

/** The sweep runs in one process. If it finds more than a batch of matches to settle, it asks the others. */
function callForHelp(boss: PgBoss): CallForHelp {
  return (type, at) =>
    boss.insert(
      Array.from({ length: HELPERS }, () => ({ name: HELP, data: { type, at: at.toISOString() } })),
    );
}

async function startHelping(boss: PgBoss): Promise<void> {
  await makeQueue(boss, { name: HELP, retryLimit: 0, expireInSeconds: 300 });
  await workOn<Help>(boss, HELP, { pollingIntervalSeconds: 2 }, async (jobs) => {
    for (const { data } of jobs) await settleDue(data.type, new Date(data.at));
  });
}

/** One process at a time looks for games, because the chess sites ask for one request at a time. */
async function startFinding(boss: PgBoss): Promise<void> {
  const { chessSites } = env();
  if (!Object.values(chessSites).some(Boolean)) return;
  await makeQueue(boss, { name: FIND, policy: "singleton", retryLimit: 0, expireInSeconds: 300 });
  await boss.schedule(FIND, "* * * * *");
  await workOn(boss, FIND, { pollingIntervalSeconds: 5 }, async () => {
    await findGames(now);
  });
}

/** Settles what was due at that instant, by the clock of a process that had checked it. */
type Help = { readonly type: DueType; readonly at: Instant };

/**
 * Starts the workers that send emails, each one after the other. They share as many connections as there are senders,
 * and take turns: an email that waited for a connection would have less time for the mail server.
 */
export async function startSending(boss: PgBoss): Promise<void> {
  const { mailSenders } = env();
  const inTurn = makeTurns(mailSenders);
  for (let sender = 0; sender < mailSenders; sender += 1)
    for (const name of LETTER_QUEUES) await startSender(boss, name, inTurn);
  await workOn<Jobs["notify-arrival"]>(
    boss,
    "notify-arrival",
    { pollingIntervalSeconds: 1 },
    async (jobs) => {
      for (const { data } of jobs) await notifyArrival(data);
    },
  );
}

async function startSender(boss: PgBoss, queued: LetterQueue, inTurn: Turns): Promise<void> {
  await workOn<Jobs[typeof queued]>(boss, queued, LETTERS, async (jobs) => {
    const send = ({ data }: (typeof jobs)[number]) => sendLetter(data.letterId, data.unlessSeen);
    const { later, unreached, unstarted } = await sendBatch(jobs, send, inTurn, () => now().getTime());
    await updateLettersUnreached(
      unreached.map(({ data }) => data.letterId),
      MOST_ATTEMPTS,
      now(),
    );
    await putBack(
      queued,
      unstarted.map(({ data }) => data),
    );
    // Failed one by one, so that they are retried later while the others are done.
    if (later.length > 0)
      await boss.fail(
        queued,
        later.map(({ id }) => id),
      );
  });
}
