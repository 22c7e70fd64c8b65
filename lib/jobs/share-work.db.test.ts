import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { USUAL_CHOICES } from "@/lib/mail/rules/reminder-hours";
import { updateLetterChoices } from "@/lib/mail/store/letter-choices";
import { takeDueChecks } from "@/lib/match/store/next-checks";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";
import { sweep } from "./sweep";

const url = await freshDatabase();

const later = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000);
/** 8 am on Tuesday in Chicago. */
const DIGEST_AT = new Date("2026-11-17T14:00:00Z");
/** Sunday, 11:59 pm, in Chicago. */
const DEADLINE = new Date("2026-11-23T05:59:00Z");

type Work = {
  readonly why: string;
  readonly make: (slug: string) => Promise<TestLeague>;
  /** What a worker locks, of the organization $1. */
  readonly lock: string;
  readonly at: Date;
  /** How much of the work is done. */
  readonly count: (organizationId: string) => Promise<number>;
};

const WORK: readonly Work[] = [
  {
    why: "the emails of a round that opens",
    make: (slug) => makeLeague({ slug }),
    lock: "SELECT FROM round WHERE organization_id = $1 FOR NO KEY UPDATE",
    at: later(1),
    count: (organizationId) => prisma().letter.count({ where: { organizationId } }),
  },
  {
    why: "reminders",
    make: (slug) => makeLeague({ slug }),
    lock: `SELECT FROM "match" WHERE organization_id = $1 FOR NO KEY UPDATE`,
    at: new Date(DEADLINE.getTime() - 6 * 3_600_000),
    count: (organizationId) => prisma().reminder.count({ where: { organizationId } }),
  },
  {
    why: "daily emails",
    make: async (slug) => {
      const league = await makeLeague({ slug });
      for (const { userId } of league.players)
        await updateLetterChoices(userId, { ...USUAL_CHOICES, wantsDigest: true });
      await sweep(later(1));
      return league;
    },
    lock: `SELECT FROM letter_choice
      WHERE user_id IN (SELECT user_id FROM entry WHERE organization_id = $1) FOR NO KEY UPDATE`,
    at: DIGEST_AT,
    count: (organizationId) =>
      prisma().letter.count({ where: { organizationId, key: { startsWith: "digest:" } } }),
  },
  {
    why: "a bracket's deadlines",
    make: (slug) => makeLeague({ slug, players: 2, rules: withoutSessions() }),
    lock: `SELECT FROM stage WHERE organization_id = $1 FOR NO KEY UPDATE`,
    at: later(24 * 30),
    count: (organizationId) => prisma().match.count({ where: { organizationId, status: "final" } }),
  },
  {
    why: "a case that waits too long",
    make: async (slug) => {
      const rules = { ...DEPAUL, reporting: { ...DEPAUL.reporting, escalateDays: 3 } };
      const league = await makeLeague({ slug, rules });
      const [match] = await listTestMatches(league);
      if (!match) throw new Error("A league has matches");
      const statement = "I won the second game, by checkmate.";
      await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, MONDAY);
      await mustExecute(
        match.id,
        { type: "contest", statement, games: null },
        { userId: match.away },
        MONDAY,
      );
      return league;
    },
    lock: `SELECT FROM "match" WHERE organization_id = $1 FOR NO KEY UPDATE`,
    at: later(72),
    count: (organizationId) =>
      prisma().match.count({ where: { organizationId, escalatedAt: { not: null } } }),
  },
  {
    why: "equipment that wasn't returned",
    make: async (slug) => {
      const league = await makeLeague({ slug });
      await lend(league);
      return league;
    },
    lock: "SELECT FROM checkout WHERE organization_id = $1 FOR NO KEY UPDATE",
    at: later(5),
    count: (organizationId) =>
      prisma().letter.count({ where: { organizationId, key: { startsWith: "checkout:" } } }),
  },
];

describe("a sweep leaves to another worker what that one has, and doesn't wait for it", () => {
  test.each(WORK.map((work, index) => ({ ...work, slug: `shared-${index}` })))("$why", async (work) => {
    const league = await work.make(work.slug);
    expect(await work.count(league.organizationId)).toBe(0);
    const hasWaited = await sweepBeside(work.lock, league.organizationId, work.at);
    expect(hasWaited).toBe(false);
    expect(await work.count(league.organizationId)).toBe(0);

    // A batch of matches that was taken and not looked at is due again a few minutes later.
    await Promise.all([sweep(minutesAfter(work.at, 6)), sweep(minutesAfter(work.at, 6))]);
    expect(await work.count(league.organizationId)).toBeGreaterThan(0);
  });
});

test("two workers take different matches to look at, and those of one that was killed are due again", async () => {
  await makeLeague({ slug: "taken", players: 10 });
  const at = later(200);
  const due = await prisma().match.count({
    where: { status: { in: ["open", "scheduled"] }, nextCheckAt: { lte: at } },
  });
  const taken = (await Promise.all([takeDueChecks(at), takeDueChecks(at)])).flat();
  expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
  expect(taken.length).toBe(due);
  expect(await takeDueChecks(at)).toEqual([]);
  expect(await takeDueChecks(minutesAfter(at, 6))).toHaveLength(due);
});

/** Sweeps while a transaction holds locks. True if the sweep had to wait for them. */
async function sweepBeside(lock: string, organizationId: string, at: Date): Promise<boolean> {
  const [other, watch] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([other.connect(), watch.connect()]);
  await other.query("BEGIN");
  const { rowCount } = await other.query(lock, [organizationId]);
  expect(rowCount).toBeGreaterThan(0);
  let hasEnded = false;
  const watching = (async () => {
    for (;;) {
      const { rowCount: waiting } = await watch.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      if (waiting || hasEnded) {
        await other.query("ROLLBACK");
        return Boolean(waiting);
      }
      await setTimeout(10);
    }
  })();
  await sweep(at);
  hasEnded = true;
  const hasWaited = await watching;
  await Promise.all([other.end(), watch.end()]);
  return hasWaited;
}

function withoutSessions() {
  const [stage] = SESSION_KNOCKOUT.stages;
  if (stage?.format !== "knockout") throw new Error("The preset is a knockout");
  return {
    ...SESSION_KNOCKOUT,
    stages: [{ ...stage, seeding: "registration", final: "by-deadline" } as const],
  };
}

async function lend({ organizationId, players, directorId }: TestLeague): Promise<void> {
  const [borrower] = players;
  if (!borrower) throw new Error("A league has players");
  const venue = await prisma().venue.create({
    data: { organizationId, slug: "union", name: "Student Union", createdAt: MONDAY },
  });
  const equipment = await prisma().equipment.create({
    data: { organizationId, venueId: venue.id, kind: "board", label: "Set 1" },
  });
  await prisma().checkout.create({
    data: {
      organizationId,
      equipmentId: equipment.id,
      userId: borrower.userId,
      borrower: borrower.name,
      outByUserId: directorId,
      idKind: "campus-card",
      idLast4: "4821",
      outAt: MONDAY,
      dueAt: later(4),
    },
  });
}

function minutesAfter(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000);
}
