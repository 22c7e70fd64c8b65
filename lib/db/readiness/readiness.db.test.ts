import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { closeConnections } from "@/lib/jobs/close-connections";
import { beatHeart } from "@/lib/jobs/store/heartbeat";
import { log } from "@/lib/telemetry/log";
import { ownDatabase } from "@/lib/testing/database";
import { chooseDatabase } from "../../../scripts/local-settings";
import { prisma } from "../client";
import { inTransaction } from "../transaction";
import { checkClock, checkJobs, checkMigrations } from "./checks";
import { type CheckName, checkReadiness } from "./readiness";

/** On a busy machine a positive answer can take a while; a negative one shouldn't. */
const BUSY_MS = 20_000;

const url = await ownDatabase();
const client = new pg.Client({ connectionString: url });
beforeAll(() => client.connect());
afterAll(async () => {
  await client.end();
  await closeConnections();
});

afterEach(() => vi.restoreAllMocks());

test("a process with all it needs is ready", async () => {
  vi.spyOn(process, "uptime").mockReturnValue(1);
  const checks = await checkReadiness(BUSY_MS);
  expect(checks.map(({ name, ok }) => [name, ok])).toEqual([
    ["database", true],
    ["migrations", true],
    ["connections", true],
    ["clock", true],
    ["jobs", true],
    ["pool", true],
  ]);
});

test("a stopped database: not ready, and why is logged", async () => {
  const warn = vi.spyOn(log, "warn");
  const { port } = await listen();
  await expectNotReady(`postgresql://nobody@127.0.0.1:${port + 1}/x`, "database", "does not answer");
  expect(warn).toHaveBeenCalledWith("The database couldn't be reached", {
    error: expect.objectContaining({ code: "ECONNREFUSED" }),
  });
});

test("a check that fails: not ready, and why is logged", async () => {
  const warn = vi.spyOn(log, "warn");
  await client.query("ALTER TABLE _prisma_migrations RENAME TO elsewhere");
  await expectNotReady(url, "migrations", "The check failed.", BUSY_MS);
  await client.query("ALTER TABLE elsewhere RENAME TO _prisma_migrations");
  expect(warn).toHaveBeenCalledExactlyOnceWith("A check of readiness failed", {
    error: expect.objectContaining({ code: "42P01" }),
  });
});

test("a database that accepts and says nothing: not ready", async () => {
  const { port } = await listen();
  await expectNotReady(`postgresql://nobody@127.0.0.1:${port}/x`, "database", "no answer");
});

test("a database with no connection left: not ready", async () => {
  await client.query("CREATE ROLE crowded LOGIN PASSWORD 'crowded' CONNECTION LIMIT 0");
  const crowded = Object.assign(new URL(url), { username: "crowded", password: "crowded" }).href;
  await expectNotReady(crowded, "database", "no connection left", BUSY_MS);
  await client.query("DROP ROLE crowded");
});

test("a pool in which everyone waits: not ready", async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const holding = Array.from({ length: 10 }, () =>
    inTransaction(async (tx) => {
      await tx.$queryRaw`SELECT 1`;
      await held;
    }),
  );
  await vi.waitFor(async () => {
    const answer = await checkReadiness();
    expect(answer.find(({ name }) => name === "pool")?.ok).toBe(false);
    expect(answer.find(({ name }) => name === "database")?.ok).toBe(true);
  }, BUSY_MS);
  letGo();
  await Promise.all(holding);
});

test("a migration that is not applied: not ready", async () => {
  expect(await checkMigrations(client)).toMatchObject({ ok: true });
  await client.query(
    `UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name LIKE '%_heartbeat'`,
  );
  expect(await checkMigrations(client)).toMatchObject({
    ok: false,
    says: expect.stringContaining("1 migration"),
  });
  await client.query(`UPDATE _prisma_migrations SET finished_at = now() WHERE finished_at IS NULL`);
});

test("a migration of a newer version is no trouble: both run during an upgrade", async () => {
  await client.query(`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
    VALUES ('x', 'x', '99990101000000_later', now())`);
  expect(await checkMigrations(client)).toMatchObject({ ok: true });
});

test("a clock that is ten days ahead: not ready", async () => {
  expect(await checkClock(client)).toMatchObject({ ok: true });
  vi.useFakeTimers({ now: Date.now() + 10 * 24 * 3_600_000, toFake: ["Date"] });
  const answer = await checkClock(client);
  vi.useRealTimers();
  expect(answer).toMatchObject({ ok: false, says: expect.stringContaining("14400 min ahead of") });
});

test("a sweep that stands still: not ready", async () => {
  const anHour = 3_600;
  expect(await checkJobs(client, anHour)).toMatchObject({ ok: false, says: "No sweep has ever finished." });
  await beatHeart("sweep");
  expect(await checkJobs(client, anHour)).toMatchObject({ ok: true });
  await prisma().$executeRaw`UPDATE heartbeat SET at = now() - interval '6 minutes'`;
  expect(await checkJobs(client, anHour)).toMatchObject({
    ok: false,
    says: "The last sweep finished 6 min ago.",
  });
  expect(await checkJobs(client, 10)).toMatchObject({ ok: true });
});

/** A server that accepts connections and never answers; nothing listens on the port after it. */
async function listen(): Promise<{ port: number }> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => server.close());
  return { port: (server.address() as AddressInfo).port };
}

async function expectNotReady(
  address: string,
  failing: CheckName,
  says: string,
  patienceMs?: number,
): Promise<void> {
  chooseDatabase(address);
  const checks = await checkReadiness(patienceMs);
  chooseDatabase(url);
  expect(checks).toContainEqual({ name: failing, ok: false, says: expect.stringContaining(says) });
}
