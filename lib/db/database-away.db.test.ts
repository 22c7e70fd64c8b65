import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { runInRequest } from "@/lib/telemetry/request";
import { ownDatabase } from "@/lib/testing/database";
import { prisma } from "./client";
import { noteDatabaseAway } from "./database-away";
import { PrismaClient } from "./generated/client";

const url = await ownDatabase();

test("a server that no one answers for", async () => {
  const client = clientOf({ connectionString: "postgresql://rookery:x@127.0.0.1:1/rookery" });
  expect(await isAwayAfter(() => client.user.count())).toBe(true);
});

test("a server that takes no more connections", async () => {
  const role = `full_${Date.now()}`;
  await prisma().$executeRawUnsafe(`CREATE ROLE ${role} LOGIN PASSWORD 'x' CONNECTION LIMIT 0`);
  onTestFinished(async () => void (await prisma().$executeRawUnsafe(`DROP ROLE ${role}`)));
  const address = new URL(url);
  [address.username, address.password] = [role, "x"];
  const client = clientOf({ connectionString: address.href });
  expect(await isAwayAfter(() => client.user.count())).toBe(true);
});

test("a server that stops while it is asked", async () => {
  expect(await isAwayAfter(() => prisma().$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())`)).toBe(
    true,
  );
});

test("a server that hangs", async () => {
  const client = clientOf({ connectionString: url, query_timeout: 50 });
  expect(await isAwayAfter(() => client.$queryRaw`SELECT pg_sleep(2)`)).toBe(true);
});

test("a pool whose connections are all in use", async () => {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const held = await pool.connect();
  pool.options.connectionTimeoutMillis = 50;
  const client = new PrismaClient({ adapter: new PrismaPg(pool) });
  onTestFinished(async () => {
    held.release();
    await client.$disconnect();
    await pool.end();
  });
  expect(await isAwayAfter(() => client.user.count())).toBe(true);
  expect(await isAwayAfter(() => client.$transaction(async (tx) => tx.user.count(), { maxWait: 100 }))).toBe(
    true,
  );
});

test.each([
  { why: "a query that is wrong", ask: () => prisma().$queryRaw`SELECT nothing FROM nowhere` },
  {
    why: "a row that isn't there",
    ask: () => prisma().user.findUniqueOrThrow({ where: { id: crypto.randomUUID() } }),
  },
  { why: "a bug", ask: async () => Promise.reject(new TypeError("x is undefined")) },
])("not away: $why", async ({ ask }) => {
  expect(await isAwayAfter(ask)).toBe(false);
});

function clientOf(config: pg.PoolConfig): PrismaClient {
  const client = new PrismaClient({ adapter: new PrismaPg(config) });
  onTestFinished(() => client.$disconnect());
  return client;
}

/** Whether the answer to a request would say that the database is away after this error in it. */
async function isAwayAfter(ask: () => Promise<unknown>): Promise<boolean> {
  const request = { id: "request-1", isDatabaseAway: false };
  await runInRequest(request, async () => {
    const error = await ask().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Error);
    noteDatabaseAway(error);
  });
  return request.isDatabaseAway;
}
