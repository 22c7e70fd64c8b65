import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { SMTPServer } from "smtp-server";
import { listenForChanges } from "@/lib/db/changes";
import { prisma } from "@/lib/db/client";
import { closeConnections } from "@/lib/jobs/close-connections";
import { countDifferingMatches } from "@/lib/match/store/rebuild";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { copyLeagues } from "@/lib/testing/copy-leagues";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { ownSettings } from "../local/settings.ts";
import { withThrowawayDatabase } from "../postgres/with-database.ts";
import { projectPath } from "../process/project.ts";
import { onLeave, runScript } from "../process/script.ts";

const PROCESSES = 2;
const LEAGUES = 1_000;
const TUESDAY = new Date(MONDAY.getTime() + 24 * 3_600_000);
const DUE = new Date("2026-11-24T12:00:00Z");
/** A report that no one answers counts, and both players are told. */
const RULES = { ...DEPAUL, reporting: { ...DEPAUL.reporting, unanswered: "stands" as const } };
const WORKER = fileURLToPath(new URL("./storm/worker.ts", import.meta.url));

runScript(bench, { dotEnv: false });

/**
 * Ten thousand matches of a thousand organizations are due at the same minute. Measures how long two processes take to
 * settle them with their emails, what was done twice or not at all, and how many emails a second then reach a mail
 * server that takes them right away.
 */
async function bench(): Promise<void> {
  await withThrowawayDatabase(async (url) => {
    await makeStorm(url);
    const mail = await startMailServer();
    const settings = ownSettings({
      DATABASE_URL: url,
      SMTP_URL: mail.url,
      LETTERS_FROM: "letters@rookery.example",
      APP_URL: "http://localhost:3000",
      AUTH_SECRET: "only-for-benches-0123456789-0123456789",
    });
    const workers = await Promise.all(Array.from({ length: PROCESSES }, () => startWorker(settings)));
    await settle(workers);
    await deliver(workers, mail.taken);
    for (const worker of workers) worker.kill("SIGTERM");
    mail.stop();
    await closeConnections();
  });
}

async function settle(workers: readonly ChildProcess[]): Promise<void> {
  const expired: string[] = [];
  const stop = await listenForChanges(
    ({ organization }) => expired.push(organization),
    () => undefined,
  );
  const began = performance.now();
  const shares = await Promise.all(
    workers.map((worker) => tell(worker, `settle pass-answer-time ${DUE.toISOString()}`)),
  );
  const seconds = (performance.now() - began) / 1000;
  await wait(1_000);
  await stop();
  const settled = shares.map((share) => Number(share.split(" ")[1]));
  const all = settled.reduce((sum, each) => sum + each);
  const [found] = await prisma().$queryRaw<Record<"left" | "events" | "letters" | "jobs", number>[]>`
    SELECT (SELECT count(*)::int FROM "match" WHERE status = 'reported') AS "left",
      (SELECT count(*)::int FROM match_event WHERE type = 'AnswerOverdue') AS events,
      (SELECT count(*)::int FROM letter WHERE created_at = ${DUE}) AS letters,
      (SELECT count(*)::int FROM pgboss.job j WHERE name = 'write-letter') AS jobs`;
  console.log(
    `${all} matches settled in ${seconds.toFixed(1)} s by ${PROCESSES} processes (${settled.join(" and ")})`,
  );
  console.log(
    `left ${found?.left}, events ${found?.events}, emails ${found?.letters}, their jobs ${found?.jobs}`,
  );
  console.log(`divisions ${LEAGUES}, expired ${expired.length} times, ${new Set(expired).size} different`);
  console.log(`rows that differ from their events: ${(await countDifferingMatches()).differing}`);
}

async function deliver(workers: readonly ChildProcess[], taken: () => number): Promise<void> {
  const all = await prisma().letter.count({ where: { sentAt: null } });
  const began = performance.now();
  for (const worker of workers) worker.stdin?.write("send\n");
  while ((await prisma().letter.count({ where: { sentAt: null } })) > 0) await wait(500);
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${all} emails sent in ${seconds.toFixed(1)} s, ${(all / seconds).toFixed(0)} a second; the server took ${taken()}`,
  );
}

/** Reported matches whose answer is overdue, and nothing else to send. */
async function makeStorm(url: string): Promise<void> {
  const league = await makeLeague({ players: 5, rules: RULES });
  const matches = await listTestMatches(league);
  for (const { id, home } of matches)
    await mustExecute(id, { type: "report", games: TWO_NIL }, { userId: home }, TUESDAY);
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  await db.query("DELETE FROM letter");
  await db.query("DELETE FROM pgboss.job WHERE name = 'write-letter'");
  await copyLeagues(db, LEAGUES - 1);
  await db.end();
  console.log(`${matches.length * LEAGUES} matches are due`);
}

/** A process of the app, as far as the storm needs it. */
async function startWorker(settings: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", WORKER], {
    cwd: projectPath(),
    env: { ...process.env, ...settings },
    stdio: ["pipe", "pipe", "inherit"],
  });
  onLeave(() => child.kill("SIGKILL"));
  await nextLine(child);
  return child;
}

function tell(worker: ChildProcess, line: string): Promise<string> {
  worker.stdin?.write(`${line}\n`);
  return nextLine(worker);
}

async function nextLine(worker: ChildProcess): Promise<string> {
  if (!worker.stdout) throw new Error("A worker can be heard");
  const [line] = await once(worker.stdout, "data");
  return String(line).trim();
}

/** Takes every email right away. */
async function startMailServer() {
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, _session, done) => {
      stream.resume().once("end", () => {
        taken += 1;
        done();
      });
    },
  });
  server.on("error", () => {});
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, taken: () => taken, stop: () => server.close() };
}
