import { beforeEach, expect, test } from "vitest";
import { insertSession } from "@/lib/auth/store/sign-in";
import { prisma } from "@/lib/db/client";
import { logTo } from "@/lib/telemetry/log";
import { freshDatabase } from "@/lib/testing/database";
import { dayFromToday, momentOf } from "@/lib/testing/days";
import { makeLeague } from "@/lib/testing/league";
import { sweepNow } from "./sweep-now";

await freshDatabase();

const MINUTE = 60_000;
const TEN_DAYS = 14_400 * MINUTE;
const clockAhead = (ms: number) => () => new Date(Date.now() + ms);

let told: string[];
beforeEach(() => {
  told = [];
  logTo({ write: (line) => told.push(line) }, "error");
});

test("a process whose clock is ten days ahead forfeits, deletes and writes nothing, and says why", async () => {
  const today = dayFromToday();
  const { directorId } = await makeLeague({ firstDay: today, at: momentOf(today, "00:00") });
  await insertSession(directorId, new Date(), 7);

  expect(await sweepNow(clockAhead(TEN_DAYS))).toBeNull();
  expect(await countEverything()).toEqual({ forfeits: 0, sessions: 1, letters: 0 });
  expect(told.join()).toContain("The sweep did nothing: this process's clock differs from the database's");

  expect(await sweepNow(clockAhead(-2 * MINUTE))).toBeNull();
  expect(await countEverything()).toEqual({ forfeits: 0, sessions: 1, letters: 0 });
});

test("a clock that is half a minute off is right enough: the round is announced", async () => {
  expect(await sweepNow(clockAhead(MINUTE / 2))).toEqual({
    doubleForfeits: 0,
    overdueAnswers: 0,
    defaultTimes: 0,
  });
  expect(await countEverything()).toEqual({ forfeits: 0, sessions: 1, letters: 4 });
  expect(told).toEqual([]);
});

async function countEverything() {
  return {
    forfeits: await prisma().matchEvent.count({ where: { type: "DeadlinePassed" } }),
    sessions: await prisma().signInSession.count(),
    letters: await prisma().letter.count(),
  };
}
