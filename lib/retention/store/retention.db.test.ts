import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { databaseUrl } from "@/lib/db/database-url";
import { closeConnections } from "@/lib/jobs/close-connections";
import { sweep } from "@/lib/jobs/sweep";
import { rebuildMatches } from "@/lib/match/store/rebuild";
import { proveAdmin } from "@/lib/people/rules/permissions";
import { dateIn } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { copyLeagues } from "@/lib/testing/copy-leagues";
import { ownDatabase } from "@/lib/testing/database";
import { listTestMatches, makeLeague, mustExecute, type TestLeague } from "@/lib/testing/league";
import { recordStatements, scannedTables } from "@/lib/testing/record-statements";
import { DEFAULTS } from "../rules/periods";
import { choose, daysAgo, KEPT, makeOldLeague, now, SHORT, tomorrow } from "../testing/old-league";
import { deleteDue, listDueRetention } from "./delete-due";
import { countDue } from "./due";
import { periodsStamp, readPeriods, savePeriods } from "./periods";

await ownDatabase();
const db = new pg.Client({ connectionString: databaseUrl() });
beforeAll(() => db.connect());
afterAll(async () => {
  await db.end();
  await closeConnections();
});

/** Everything of an organization that a period is about. */
async function content({ organizationId, players }: TestLeague) {
  const where = { organizationId };
  const userId = players[0]?.userId ?? "";
  const [letters, events, audit, photos, entry, user, hours, ids] = await Promise.all([
    prisma().letter.findMany({ where, orderBy: { key: "asc" } }),
    prisma().matchEvent.findMany({ where, orderBy: [{ matchId: "asc" }, { seq: "asc" }] }),
    prisma().auditEvent.findMany({ where, orderBy: { id: "asc" } }),
    prisma().photo.findMany({ where }),
    prisma().entry.findUniqueOrThrow({ where: { id: players[0]?.entryId ?? "" } }),
    prisma().user.findUniqueOrThrow({ where: { id: userId } }),
    prisma().freeHours.count({ where }),
    prisma().campusId.count({ where }),
  ]);
  return { letters, events, audit, photos, entry, user, hours, ids };
}

describe("what a night deletes", () => {
  let made: Awaited<ReturnType<typeof makeOldLeague>>;
  let other: Awaited<ReturnType<typeof makeOldLeague>>;
  beforeEach(async () => {
    made = await makeOldLeague(db);
    other = await makeOldLeague(db);
  });

  test("is what the preview counts; results and history stay; another organization is untouched", async () => {
    const { league, admin, match } = made;
    const elsewhere = await content(other.league);
    const matches = await prisma().match.findMany({ orderBy: { id: "asc" } });
    const before = await content(league);
    const due = await countDue(admin, SHORT);
    expect(due).toMatchObject({ emails: 1, origins: 2, photos: 1, registrations: 4, notes: 1 });
    expect(due.log).toBeGreaterThan(0);

    await choose(admin, SHORT);
    await sweep(now);
    expect(await content(league)).toEqual({ ...before, audit: expect.anything() });
    await Promise.all([sweep(tomorrow), sweep(tomorrow)]);

    const after = await content(league);
    expect(after.letters.map(({ key }) => key.split(" ")[1])).toEqual(["due", "new"]);
    const events = after.events.filter(({ matchId }) => matchId === match.id);
    expect(events.map(({ origin }) => origin)).toEqual([null, null, null]);
    expect(events[1]?.data).toMatchObject({ means: "message", note: "(deleted)" });
    expect(events[2]?.data).toMatchObject({ statement: "He never came." });
    expect(after.audit.map(({ type }) => type)).toEqual(
      expect.arrayContaining(["wrote-to-players", ...KEPT, "retention-changed"]),
    );
    expect(after.audit.filter(({ type }) => type === "rules-changed")).toEqual([]);
    expect(after.audit.every(({ at, origin }) => at > daysAgo(7) || origin === null)).toBe(true);
    expect(after.photos).toMatchObject([{ large: null, forgottenAt: tomorrow }]);
    expect(after.photos[0]?.small).toHaveLength(0);
    expect(after.entry).toMatchObject({ bornOn: null, sharesPhone: false, name: before.entry.name });
    expect(after).toMatchObject({ hours: 0, ids: 0, user: { phone: null, email: before.user.email } });
    expect(await prisma().handle.count({ where: { organizationId: league.organizationId } })).toBe(0);
    expect(await prisma().withheldName.count({ where: { organizationId: league.organizationId } })).toBe(1);

    expect(await countDue(admin, SHORT)).toEqual({
      emails: 0,
      origins: 0,
      log: 0,
      photos: 0,
      registrations: 0,
      notes: 0,
      listLines: 0,
      loans: 0,
      holds: 0,
    });
    expect(await content(other.league)).toEqual(elsewhere);
    expect(await prisma().match.findMany({ orderBy: { id: "asc" } })).toEqual(matches);
    expect(await listDueRetention(tomorrow, [])).toEqual([]);
  });

  test("isn't what a season that's going on, a dispute, a hold or a loan still needs", async () => {
    const { league, admin, match, player } = made;
    const { organizationId } = league;
    await prisma().registrationHold.create({
      data: {
        organizationId,
        userId: player.userId,
        email: "x@y.example",
        kind: "suspended",
        placedBy: league.directorId,
        placedAt: now,
      },
    });
    await db.query("SET session_replication_role = replica");
    await db.query(`UPDATE "match" SET status = 'with-director' WHERE id = $1`, [match.id]);
    await db.query("SET session_replication_role = origin");
    const { id: _id, ...season } = await prisma().season.findUniqueOrThrow({
      where: { id: league.season.id },
    });
    await prisma().season.create({
      data: { ...season, slug: "spring", status: "running", overAt: null, createdAt: daysAgo(450) },
    });
    await choose(admin, SHORT);
    await deleteDue(organizationId, tomorrow);

    const after = await content(league);
    expect(after.letters).toHaveLength(3);
    expect(after.audit.some(({ type }) => type === "rules-changed")).toBe(true);
    expect(after.photos[0]?.forgottenAt).toBeNull();
    expect(after.events.find(({ seq, matchId }) => seq === 2 && matchId === match.id)).toMatchObject({
      origin: "10.0.0.7",
      data: { note: "Texted 555 0100" },
    });
    expect(after.entry.contactsForgottenAt).toBeNull();
    expect(after).toMatchObject({ hours: 1, ids: 1, user: { phone: "+1 773 555 0100" } });
  });

  test.each([
    {
      why: "a hold",
      sql: `INSERT INTO registration_hold (id, organization_id, email, user_id, kind, placed_by, placed_at)
        SELECT gen_random_uuid(), organization_id, 'x@y.example', user_id, 'suspended', user_id, now() FROM entry WHERE id = $1`,
    },
    {
      why: "a board",
      sql: `INSERT INTO checkout (id, organization_id, equipment_id, user_id, borrower, id_kind, id_last4, out_at, due_at, out_by_user_id)
        SELECT gen_random_uuid(), organization_id, gen_random_uuid(), user_id, 'x', 'passport', '1234', now() - interval '2 days', now(), user_id
        FROM entry WHERE id = $1`,
    },
    {
      why: "a match that isn't decided",
      sql: `UPDATE "match" SET status = 'with-director' WHERE home_entry_id = $1 OR away_entry_id = $1`,
    },
  ])("leaves the contact details of a player who has $why", async ({ sql }) => {
    const { league, admin, player } = made;
    await db.query("SET session_replication_role = replica");
    await db.query(sql, [player.entryId]);
    await db.query("SET session_replication_role = origin");
    await choose(admin, SHORT);
    await deleteDue(admin.organizationId, tomorrow);
    const after = await content(league);
    expect(after.entry.contactsForgottenAt).toBeNull();
    expect(after).toMatchObject({ hours: 1, ids: 1, user: { phone: "+1 773 555 0100" } });
  });

  test("leaves the username of a player who has an undecided match in another division", async () => {
    const { league, admin, player } = made;
    const { organizationId, season } = league;
    const { userId } = player;
    await prisma().handle.create({
      data: { organizationId, seasonId: season.id, userId, handle: "knightly" },
    });
    const club = { organizationId, seasonId: season.id, slug: "club", name: "Club", position: 2 };
    const { id: divisionId } = await prisma().division.create({ data: club });
    const {
      id: _id,
      number: _number,
      ...entry
    } = await prisma().entry.findUniqueOrThrow({ where: { id: player.entryId } });
    const other = await prisma().entry.create({ data: { ...entry, divisionId } });
    await db.query("SET session_replication_role = replica");
    await db.query(
      `UPDATE "match" SET status = 'with-director' WHERE organization_id = $1 AND (home_entry_id = $2 OR away_entry_id = $2)`,
      [organizationId, player.entryId],
    );
    await db.query("SET session_replication_role = origin");
    await choose(admin, SHORT);
    await deleteDue(organizationId, tomorrow);
    const { contactsForgottenAt } = await prisma().entry.findUniqueOrThrow({ where: { id: other.id } });
    expect(contactsForgottenAt).not.toBeNull();
    expect(await prisma().handle.count({ where: { seasonId: season.id, userId } })).toBe(1);
  });

  test("leaves the phone number that another organization needs", async () => {
    const { admin, player } = made;
    const { league } = other;
    const {
      id: _id,
      number: _number,
      ...entry
    } = await prisma().entry.findUniqueOrThrow({
      where: { id: league.players[0]?.entryId ?? "" },
    });
    await prisma().entry.create({ data: { ...entry, userId: player.userId } });
    await choose(admin, SHORT);
    await deleteDue(admin.organizationId, tomorrow);
    expect(await content(made.league)).toMatchObject({ hours: 0, user: { phone: "+1 773 555 0100" } });
  });
});

test("an out-of-date page is refused, and the log says what changed", async () => {
  const { admin } = await makeOldLeague(db);
  const seen = periodsStamp(DEFAULTS);
  await choose(admin, { ...DEFAULTS, emails: 90, log: 730 });
  expect(await savePeriods(admin, DEFAULTS, { seen, at: now })).toEqual({ ok: false, refusal: "changed" });
  expect(await readPeriods(admin.organizationId)).toEqual({ ...DEFAULTS, emails: 90, log: 730 });
  const where = { organizationId: admin.organizationId, type: "retention-changed" };
  expect(await prisma().auditEvent.findMany({ where })).toMatchObject([
    { subject: "emails 90 days, log 2 years" },
  ]);
});

test("what's left after a night folds into the same matches", async () => {
  const at = daysAgo(500);
  const firstDay = dateIn(instantOf(at), "America/Chicago");
  const league = await makeLeague({ slug: "folded", players: 2, at, firstDay });
  const where = { organizationId: league.organizationId };
  for (const { id, home } of await listTestMatches(league)) {
    const triedAt = instantOf(at);
    const tried = { type: "log-contact", means: "message", triedAt, note: "Texted 555 0100" } as const;
    await mustExecute(id, tried, { userId: home }, at);
    await mustExecute(id, { type: "concede" }, { userId: home }, at);
  }
  const before = await prisma().match.findMany({ where, orderBy: { id: "asc" } });
  const data = { status: "finished", overAt: daysAgo(100) } as const;
  await prisma().season.update({ where: { id: league.season.id }, data });
  const holder = { organizationId: league.organizationId, userId: league.directorId };
  const admin = proveAdmin({ ...holder, roles: ["admin"] });
  if (!admin) throw new Error("An admin");
  await choose(admin, SHORT);
  await deleteDue(admin.organizationId, tomorrow);
  await rebuildMatches();
  expect(await prisma().match.findMany({ where, orderBy: { id: "asc" } })).toEqual(before);
  const tried = await prisma().matchEvent.findMany({ where: { ...where, type: "ContactLogged" } });
  expect(tried.length).toBeGreaterThan(0);
  for (const { data } of tried) expect(data).toMatchObject({ note: "(deleted)" });
});

test("nothing due costs one lookup; a night and its preview read nothing from start to end", async () => {
  const { admin } = await makeOldLeague(db);
  await choose(admin, SHORT);
  await deleteDue(admin.organizationId, tomorrow);
  await copyLeagues(db, 400);
  for (const table of ["photo", "retention", "checkout", "free_hours"]) await db.query(`ANALYZE "${table}"`);
  expect(await recordStatements(() => listDueRetention(now, []))).toHaveLength(1);
  const statements = [
    ...(await recordStatements(() => listDueRetention(now, []))),
    ...(await recordStatements(() => deleteDue(admin.organizationId, tomorrow))),
    ...(await recordStatements(() => countDue(admin, SHORT))),
  ];
  for (const statement of statements) {
    const scanned = await scannedTables(db, statement);
    expect(
      scanned.filter((table) => GROWING.includes(table)),
      statement.text,
    ).toEqual([]);
  }
}, 120_000);

/** What grows with the organizations or with what's played. */
const GROWING = [
  "user",
  "season",
  "division",
  "entry",
  "match",
  "match_event",
  "letter",
  "audit_event",
  "round",
];
