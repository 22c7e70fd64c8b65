import pg from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { freshDatabase } from "@/lib/testing/database";
import { listenForChanges } from "./changes";

const url = await freshDatabase();
const admin = new pg.Client({ connectionString: url });
await admin.connect();
afterAll(() => admin.end());

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

async function cutListeners(): Promise<void> {
  for (const pid of await listListeners()) await admin.query("SELECT pg_terminate_backend($1)", [pid]);
}

async function listListeners(): Promise<readonly number[]> {
  const { rows } = await admin.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'",
  );
  return rows.map(({ pid }) => pid);
}
