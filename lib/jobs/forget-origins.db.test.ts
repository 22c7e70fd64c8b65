import { expect, test } from "vitest";
import { insertAudit, listAudit } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { execute } from "@/lib/match/store/execute";
import { findOrigins } from "@/lib/match/store/read-match";
import { dateIn } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, makeLeague } from "@/lib/testing/league";
import { sweep } from "./sweep";

await freshDatabase();

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
const OLD = daysAgo(91);
const YOUNG = daysAgo(89);

const league = await makeLeague({ at: OLD, firstDay: dateIn(instantOf(OLD), "America/Chicago") });
const { organizationId, scope } = league;
const [old, young] = await listTestMatches(league);
if (!old || !young) throw new Error("Two matches");
for (const [match, at] of [
  [old, OLD],
  [young, YOUNG],
] as const) {
  await execute(match.id, { type: "concede" }, { userId: match.home, origin: "10.0.0.7" }, at);
  const noted = {
    organizationId,
    actorUserId: match.home,
    type: "wrote-to-players",
    origin: "10.0.0.7",
  } as const;
  await inTransaction((tx) => insertAudit(tx, { ...noted, subject: "Open", data: { count: 1 }, at }));
}

const OLD_EVENT = `match_id = '${old.id}' AND seq = 2`;
const OLD_ENTRY = `type = 'wrote-to-players' AND at < now() - interval '90 days'`;

test.each([
  { why: "another address", set: "origin = '10.0.0.8'" },
  { why: "an empty address", set: "origin = ''" },
  { why: "what was done, too", set: `origin = NULL, data = '{"count": 2}'` },
  { why: "who did it, too", set: "origin = NULL, actor_user_id = NULL" },
  { why: "when it was, too", set: "origin = NULL, at = at - interval '1 day'" },
  { why: "whose it is, too", set: "origin = NULL, organization_id = gen_random_uuid()" },
  { why: "its kind alone", set: "type = 'Ruled'" },
  { why: "nothing", set: "at = at" },
])("of an old act this is not changed: $why", async ({ set }) => {
  await refused(`UPDATE audit_event SET ${set} WHERE ${OLD_ENTRY}`);
  await refused(`UPDATE match_event SET ${set} WHERE ${OLD_EVENT}`);
});

test("what only looks the same is another: 1 is not 1.0", async () => {
  await refused(`UPDATE audit_event SET origin = NULL, data = '{"count": 1.0}' WHERE ${OLD_ENTRY}`);
});

test("the address of a young act is not forgotten, and an old act not taken away", async () => {
  await refused(
    `UPDATE audit_event SET origin = NULL WHERE type = 'wrote-to-players' AND NOT (${OLD_ENTRY})`,
  );
  await refused(`UPDATE match_event SET origin = NULL WHERE match_id = '${young.id}' AND seq = 2`);
  await refused(`DELETE FROM audit_event WHERE ${OLD_ENTRY}`);
  await refused(`DELETE FROM match_event WHERE ${OLD_EVENT}`);
  await refused("TRUNCATE match_event CASCADE");
  await refused("TRUNCATE audit_event");
});

test("the sweep forgets from where old acts came, and nothing else of them", async () => {
  const before = await history();
  await Promise.all([sweep(new Date()), sweep(new Date())]);
  const ids = new Set(before.map(idOf));
  const after = (await history()).filter((row) => ids.has(idOf(row)));
  expect(after).toEqual(before.map((row) => (row.at < YOUNG ? { ...row, origin: null } : row)));

  expect([...(await findOrigins(scope, old.id))]).toEqual([]);
  expect([...(await findOrigins(scope, young.id))]).toEqual([[2, "10.0.0.7"]]);
  const located = (await listAudit(scope)).filter(({ origin }) => origin);
  expect(located).toMatchObject([{ at: YOUNG, origin: "10.0.0.7" }]);
  // Once deleted, it stays deleted.
  await refused(`UPDATE match_event SET origin = '10.0.0.7' WHERE ${OLD_EVENT}`);
});

async function refused(sql: string) {
  await expect(prisma().$executeRawUnsafe(sql), sql).rejects.toThrow(/append-only/);
}

async function history() {
  const [events, entries] = await Promise.all([
    prisma().matchEvent.findMany({ orderBy: [{ matchId: "asc" }, { seq: "asc" }] }),
    prisma().auditEvent.findMany({ orderBy: { id: "asc" } }),
  ]);
  return [...events, ...entries];
}

function idOf(row: Awaited<ReturnType<typeof history>>[number]): string {
  return "id" in row ? row.id : `${row.matchId}:${row.seq}`;
}
