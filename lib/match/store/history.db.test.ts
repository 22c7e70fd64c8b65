import { beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { freshDatabase } from "@/lib/testing/database";
import { isWaiting } from "@/lib/testing/is-waiting";
import { listTestMatches, MONDAY, makeLeague, mustExecute } from "@/lib/testing/league";
import { withClient } from "@/scripts/postgres/connect";

const url = await freshDatabase();

let matchId: string;
let organizationId: string;
beforeAll(async () => {
  const league = await makeLeague();
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("The league has no match");
  await mustExecute(match.id, { type: "concede" }, { userId: match.home }, MONDAY);
  [matchId, organizationId] = [match.id, league.organizationId];
});

test.each([
  { why: "changing an event", sql: "UPDATE match_event SET type = 'Other'" },
  { why: "removing an event", sql: "DELETE FROM match_event" },
  { why: "removing all events", sql: "TRUNCATE match_event CASCADE" },
  { why: "changing the log", sql: "UPDATE audit_event SET subject = 'other'" },
  { why: "removing a log entry", sql: "DELETE FROM audit_event" },
  { why: "removing the whole log", sql: "TRUNCATE audit_event" },
  { why: "changing the rules of a version", sql: "UPDATE rule_pack SET rules = '{}'" },
  { why: "removing a version of the rules", sql: "DELETE FROM rule_pack" },
])("history can't be changed: no row is different after $why", async ({ sql }) => {
  const refusal = /(match_event|audit_event|rule_pack) is append-only/;
  await expect(prisma().$executeRawUnsafe(sql)).rejects.toThrow(refusal);
});

test("events of a match follow one another without gaps", async () => {
  await expect(prisma().$executeRawUnsafe(insertEvent(9))).rejects.toThrow(/does not follow event/);
});

test("of two writers without a lock who add the same event at the same time, one is refused", async () => {
  const { _max } = await prisma().matchEvent.aggregate({ where: { matchId }, _max: { seq: true } });
  const next = insertEvent((_max.seq ?? 0) + 1);
  await withClient(url, (one) =>
    withClient(url, async (two) => {
      for (const client of [one, two]) await client.query("BEGIN");
      await one.query(next);
      // Neither transaction sees the other's row yet, so the order of events alone would let both in.
      const second = two.query(next).then(
        () => "written",
        (error: { readonly code?: string }) => error.code,
      );
      await isWaiting(1);
      await one.query("COMMIT");
      expect(await second).toBe("23505");
      await two.query("ROLLBACK");
    }),
  );
});

function insertEvent(seq: number): string {
  return `INSERT INTO match_event (organization_id, match_id, seq, type, data, at)
    VALUES ('${organizationId}', '${matchId}', ${seq}, 'StatementAdded', '{}', now())`;
}
