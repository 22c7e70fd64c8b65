import type { Client } from "pg";
import { expect } from "vitest";
import type { AuditType } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { type AdminScope, proveAdmin } from "@/lib/people/rules/permissions";
import { dateIn } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { listTestMatches, makeLeague } from "@/lib/testing/league";
import type { Periods } from "../rules/periods";
import { periodsStamp, readPeriods, savePeriods } from "../store/periods";

const DAY = 24 * 3_600_000;
export const now = new Date();
export const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
export const tomorrow = daysAgo(-1);
export const SHORT: Periods = { emails: 30, origins: 7, log: 365, photos: 30, contacts: 30 };

/** What the standings on an earlier date, a restored backup, and deleting an account need. */
export const KEPT = [
  "account-claimed",
  "account-deleted",
  "entry-moved",
  "entry-removed",
  "entry-withdrawn",
  "late-entry",
  "moved-up",
] satisfies AuditType[];

let campuses = 0;

/** A league from 500 days ago whose season is over since 100 days, with everything that a period is about. */
export async function makeOldLeague(db: Client, slug = `keep-${++campuses}`) {
  const league = await makeLeague({
    slug,
    at: daysAgo(500),
    firstDay: dateIn(instantOf(daysAgo(500)), "America/Chicago"),
  });
  const { organizationId } = league;
  const [match] = await listTestMatches(league);
  const [player] = league.players;
  if (!match || !player) throw new Error("A league has matches");
  await db.query("SET session_replication_role = replica");
  await db.query(`UPDATE "match" SET status = 'void' WHERE organization_id = $1`, [organizationId]);
  await db.query(
    `INSERT INTO match_event (organization_id, match_id, seq, type, data, origin, at) VALUES
     ($1, $2, 2, 'ContactLogged', '{"by": "home", "means": "message", "triedAt": "2026-01-01T00:00:00.000Z", "note": "Texted 555 0100"}', '10.0.0.7', $3),
     ($1, $2, 3, 'StatementAdded', '{"by": "home", "statement": "He never came."}', NULL, $3)`,
    [organizationId, match.id, daysAgo(20)],
  );
  await db.query(
    `INSERT INTO photo (id, organization_id, match_id, seq, position, width, height, small, large)
     VALUES (gen_random_uuid(), $1, $2, 3, 1, 10, 10, 'abc', 'abcdef')`,
    [organizationId, match.id],
  );
  await db.query("SET session_replication_role = origin");
  await prisma().season.update({
    where: { id: league.season.id },
    data: { status: "finished", overAt: daysAgo(100) },
  });
  await prisma().user.update({ where: { id: player.userId }, data: { phone: "+1 773 555 0100" } });
  await prisma().entry.update({
    where: { id: player.entryId },
    data: { bornOn: new Date("2008-01-01"), sharesPhone: true },
  });
  await prisma().freeHours.create({
    data: { organizationId, userId: player.userId, weekday: 1, hours: 48 },
  });
  await prisma().campusId.create({
    data: { organizationId, userId: player.userId, campusId: `ID${campuses}`, givenAt: daysAgo(500) },
  });
  await prisma().withheldName.create({ data: { organizationId, userId: player.userId, at: now } });
  const audit = { organizationId, subject: "Open", data: {}, at: daysAgo(400) };
  await prisma().auditEvent.createMany({
    data: [
      { ...audit, type: "wrote-to-players", origin: "10.0.0.8", at: daysAgo(20) },
      ...KEPT.map((type) => ({ ...audit, type })),
      { ...audit, type: "rules-changed" },
    ],
  });
  await prisma().letter.deleteMany({ where: { organizationId } });
  const text = { organizationId, toEmail: "a@b.example", subject: "Hi", text: "Hi", html: "Hi" };
  await prisma().letter.createMany({
    data: [
      { ...text, key: `${slug} old`, messageId: `${slug} old`, createdAt: daysAgo(31), sentAt: daysAgo(31) },
      { ...text, key: `${slug} due`, messageId: `${slug} due`, createdAt: daysAgo(31) },
      { ...text, key: `${slug} new`, messageId: `${slug} new`, createdAt: daysAgo(29), sentAt: daysAgo(29) },
    ],
  });
  const admin = proveAdmin({ organizationId, userId: league.directorId, roles: ["admin"] });
  if (!admin) throw new Error("An admin");
  return { league, admin, match, player };
}

export async function choose(admin: AdminScope, periods: Periods) {
  const seen = periodsStamp(await readPeriods(admin.organizationId));
  expect(await savePeriods(admin, periods, { seen, at: now })).toEqual({ ok: true, value: null });
}
