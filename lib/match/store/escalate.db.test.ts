import { describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { sweep } from "@/lib/jobs/sweep";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { addHours, instantOf } from "@/lib/shared/instant";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, NIL_TWO, TWO_NIL } from "@/lib/testing/league";
import { canAnyoneDecide } from "./deciders";
import { escalate } from "./escalate";
import { listQueue } from "./read-match";

await freshDatabase();

const later = (hours: number) => new Date(addHours(instantOf(MONDAY), hours));
const CONTEST = { type: "contest", statement: "I won the second game, by checkmate.", games: null } as const;
const RULE = { type: "rule", result: "home", score: null, reason: "So it is.", rule: "3.IV" } as const;

let leagues = 0;
/** A campus with an admin besides its director, and a case since Monday. */
async function makeCase(escalateDays = 3) {
  leagues += 1;
  const rules = { ...DEPAUL, reporting: { ...DEPAUL.reporting, escalateDays } };
  const league = await makeLeague({ slug: `waiting-${leagues}`, players: 4, rules });
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("The league has no match");
  const { id: adminId } = await prisma().user.create({ data: { email: `admin@${league.org}.example` } });
  const { organizationId } = league;
  await prisma().membership.create({
    data: { organizationId, userId: adminId, role: "admin", createdAt: MONDAY },
  });
  const dispute = async (at: Date) => {
    await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, at);
    await mustExecute(match.id, CONTEST, { userId: match.away }, at);
  };
  await dispute(MONDAY);
  return { league, match, adminId, dispute };
}

const told = (matchId: string, userId: string) =>
  prisma().letter.count({ where: { key: { startsWith: matchId, endsWith: `escalated:${userId}` } } });

test("a case that waits longer than the rules say is emailed to the admins once, and marked in the queue", async () => {
  const { league, match, adminId } = await makeCase();
  await sweep(later(71));
  expect(await told(match.id, adminId)).toBe(0);
  expect((await listQueue(league.scope))[0]?.escalatedAt).toBeNull();

  await Promise.all([sweep(later(72)), sweep(later(72)), escalate(match.id, later(72))]);
  await sweep(later(120));
  expect(await told(match.id, adminId)).toBe(1);
  expect((await listQueue(league.scope))[0]?.escalatedAt).toBe(instantOf(later(72)));
});

test("a correction that waits for a ruling is escalated like any case", async () => {
  const { league, match, adminId } = await makeCase();
  const ask = { type: "ask-correction", games: NIL_TWO, statement: "I won both games." } as const;
  const refuse = { type: "contest-correction", statement: "No, I did win." } as const;
  await mustExecute(match.id, { type: "accept-version" }, { userId: match.away }, later(1));
  await mustExecute(match.id, ask, { userId: match.away }, later(2));
  await mustExecute(match.id, refuse, { userId: match.home }, later(3));
  await sweep(later(3 + 71));
  expect(await told(match.id, adminId)).toBe(0);
  await sweep(later(3 + 72));
  await sweep(later(3 + 73));
  expect(await told(match.id, adminId)).toBe(1);
  expect((await listQueue(league.scope))[0]?.escalatedAt).toBe(instantOf(later(3 + 72)));
});

test("a decided case isn't escalated, and a case that's reopened starts waiting from zero", async () => {
  const { league, match, adminId, dispute } = await makeCase();
  await sweep(later(72));
  const { scope } = league;
  await mustExecute(match.id, RULE, scope, later(73));
  expect(await prisma().match.findUniqueOrThrow({ where: { id: match.id } })).toMatchObject({
    escalatedAt: null,
  });
  await sweep(later(80));
  expect(await told(match.id, adminId)).toBe(1);

  const reopen = { type: "reopen", deadlineAt: addHours(instantOf(MONDAY), 400), reason: "Again." } as const;
  await mustExecute(match.id, reopen, scope, later(81));
  await dispute(later(82));
  await sweep(later(150));
  expect(await told(match.id, adminId)).toBe(1);
  await sweep(later(82 + 72));
  expect(await told(match.id, adminId)).toBe(2);
});

test("never, if the rules say so; and an admin who plays isn't told", async () => {
  const never = await makeCase(0);
  const plays = await makeCase();
  const { organizationId } = plays.league;
  await prisma().membership.create({
    data: { organizationId, userId: plays.match.home, role: "admin", createdAt: MONDAY },
  });
  await sweep(later(200));
  expect(await told(never.match.id, never.adminId)).toBe(0);
  expect(await told(plays.match.id, plays.match.home)).toBe(0);
  expect(await told(plays.match.id, plays.adminId)).toBe(1);
});

describe("a case in which every director plays", () => {
  const playAsDirector = async ({ league, match }: Awaited<ReturnType<typeof makeCase>>) => {
    const { organizationId } = league;
    await prisma().membership.deleteMany({ where: { organizationId, role: "director" } });
    await prisma().membership.create({
      data: { organizationId, userId: match.home, role: "director", createdAt: MONDAY },
    });
  };

  test("is told to the admins and to that director right away, once, even if cases are never escalated", async () => {
    const own = await makeCase(0);
    await playAsDirector(own);
    expect(await canAnyoneDecide(own.match.id, later(1))).toBe(false);
    await Promise.all([sweep(later(1)), sweep(later(1)), escalate(own.match.id, later(1))]);
    await sweep(later(100));
    expect(await told(own.match.id, own.adminId)).toBe(1);
    expect(await told(own.match.id, own.match.home)).toBe(1);
    expect(await told(own.match.id, own.match.away)).toBe(0);
  });

  test("waits like any other, if someone stands in", async () => {
    const own = await makeCase();
    await playAsDirector(own);
    const { organizationId } = own.league;
    const { id: userId } = await prisma().user.create({
      data: { email: `stand-in@${own.league.org}.example` },
    });
    await prisma().standIn.create({
      data: {
        organizationId,
        directorId: own.match.home,
        userId,
        fromAt: MONDAY,
        untilAt: later(50),
        createdAt: MONDAY,
      },
    });
    expect(await canAnyoneDecide(own.match.id, later(1))).toBe(true);
    await sweep(later(1));
    expect(await told(own.match.id, own.adminId)).toBe(0);

    await sweep(later(51));
    expect(await told(own.match.id, own.adminId)).toBe(1);
    expect(await told(own.match.id, own.match.home)).toBe(1);
  });
});
