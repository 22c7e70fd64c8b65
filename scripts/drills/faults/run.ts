import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { closeConnections } from "@/lib/jobs/close-connections";
import { projectPath } from "../../process/project.ts";
import { waitUntil } from "../../process/wait-until.ts";
import type { Database } from "./database.ts";
import { countLost, isFresh } from "./inspect.ts";
import { makePeople, readForms } from "./people.ts";
import { LONGEST_AWAY_MS, startSite } from "./site.ts";
import { type Fault, listFaults } from "./strikes.ts";
import { type Answers, startTraffic, type Traffic } from "./traffic.ts";

/** Breaks a site in every way, one after the other, while people use it. True if they noticed no more than allowed. */
export async function runFaults(database: Database, isShort: boolean): Promise<boolean> {
  const people = await makePeople();
  // Keeps this process out of what follows.
  await closeConnections();
  const log = projectPath(".data", "faults.log");
  mkdirSync(dirname(log), { recursive: true });
  const site = await startSite(database.url, log);
  console.log(`The server processes write to ${log}.`);
  const traffic = startTraffic(site, people, await readForms(site, people));
  const isBusy = await acknowledgesAgain(traffic);
  let sound = isBusy && isCalm(traffic.take(), undefined);
  for (const fault of listFaults(site, database, isShort)) {
    let [stale, slowest] = [0, 0];
    for (let turn = 0; turn < fault.times; turn += 1) {
      await fault.strike(turn);
      const began = performance.now();
      if (!(await acknowledgesAgain(traffic)))
        throw new Error(`After ${fault.name} the site doesn't work anymore`);
      slowest = Math.max(slowest, performance.now() - began);
      if (!(await isFresh(site, people, traffic.acknowledged))) stale += 1;
    }
    const answers = traffic.take();
    sound = tell(fault, answers, stale, slowest) && sound;
  }
  await traffic.stop();
  const { approved, notes } = traffic.acknowledged;
  const { lost, differing } = await countLost(traffic.acknowledged);
  console.log(`acknowledged: ${approved.length} results, ${notes.length} notes; lost: ${lost}`);
  console.log(`matches that differ from their events: ${differing}`);
  return sound && lost + differing === 0;
}

/** Waits for a result and a note that are both sent and acknowledged from now on. */
async function acknowledgesAgain({ acknowledged: { notes } }: Traffic): Promise<boolean> {
  const before = notes.length;
  // Earlier requests may be acknowledged for something that happened before.
  const enough = () => notes.length > before + 4;
  return (
    (await waitUntil(async () => (enough() ? true : undefined), {
      timeoutMs: LONGEST_AWAY_MS,
      everyMs: 20,
    })) ?? false
  );
}

function tell(fault: Fault, answers: Answers, stale: number, slowest: number): boolean {
  if (fault.times === 0) {
    console.log(`${fault.name}: skipped, because only root on Linux can make a small disk`);
    return true;
  }
  console.log(
    `${fault.name} ${fault.times} times: ${answers.total} requests, ${answers.refused} not connected, ` +
      `${answers.broken} broken off, ${answers.away} told that the database is away, ${stale} stale pages, ` +
      `working again after ${(slowest / 1_000).toFixed(1)} s at most`,
  );
  for (const [what, count] of answers.wrong) console.log(`  wrong: ${count} x ${what}`);
  return isCalm(answers, fault) && stale === 0;
}

function isCalm({ refused, broken, away, wrong }: Answers, fault: Fault | undefined): boolean {
  const isReachable = refused === 0 || fault?.mayRefuse === true;
  const isWhole = broken === 0 || fault?.mayBreak === true;
  const isThere = away === 0 || fault?.mayBeAway === true;
  return wrong.size === 0 && isReachable && isWhole && isThere;
}
