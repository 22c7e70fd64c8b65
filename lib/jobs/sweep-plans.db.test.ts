import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { copyLeagues } from "@/lib/testing/copy-leagues";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { recordStatements, scannedTables } from "@/lib/testing/record-statements";
import { closeConnections } from "./close-connections";
import { sweep } from "./sweep";

const url = await freshDatabase();
const db = new pg.Client({ connectionString: url });
const TUESDAY = new Date(MONDAY.getTime() + 24 * 3_600_000);

/** Everything that grows with the matches. */
const GROWING = ["match", "match_event", "entry", "round", "letter", "audit_event", "user", "rule_pack"];

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
});
afterAll(async () => {
  await db.end();
  await closeConnections();
});

test("a sweep with nothing due reads no table that grows from start to end", async () => {
  expect(await prisma().match.count()).toBeGreaterThan(10_000);
  const statements = await recordStatements(() => sweep(TUESDAY));
  expect(statements.length).toBeGreaterThan(10);
  expect(statements.length).toBeLessThanOrEqual(25);
  for (const statement of statements) {
    const scanned = await scannedTables(db, statement);
    expect(
      scanned.filter((table) => GROWING.includes(table)),
      statement.text,
    ).toEqual([]);
  }
});
