import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findDivisionCalendar } from "@/lib/calendars/store/calendars";
import { closeConnections } from "@/lib/jobs/close-connections";
import { log } from "@/lib/telemetry/log";
import { runInRequest } from "@/lib/telemetry/request";
import { chooseDatabase } from "../../scripts/local-settings";
import { applyMigrations } from "../../scripts/migrations/apply";
import { type Pair, startPair } from "../../scripts/postgres/replica";
import type { Server } from "../../scripts/postgres/server";
import { startThrowawayServer } from "../../scripts/postgres/throwaway";
import { prisma } from "./client";
import { followReplica } from "./follow-replica";
import { inTransaction } from "./transaction";

/** Long enough that the replica is behind after a change, whatever the machine does. */
const LATE_MS = 1_500;

let pair: Pair;

beforeAll(async () => {
  pair = await startPair((primary) => applyMigrations(primary.url("rookery")), LATE_MS);
  chooseDatabase(pair.primary.url("rookery"));
  vi.stubEnv("REPLICA_DATABASE_URL", pair.replica.url("rookery"));
});

afterAll(async () => {
  await closeConnections();
  await pair.stop();
});

const forEverybody = <Value>(work: () => Promise<Value>) =>
  runInRequest({ id: "page", isRead: true, isForEverybody: true }, work);

const answersFrom = async () => {
  const [row] = await prisma().$queryRaw<{ replica: boolean }[]>`SELECT pg_is_in_recovery() AS replica`;
  return row?.replica ? "replica" : "primary";
};

async function connectTo(server: Server): Promise<void> {
  await closeConnections();
  chooseDatabase(server.url("rookery"));
}

async function addOrganization(slug: string): Promise<void> {
  const facts = {
    name: slug,
    timeZone: "America/Chicago",
    office: "Rec",
    contactEmail: "rec@campus.example",
  };
  await inTransaction((tx) => tx.organization.create({ data: { slug, ...facts } }));
}

const listSlugs = async () => (await prisma().organization.findMany()).map(({ slug }) => slug);

test("pages for everyone are read from the replica, but never before it has what has changed", async () => {
  // Until someone has asked the replica, no one knows how late it is.
  expect(await forEverybody(answersFrom)).toBe("primary");
  followReplica();
  await vi.waitFor(async () => expect(await forEverybody(answersFrom)).toBe("replica"), 10_000);

  await addOrganization("lakeside");
  followReplica();
  expect(await forEverybody(answersFrom)).toBe("primary");
  expect(await forEverybody(listSlugs)).toEqual(["lakeside"]);
  await vi.waitFor(async () => expect(await forEverybody(answersFrom)).toBe("replica"), 10_000);
  expect(await forEverybody(listSlugs)).toEqual(["lakeside"]);
});

test("a public feed is read from the replica too, and a form never is", async () => {
  await vi.waitFor(async () => expect(await forEverybody(answersFrom)).toBe("replica"), 10_000);
  const afterFeed = (isRead: boolean) =>
    runInRequest({ id: "feed", isRead }, async () => {
      expect(await findDivisionCalendar("nobody", "none", "none", new Date())).toBeUndefined();
      return answersFrom();
    });
  expect(await afterFeed(true)).toBe("replica");
  expect(await afterFeed(false)).toBe("primary");
});

test("what one person sees, and what is written, is never the replica's", async () => {
  await vi.waitFor(async () => expect(await forEverybody(answersFrom)).toBe("replica"), 10_000);
  expect(await answersFrom()).toBe("primary");
  expect(await runInRequest({ id: "me", isRead: true }, answersFrom)).toBe("primary");
  await forEverybody(() => addOrganization("harrow"));
  expect(await listSlugs()).toContain("harrow");
});

test.each([
  { why: "another server", start: () => startThrowawayServer() },
  { why: "the same server before it was restored", start: () => pair.restore() },
])("a replica isn't read if it's of $why", async ({ start }) => {
  const server = await start();
  // The replica has a longer log than the new server.
  await prisma().$queryRaw`SELECT pg_logical_emit_message(false, 'longer', repeat('x', 10000))::text`;
  const warn = vi.spyOn(log, "warn");
  try {
    await connectTo(server);
    followReplica();
    await vi.waitFor(
      () => expect(warn).toHaveBeenCalledWith(expect.stringContaining("doesn't follow")),
      10_000,
    );
    expect(await forEverybody(answersFrom)).toBe("primary");
  } finally {
    warn.mockRestore();
    await connectTo(pair.primary);
    await server.stop();
  }
  followReplica();
  await vi.waitFor(async () => expect(await forEverybody(answersFrom)).toBe("replica"), 10_000);
});

test("without the replica, the primary is read", async () => {
  await pair.replica.stop();
  followReplica();
  expect(await forEverybody(listSlugs)).toContain("harrow");
});
