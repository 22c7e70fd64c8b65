import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { copyLeagues } from "@/lib/testing/copy-leagues";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { lookLikeAMillion } from "@/lib/testing/look-like-a-million";
import { recordStatements, scannedTables } from "@/lib/testing/record-statements";
import { closeConnections } from "./close-connections";
import { sweep } from "./sweep";

const url = await freshDatabase();
const db = new pg.Client({ connectionString: url });
const TUESDAY = new Date(MONDAY.getTime() + 24 * 3_600_000);

/** Everything that grows with the matches. */
const GROWING = [
  "match",
  "match_event",
  "entry",
  "round",
  "stage",
  "division",
  "season",
  "organization",
  "membership",
  "letter",
  "reminder",
  "audit_event",
  "user",
  "rule_pack",
];

beforeAll(async () => {
  await db.connect();
  const league = await makeLeague({ players: 10 });
  const matches = await listTestMatches(league);
  for (const { id, home, away, round } of matches.filter(({ round }) => round < 3)) {
    await mustExecute(id, { type: "report", games: TWO_NIL }, { userId: home }, TUESDAY);
    if (round === 1) await mustExecute(id, { type: "approve" }, { userId: away }, TUESDAY);
  }
  await sweep(TUESDAY);
  await copyLeagues(db, 300);
  await changeCopies();
  // What one sweep takes for a case with a director is left alone by the next.
  await sweep(TUESDAY);
  await lookLikeAMillion(db);
});
afterAll(async () => {
  await db.end();
  await closeConnections();
});

test("a sweep with nothing due reads no table that grows from start to end at a million matches", async () => {
  expect(await prisma().match.count()).toBeGreaterThan(10_000);
  const statements = await recordStatements(() => sweep(TUESDAY));
  expect(statements.length).toBeGreaterThan(10);
  expect(statements.length).toBeLessThanOrEqual(26);
  for (const statement of statements) {
    const scanned = await scannedTables(db, statement);
    expect(
      scanned.filter((table) => GROWING.includes(table)),
      statement.text,
    ).toEqual([]);
  }
});

/**
 * As in a site of some years: a third of the stages are brackets, whose due matches are looked for in a statement of their
 * own, and nine of ten deadlines are long past, but not those of matches to be played.
 */
async function changeCopies(): Promise<void> {
  await db.query("SET session_replication_role = replica");
  await db.query("UPDATE stage SET format = 'knockout', seeds = '[]' WHERE id::text < '55'");
  await db.query(`
    INSERT INTO "match" (id, organization_id, round_id, number, home_entry_id, away_entry_id, status, deadline_at, last_seq,
      decided_by, home_result, away_result)
    SELECT gen_random_uuid(), m.organization_id, gen_random_uuid(), n, m.home_entry_id, m.away_entry_id, 'final',
      m.deadline_at - n * interval '30 days', 2, 'double-forfeit', 'loss', 'loss'
    FROM "match" m CROSS JOIN generate_series(1, 9) AS n WHERE m.status = 'final'`);
  await db.query("SET session_replication_role = origin");
}
