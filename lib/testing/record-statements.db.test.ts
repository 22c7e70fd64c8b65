import { EventEmitter, once } from "node:events";
import { afterAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { closeConnections } from "@/lib/jobs/close-connections";
import { queue, sendJobs } from "@/lib/jobs/store/queue";
import { freshDatabase } from "./database";
import { recordStatements } from "./record-statements";

await freshDatabase();
afterAll(closeConnections);

test("statements are recorded, but not what the queue asks on its own", async () => {
  const boss = await queue();
  const recorded = await recordStatements(async () => {
    await boss.fetch("send-letter");
    await prisma().organization.count();
    await inTransaction((tx) => sendJobs(tx, "notify-arrival", [{ matchId: "m", seq: 1 }]));
  });
  expect(recorded.map(({ text }) => text)).toEqual([
    expect.stringContaining('FROM "public"."organization"'),
    expect.stringContaining("INSERT INTO pgboss.job"),
  ]);
});

test("nor what the process sends for another reason at that time", async () => {
  const start = new EventEmitter();
  const other = once(start, "begun").then(() => prisma().season.count());
  const recorded = await recordStatements(async () => {
    start.emit("begun");
    await other;
    await prisma().organization.count();
  });
  expect(recorded.map(({ text }) => text)).toEqual([expect.stringContaining('FROM "public"."organization"')]);
});
