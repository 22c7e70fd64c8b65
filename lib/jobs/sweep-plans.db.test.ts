import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { copyLeagues } from "@/lib/testing/copy-leagues";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";
import { lookLikeAMillion } from "@/lib/testing/look-like-a-million";
import { countBlocks, recordStatements, scannedTables } from "@/lib/testing/record-statements";
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
  await lendForever(league);
  await sweep(TUESDAY);
  await copyLeagues(db, 300);
  await changeCopies();
  await addRecent(league);
  // The next sweep leaves alone what this one takes for a case with a director.
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
  // Changes are also told a moment after any commit.
  const own = statements.map(({ text }) => text).filter((text) => !text.includes("public_change"));
  expect(own.length, own.join("\n")).toBeLessThanOrEqual(26);
  for (const statement of statements) {
    const scanned = await scannedTables(db, statement);
    expect(
      scanned.filter((table) => GROWING.includes(table)),
      statement.text,
    ).toEqual([]);
  }
});

test("each statement of it reads a few blocks, whatever was left undone in 300 leagues", async () => {
  expect(await prisma().checkout.count({ where: { inAt: null } })).toBeGreaterThan(300);
  expect(await prisma().campusGroup.count()).toBe(30_000);
  const many: string[] = [];
  for (const statement of await recordStatements(() => sweep(TUESDAY))) {
    const blocks = await countBlocks(db, statement);
    if (blocks >= 20) many.push(`${blocks} blocks: ${statement.text}`);
  }
  expect(many).toEqual([]);
});

/** An item that was never returned: the borrower was told long ago. */
async function lendForever({ organizationId, players, directorId }: TestLeague): Promise<void> {
  const [borrower] = players;
  if (!borrower) throw new Error("A league has players");
  const { id: venueId } = await prisma().venue.create({
    data: { organizationId, slug: "union", name: "Student Union", createdAt: MONDAY },
  });
  const { id: equipmentId } = await prisma().equipment.create({
    data: { organizationId, venueId, kind: "board", label: "Set 1" },
  });
  await prisma().checkout.create({
    data: {
      organizationId,
      equipmentId,
      userId: borrower.userId,
      borrower: borrower.name,
      outByUserId: directorId,
      idKind: "campus-card",
      idLast4: "4821",
      outAt: MONDAY,
      dueAt: new Date(MONDAY.getTime() + 3_600_000),
    },
  });
}

/** Groups that a campus named lately, and what webhooks were told. */
async function addRecent({ organizationId }: TestLeague): Promise<void> {
  await prisma().campusGroupSettings.create({ data: { organizationId, names: ["student"], days: 180 } });
  await db.query("SET session_replication_role = replica");
  await db.query(
    `INSERT INTO campus_group (organization_id, user_id, source, name, seen_at)
     SELECT $1, gen_random_uuid(), 'saml', 'student', $2 FROM generate_series(1, 30000)`,
    [organizationId, TUESDAY],
  );
  await db.query(
    `INSERT INTO webhook (id, organization_id, url, secret, created_at)
     SELECT gen_random_uuid(), gen_random_uuid(), 'https://hooks.example', 'whsec_' || repeat('a', 44), $1 FROM generate_series(1, 300)`,
    [TUESDAY],
  );
  await db.query(
    `INSERT INTO webhook_message (id, webhook_id, type, data, created_at, delivered_at)
     SELECT gen_random_uuid(), id, 'match.settled', '{}', $1, $1 FROM webhook, generate_series(1, 20)`,
    [TUESDAY],
  );
  await db.query("SET session_replication_role = origin");
}

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
