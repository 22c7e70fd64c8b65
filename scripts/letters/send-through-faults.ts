import { setTimeout as wait } from "node:timers/promises";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { queue } from "@/lib/jobs/store/queue";
import { writeLetters } from "@/lib/mail/store/letters";
import { type Chance, makeChance } from "../../prisma/seed/chance.ts";
import { ownSettings } from "../local/settings.ts";
import { type FaultyServer, startFaultyServer } from "./faulty-server.ts";
import { endWorker, startWorker, type Worker } from "./workers.ts";

export type FaultOptions = {
  readonly letters: number;
  readonly kills: number;
  readonly outageSeconds: number;
  /** How many of a hundred emails the server refuses temporarily. */
  readonly refusedPercent: number;
  /** Skips the queue's waiting times, for tests. */
  readonly hurry: boolean;
};

export type FaultOutcome = {
  /** Counts only kills that interrupted emails. */
  readonly kills: number;
  readonly refused: number;
  readonly accepted: number;
  /** Emails that the server never accepted, or that aren't marked as sent. */
  readonly lost: number;
  /** How many times the server accepted an email again. */
  readonly repeats: number;
  /** Emails accepted with a Message-ID that isn't the stored one. */
  readonly strangers: number;
  readonly isSound: boolean;
};

const WORKERS = 3;
const LONGEST_SILENCE_MS = 10_000;
const LONGEST_DRAIN_MS = 30 * 60_000;

/** Writes emails while workers are killed one after the other and the mail server goes down, then waits and counts. */
export async function sendThroughFaults(
  databaseUrl: string,
  options: FaultOptions,
  tell: (line: string) => void,
): Promise<FaultOutcome> {
  const chance = makeChance(options.letters + options.kills);
  const server = await startFaultyServer(chance, options.refusedPercent);
  const settings = ownSettings({
    DATABASE_URL: databaseUrl,
    SMTP_URL: server.url,
    LETTERS_FROM: "letters@rookery.example",
    // A killed process leaves at most one email a sender that the mail server has and the database doesn't know about.
    MAIL_SENDERS: "1",
    APP_URL: "http://localhost:3000",
    AUTH_SECRET: "only-for-letters-0123456789-0123456789",
  });
  // Creates the queue before the workers ask for it.
  await queue();
  let workers = Array.from({ length: WORKERS }, () => startWorker(settings));
  try {
    const outage = { wanted: options.outageSeconds, running: Promise.resolve() };
    let kills = 0;
    let written = 0;
    for (let turn = 0; turn < options.kills; turn += 1) {
      const upTo = Math.round((options.letters * (turn + 1)) / options.kills);
      await write(written, upTo);
      written = upTo;
      if (turn === Math.floor(options.kills / 2)) outage.running = interrupt(server, outage.wanted, tell);
      kills += await killOne(workers, server, chance);
      workers = [...workers.slice(1), startWorker(settings)];
      if ((turn + 1) % 10 === 0)
        tell(`${turn + 1} kills, ${written} emails written, ${server.taken.size} taken`);
    }
    await write(written, options.letters);
    await outage.running;
    if (options.hurry) {
      await Promise.all(workers.map((worker) => endWorker(worker, "SIGTERM")));
      await letTimePass("active");
      workers = [startWorker(settings)];
    }
    await drain(options, tell);
    return await count(options, server, kills);
  } finally {
    await Promise.all(workers.map((worker) => endWorker(worker, "SIGKILL")));
    await server.goAway();
  }
}

async function write(from: number, to: number): Promise<void> {
  const drafts = Array.from({ length: to - from }, (_, index) => ({
    key: `letter-${from + index}`,
    to: { name: "Reader", email: `reader-${from + index}@lakeside.example` },
    subject: `Letter-${from + index}`,
    text: "Words.",
    html: "<p>Words.</p>",
  }));
  await inTransaction((tx) => writeLetters(tx, null, drafts, new Date()));
}

/**
 * Kills the oldest worker in the middle of its work: when the server has accepted a few more emails, or has been
 * silent for a while. Returns 1 if emails were being sent, otherwise 0.
 */
async function killOne([oldest]: readonly Worker[], server: FaultyServer, chance: Chance): Promise<number> {
  if (!oldest) return 0;
  await oldest.ready;
  const wanted = server.taken.size + chance.between(3, 30);
  const begun = Date.now();
  while (server.taken.size < wanted && Date.now() - begun < LONGEST_SILENCE_MS) await wait(5);
  const underWay = await countUnsent();
  await endWorker(oldest, "SIGKILL");
  return underWay > 0 ? 1 : 0;
}

async function interrupt(server: FaultyServer, seconds: number, tell: (line: string) => void): Promise<void> {
  if (seconds === 0) return;
  await server.goAway();
  tell(`the mail server is down for ${seconds} seconds`);
  await wait(seconds * 1_000);
  await server.comeBack();
  tell("the mail server is back");
}

/** Waits until every email is sent or has failed for good. */
async function drain({ hurry }: FaultOptions, tell: (line: string) => void): Promise<void> {
  const begun = Date.now();
  for (let turn = 0; (await countUnsent()) > 0 && Date.now() - begun < LONGEST_DRAIN_MS; turn += 1) {
    if (hurry) await letTimePass("retry");
    if (turn % 30 === 0) tell(`${await countUnsent()} emails are still unsent`);
    await wait(1_000);
  }
}

/** Makes everything due now that a killed process left or that waits for its next attempt. */
async function letTimePass(state: "active" | "retry"): Promise<void> {
  if (state === "active") {
    await prisma()
      .$executeRaw`UPDATE pgboss.job SET started_on = now() - interval '1 day' WHERE state = 'active'`;
    await (await queue()).maintain();
  }
  await prisma().$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`;
}

function countUnsent(): Promise<number> {
  return prisma().letter.count({ where: { sentAt: null, gaveUpAt: null } });
}

async function count({ letters }: FaultOptions, server: FaultyServer, kills: number): Promise<FaultOutcome> {
  const stored = await prisma().letter.findMany();
  const deliveries = [...server.taken.values()];
  const accepted = deliveries.flat().length;
  const lost = letters - stored.filter(({ subject, sentAt }) => sentAt && server.taken.has(subject)).length;
  const repeats = accepted - deliveries.length;
  const idOf = new Map(stored.map(({ subject, messageId }) => [subject, messageId]));
  const strangers = [...server.taken].filter(([subject, ids]) =>
    ids.some((id) => id !== idOf.get(subject)),
  ).length;
  const isSound = lost === 0 && strangers === 0 && repeats <= kills && stored.length === letters;
  return { kills, refused: server.refused(), accepted, lost, repeats, strangers, isSound };
}
