import { beforeEach, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { type RequestContext, runInRequest } from "@/lib/telemetry/request";
import { ownDatabase } from "@/lib/testing/database";
import { chooseDatabase } from "../../scripts/local-settings";
import { LIMITS, LONGEST_WINDOW_MS } from "./limits";
import { spend } from "./spend";
import { closeLimitPool, deleteSpentCounts } from "./store/limit-counts";

const url = await ownDatabase();
beforeEach(async () => {
  await prisma().rateLimit.deleteMany();
});

const TO_AMARA = [{ limit: "link-to-address", by: "amara@lakeside.example" }] as const;
const MOST = LIMITS["link-to-address"].most;

test("of forty at the same time as many pass as the limit allows, and the others know when to try again", async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => spend(TO_AMARA)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(MOST);
  for (const answer of answers) {
    if (answer.ok) continue;
    expect(answer.usedUp.limit).toBe("link-to-address");
    expect(answer.usedUp.seconds).toBeGreaterThan(500);
    expect(answer.usedUp.seconds).toBeLessThanOrEqual(600);
  }
});

test("uses that are given back can be used again, even after others were refused", async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => spend(TO_AMARA)));
  for (const answer of answers) if (answer.ok) await answer.giveBack();
  const again = await Promise.all(Array.from({ length: MOST }, () => spend(TO_AMARA)));
  expect(again.every(({ ok }) => ok)).toBe(true);
  expect((await spend(TO_AMARA)).ok).toBe(false);
});

test("all limits are counted or none", async () => {
  const both = (email: string) =>
    [
      { limit: "link-to-address", by: email },
      { limit: "link-from-visitor", by: "203.0.113.9" },
    ] as const;
  const room = LIMITS["link-from-visitor"].most;
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => spend(both(`p${index}@lakeside.example`))),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(room);
  const counts = await prisma().rateLimit.findMany({ where: { key: { startsWith: "link-to-address:" } } });
  expect(counts.reduce((sum, { points }) => sum + points, 0)).toBe(room);
});

test("someone else, and another limit, have counts of their own", async () => {
  for (let turn = 0; turn < MOST; turn += 1) await spend(TO_AMARA);
  expect((await spend([{ limit: "link-to-address", by: "jonas@lakeside.example" }])).ok).toBe(true);
  expect((await spend([{ limit: "report", by: TO_AMARA[0].by }])).ok).toBe(true);
});

test("a bug of ours doesn't count as a database that's down", async () => {
  await prisma().$executeRaw`ALTER TABLE rate_limit RENAME TO rate_limit_gone`;
  const context: RequestContext = { id: "test-request" };
  await expect(runInRequest(context, () => spend(TO_AMARA))).rejects.toThrow("does not exist");
  await prisma().$executeRaw`ALTER TABLE rate_limit_gone RENAME TO rate_limit`;
  expect(context.isDatabaseAway).toBeUndefined();
});

test("the table reveals no addresses", async () => {
  await spend(TO_AMARA);
  const [count] = await prisma().rateLimit.findMany();
  expect(count?.key).toMatch(/^link-to-address:[\w-]{43}$/);
});

test("counts are deleted when their window is over, and those of a clock that's ahead right away", async () => {
  const now = Date.now();
  const rows = [
    { key: "over", expire: now - 1_000 },
    { key: "running", expire: now + 60_000 },
    { key: "days ahead", expire: now + LONGEST_WINDOW_MS + 60_000 },
  ];
  await prisma().rateLimit.createMany({ data: rows.map((row) => ({ ...row, points: 9 })) });
  await deleteSpentCounts(LONGEST_WINDOW_MS);
  expect((await prisma().rateLimit.findMany()).map(({ key }) => key)).toEqual(["running"]);
});

test("nothing is let through while the database is away, and the answer says so", async () => {
  await closeLimitPool();
  chooseDatabase("postgresql://nobody@127.0.0.1:1/nothing");
  const context: RequestContext = { id: "test-request" };
  await expect(runInRequest(context, () => spend(TO_AMARA))).rejects.toThrow("ECONNREFUSED");
  expect(context.isDatabaseAway).toBe(true);
  await closeLimitPool();
  chooseDatabase(url);
});
