import pg from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { closeConnections } from "@/lib/jobs/close-connections";
import { sweep } from "@/lib/jobs/sweep";
import { ownDatabase } from "@/lib/testing/database";
import { announceChange, listenForChanges, type PublicChange } from "./changes";
import { prisma } from "./client";
import { inTransaction } from "./transaction";

const url = await ownDatabase();
const admin = new pg.Client({ connectionString: url });
await admin.connect();
afterAll(async () => {
  await admin.end();
  await closeConnections();
});

test("a listener whose connection is cut reconnects once, and reports that it may have missed something", async () => {
  const onGap = vi.fn();
  const stop = await listenForChanges(() => undefined, onGap);
  for (const cuts of [1, 2]) {
    await cutListeners();
    await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(cuts), 60_000);
  }
  await new Promise((resolve) => setTimeout(resolve, 1_500));

  expect(await listListeners()).toHaveLength(1);
  expect(onGap).toHaveBeenCalledTimes(2);
  await stop();
});

test("a listener that is stopped while it waits for the database stays stopped", async () => {
  const stop = await listenForChanges(
    () => undefined,
    () => undefined,
  );
  await cutListeners();
  await stop();
  await new Promise((resolve) => setTimeout(resolve, 1_500));

  expect(await listListeners()).toEqual([]);
});

const HERE = { organization: "lakeside", season: "fall-2026", divisions: ["open"] };
const THERE = { ...HERE, divisions: ["novice"] };

test("changes are told after their transaction has committed, equal ones once", async () => {
  const told: PublicChange[] = [];
  const stop = await listenForChanges(
    (change) => told.push(change),
    () => undefined,
  );
  await inTransaction(async (tx) => {
    await announceChange(tx, HERE);
    await announceChange(tx, THERE);
    await announceChange(tx, HERE);
  });
  const failed = inTransaction(async (tx) => {
    await announceChange(tx, { ...HERE, season: "spring-2027" });
    throw new Error("not this time");
  });
  await expect(failed).rejects.toThrow("not this time");
  await vi.waitFor(() => expect(told).toHaveLength(2), 60_000);
  expect(told).toEqual(expect.arrayContaining([HERE, THERE]));
  expect(await prisma().publicChange.count()).toBe(0);
  await stop();
});

test("a change whose process was killed before it told is told by the next sweep", async () => {
  const told = vi.fn();
  const stop = await listenForChanges(told, () => undefined);
  await prisma().publicChange.create({ data: { change: HERE } });
  await sweep(new Date());
  await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(HERE), 60_000);
  await stop();
});

test("a change of more divisions than a notice can name is told as one of every page, with the others", async () => {
  const told: PublicChange[] = [];
  const stop = await listenForChanges(
    (change) => told.push(change),
    () => undefined,
  );
  const divisions = (letters: number) => ["a".repeat(letters)];
  const room = 8_000 - Buffer.byteLength(await asStored({ ...HERE, divisions: divisions(0) }));
  const longest = { ...HERE, divisions: divisions(room - 1) };
  await inTransaction(async (tx) => {
    await announceChange(tx, { ...HERE, divisions: divisions(room) });
    await announceChange(tx, longest);
    await announceChange(tx, THERE);
  });
  await vi.waitFor(() => expect(told).toHaveLength(3), 60_000);
  const everything = { ...HERE, divisions: [], names: true };
  expect(told).toEqual(expect.arrayContaining([everything, longest, THERE]));
  expect(await prisma().publicChange.count()).toBe(0);
  await stop();
});

/** PostgreSQL writes a change with its keys in another order and spaces between them. */
async function asStored(change: PublicChange): Promise<string> {
  const { rows } = await admin.query<{ text: string }>("SELECT $1::jsonb::text AS text", [change]);
  return rows[0]?.text ?? "";
}

async function cutListeners(): Promise<void> {
  for (const pid of await listListeners()) await admin.query("SELECT pg_terminate_backend($1)", [pid]);
}

async function listListeners(): Promise<readonly number[]> {
  const { rows } = await admin.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'",
  );
  return rows.map(({ pid }) => pid);
}
