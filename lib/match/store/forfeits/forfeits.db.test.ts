import { beforeEach, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { readDecisions } from "@/lib/desk/store/decisions";
import { sweep } from "@/lib/jobs/sweep";
import { readLetters } from "@/lib/mail/testing/read-letters";
import { searchOfGames } from "@/lib/online/testing/sample-search";
import { siteGame } from "@/lib/online/testing/site-games";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { addHours } from "@/lib/shared/instant";
import { findDivision, findDivisionOfDesk } from "@/lib/standings/store/divisions";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, makeLeague, mustExecute, type TestLeague, TWO_NIL } from "@/lib/testing/league";
import { execute } from "../execute";
import { listMassForfeits } from "./hold";
import { findRoundForfeits } from "./round-forfeits";
import { type ForfeitAct, settleForfeits } from "./settle";

await freshDatabase();

/** Sunday, Nov 22, 11:59 pm in Chicago. */
const DEADLINE = "2026-11-23T05:59:00.000Z";
const before = (hours: number) => new Date(addHours(DEADLINE, -hours));
const AFTER = new Date(DEADLINE);
const LATER = new Date(addHours(DEADLINE, 10));
const NEW_DEADLINE = addHours(DEADLINE, 72);
const MORE_TIME = { deadlineAt: NEW_DEADLINE, reason: "The site was down." };

let count = 0;
let league: TestLeague;
let round: Awaited<ReturnType<typeof listTestMatches>>;
/** Ten players, so five matches in round 1. */
beforeEach(async () => {
  count += 1;
  league = await makeLeague({ slug: `forfeits-${count}`, players: 10 });
  round = (await listTestMatches(league)).filter((match) => match.round === 1);
});

describe("many double forfeits at the same time", () => {
  test("wait for the director, who is told once, no matter how many sweeps run", async () => {
    await Promise.all([0, 1, 2, 3].map((ms) => sweep(new Date(AFTER.getTime() + ms))));
    await sweep(LATER);
    expect(await statuses()).toEqual(Array(5).fill("open"));
    expect((await readDecisions(league.scope, LATER)).held).toMatchObject([
      { count: 5, division: { slug: "open" }, round: { format: "round-robin", number: 1, of: 9 }, stage: 1 },
    ]);
    expect(await emailsToDirector()).toEqual(["Five matches in Open passed the deadline unreported"]);
  });

  test("of several small rounds count together, because a clock that's ahead causes them", async () => {
    league = await makeLeague({ slug: `small-${count}`, players: 6 });
    await sweep(new Date(addHours(DEADLINE, 8 * 24)));
    expect((await readDecisions(league.scope, LATER)).held.map(({ count }) => count)).toEqual([3, 3]);
  });

  test("are all counted, even if more are due than are looked at first", async () => {
    const ids = round.map(({ id }) => id).toSorted();
    const found = await listMassForfeits(AFTER, 2);
    expect(found.map(({ matchIds }) => matchIds.toSorted())).toContainEqual(ids);
  });

  test("in a normal round aren't held: players who did nothing get a double forfeit as always", async () => {
    for (const { id, home } of round.slice(0, 3))
      await mustExecute(id, { type: "report", games: TWO_NIL }, { userId: home }, before(1));
    expect((await sweep(AFTER)).doubleForfeits).toBe(2);
    expect((await readDecisions(league.scope, LATER)).held).toEqual([]);
  });

  test("aren't held because of matches whose games were found: those count first", async () => {
    league = await makeLeague({ slug: `found-${count}`, players: 12, rules: TEXAS_STATE });
    round = (await listTestMatches(league)).filter((match) => match.round === 1);
    const { find } = searchOfGames([siteGame()]);
    for (const { id } of round.slice(0, 4)) {
      const found = { found: find as object, foundAt: new Date(addHours(DEADLINE, -2)), standsAt: AFTER };
      await prisma().gameSearch.create({
        data: { organizationId: league.organizationId, matchId: id, ...found },
      });
    }
    expect((await sweep(AFTER)).doubleForfeits).toBe(2);
    expect((await readDecisions(league.scope, LATER)).held).toEqual([]);
    expect(await statuses()).toEqual(Array(6).fill("final"));
  });

  test("no longer wait once their match has a new deadline", async () => {
    await sweep(AFTER);
    const director = { userId: league.directorId };
    const extend = { type: "extend-deadline", ...MORE_TIME } as const;
    for (const { id } of round) await mustExecute(id, extend, director, LATER);
    expect((await readDecisions(league.scope, LATER)).held).toEqual([]);
    for (const { id, home } of round.slice(1))
      await mustExecute(id, { type: "report", games: TWO_NIL }, { userId: home }, LATER);
    expect((await sweep(new Date(NEW_DEADLINE))).doubleForfeits).toBe(1);
  });
});

describe("held double forfeits are settled in one action", () => {
  beforeEach(() => sweep(AFTER));

  test("declared: each match is a double forfeit by the deadline, and the log names the director", async () => {
    expect(await settle({ type: "declare", stamp: await stampOf("held") })).toEqual({
      ok: true,
      value: { own: 0 },
    });
    expect(await statuses()).toEqual(Array(5).fill("final"));
    expect((await readDecisions(league.scope, LATER)).held).toEqual([]);
    expect(await auditTypes()).toContain("forfeits-declared");
  });

  test("declared by a director who plays: all but their own match, which another director declares", async () => {
    const { organizationId, scope: other } = league;
    const userId = round[2]?.home ?? "";
    await prisma().membership.create({ data: { organizationId, userId, role: "director" } });
    const playing = { ...league.scope, userId };
    const declare = async (scope: DirectorScope) =>
      settle({ type: "declare", stamp: await stampOf("held") }, scope);
    const held = async (scope: DirectorScope) => (await readDecisions(scope, LATER)).held;
    expect(await held(playing)).toMatchObject([{ count: 5, isOwn: false }]);
    expect(await declare(playing)).toEqual({ ok: true, value: { own: 1 } });
    expect(await statuses()).toEqual(["final", "final", "open", "final", "final"]);
    expect(await held(playing)).toMatchObject([{ count: 1, isOwn: true, othersDecide: true }]);
    expect(await held(other)).toMatchObject([{ count: 1, isOwn: false }]);
    expect(await declare(playing)).toEqual({ ok: false, refusal: { code: "own-match" } });
    expect(await declare(other)).toEqual({ ok: true, value: { own: 0 } });
    expect(await statuses()).toEqual(Array(5).fill("final"));
  });

  test("extended: each match and the round have more time", async () => {
    expect(await settle({ type: "extend", stamp: await stampOf("held"), ...MORE_TIME })).toMatchObject({
      ok: true,
    });
    expect(await statuses()).toEqual(Array(5).fill("open"));
    const { deadlineAt } = await prisma().round.findFirstOrThrow({
      where: { organizationId: league.organizationId, number: 1 },
    });
    expect(deadlineAt.toISOString()).toBe(NEW_DEADLINE);
    expect((await sweep(LATER)).doubleForfeits).toBe(0);
  });

  test("by two directors at the same time: one action is done, the other is told that something changed", async () => {
    const stamp = await stampOf("held");
    const answers = await Promise.all([
      settle({ type: "declare", stamp }),
      settle({ type: "extend", stamp, ...MORE_TIME }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual({ ok: false, refusal: "changed" });
    expect(new Set(await statuses()).size).toBe(1);
  });
});

describe("a held match of the only director", () => {
  const directorPlays = async () => {
    const { organizationId } = league;
    const [userId, adminId] = [round[2]?.home ?? "", round[0]?.home ?? ""];
    await prisma().membership.deleteMany({ where: { organizationId, role: "director" } });
    await prisma().membership.createMany({
      data: [
        { organizationId, userId, role: "director" },
        { organizationId, userId: adminId, role: "admin" },
      ],
    });
    return { userId, adminId, playing: { ...league.scope, userId } };
  };
  const told = (userId: string) =>
    prisma().letter.count({
      where: { key: { startsWith: round[2]?.id ?? "", endsWith: `escalated:${userId}` } },
    });

  test("is told to them and to the admins once, and theirs says that no one else can decide it", async () => {
    const { userId, adminId, playing } = await directorPlays();
    await Promise.all([sweep(AFTER), sweep(AFTER)]);
    await sweep(LATER);
    expect([await told(userId), await told(adminId)]).toEqual([1, 1]);
    const key = { contains: "escalated", not: { startsWith: round[2]?.id ?? "" } };
    const others = { organizationId: league.organizationId, key };
    expect(await prisma().letter.count({ where: others }), "about other matches").toBe(0);
    await settle({ type: "declare", stamp: await stampOf("held") }, playing);
    const [held] = (await readDecisions(playing, LATER)).held;
    expect(held).toMatchObject({ count: 1, isOwn: true, othersDecide: false });
  });

  test("waits like any other while someone stands in, and is told when no one does anymore", async () => {
    const { userId, adminId, playing } = await directorPlays();
    const { organizationId } = league;
    const standIn = { organizationId, directorId: userId, userId: league.directorId, createdAt: AFTER };
    await prisma().standIn.create({ data: { ...standIn, fromAt: before(1), untilAt: LATER } });
    await sweep(AFTER);
    await settle({ type: "declare", stamp: await stampOf("held") }, playing);
    expect(await told(adminId)).toBe(0);
    expect((await readDecisions(playing, AFTER)).held).toMatchObject([{ othersDecide: true }]);
    await sweep(LATER);
    expect([await told(userId), await told(adminId)]).toEqual([1, 1]);
  });
});

describe("double forfeits are undone for a whole round", () => {
  beforeEach(async () => {
    await sweep(AFTER);
    await settle({ type: "declare", stamp: await stampOf("held") });
  });

  test("every match is open again until the new deadline, and its players are told", async () => {
    expect(await settle({ type: "undo", stamp: await stampOf("declared"), ...MORE_TIME })).toMatchObject({
      ok: true,
    });
    expect(await statuses()).toEqual(Array(5).fill("open"));
    const rows = await prisma().match.findMany({ where: { id: { in: round.map(({ id }) => id) } } });
    expect(rows.map(({ deadlineAt, decidedBy }) => [deadlineAt.toISOString(), decidedBy])).toEqual(
      Array(5).fill([NEW_DEADLINE, null]),
    );
    const emails = await prisma().letter.count({
      where: { organizationId: league.organizationId, key: { contains: ":Reopened:" } },
    });
    expect(emails).toBe(10);
    expect(await auditTypes()).toContain("forfeits-undone");
  });

  test("but not a match of a player who has left since, which no one can play", async () => {
    const where = { organizationId: league.organizationId, userId: round[0]?.away ?? "" };
    await prisma().entry.updateMany({ where, data: { status: "withdrawn" } });
    await expectSameOnPage(round.slice(1).map(({ id }) => id));
    expect(await settle({ type: "undo", stamp: await stampOf("declared"), ...MORE_TIME })).toMatchObject({
      ok: true,
    });
    expect(await statuses()).toEqual(["final", "open", "open", "open", "open"]);
  });

  test.each([{}, { isForfeit: true }] as const)(
    "but not a double loss that a director ruled: %j",
    async (as) => {
      const [ruled] = round;
      const ruling = {
        type: "rule",
        result: "both-lose",
        score: null,
        reason: "Nobody came.",
        rule: "3.1",
        ...as,
      } as const;
      await mustExecute(ruled?.id ?? "", ruling, { userId: league.directorId }, LATER);
      await expectSameOnPage(round.slice(1).map(({ id }) => id));
      await settle({ type: "undo", stamp: await stampOf("declared"), ...MORE_TIME });
      expect(await statuses()).toEqual(["final", "open", "open", "open", "open"]);
      await expectSameOnPage([]);
    },
  );

  test("only as the director saw them: if one has been ruled since, nothing happens", async () => {
    const stamp = await stampOf("declared");
    const ruling = { type: "rule", result: "home", score: null, reason: "Away left.", rule: "3.1" } as const;
    await mustExecute(round[2]?.id ?? "", ruling, { userId: league.directorId }, LATER);
    expect(await settle({ type: "undo", stamp, ...MORE_TIME })).toEqual({ ok: false, refusal: "changed" });
    expect(await statuses()).toEqual(Array(5).fill("final"));
  });

  test("all or none: if one match refuses, none changes", async () => {
    const undo = { type: "undo", stamp: await stampOf("declared"), ...MORE_TIME } as const;
    expect(await settle({ ...undo, deadlineAt: DEADLINE })).toEqual({
      ok: false,
      refusal: { code: "deadline-not-later" },
    });
    const [, , third] = round;
    await prisma().entry.updateMany({
      where: { organizationId: league.organizationId, userId: third?.home ?? "" },
      data: { userId: league.directorId },
    });
    expect(await settle(undo)).toEqual({ ok: false, refusal: { code: "own-match" } });
    expect(await statuses()).toEqual(Array(5).fill("final"));
  });

  test("at the same time as a ruling on one of them: the ruling is never undone unseen", async () => {
    const stamp = await stampOf("declared");
    const ruling = {
      type: "rule",
      result: "home",
      score: null,
      reason: "Away left.",
      rule: "3.1",
    } as const;
    const [answer, ruled] = await Promise.all([
      settle({ type: "undo", stamp, ...MORE_TIME }),
      execute(round[2]?.id ?? "", ruling, { userId: league.directorId }, LATER),
    ]);
    expect(ruled).toMatchObject({ ok: true });
    const [first, , third] = await statuses();
    expect(third).toBe("final");
    expect(first).toBe(answer.ok ? "open" : "final");
  });
});

describe("more time for double forfeits ends before the session of a later round", () => {
  const session = { at: "2026-11-29T00:00:00.000Z", place: "Gym" };
  const more = (deadlineAt: string) => ({ deadlineAt, reason: "The site was down." });
  const tooLate = { ok: false, refusal: "after-session" };
  beforeEach(async () => {
    league = await makeLeague({ slug: `session-${count}`, players: 4, rules: SESSION_KNOCKOUT, session });
    round = await listTestMatches(league);
  });

  test("when they're undone", async () => {
    for (const { id } of round) await mustExecute(id, { type: "pass-deadline" }, "clock", AFTER);
    const stamp = await stampOf("declared");
    expect(await settle({ type: "undo", stamp, ...more("2026-11-30T05:59:00.000Z") })).toEqual(tooLate);
    expect(await statuses()).toEqual(["final", "final"]);
    expect(await settle({ type: "undo", stamp, ...more(session.at) })).toMatchObject({ ok: true });
  });

  test("when they're held", async () => {
    const held = { id: { in: round.map(({ id }) => id) } };
    await prisma().match.updateMany({ where: held, data: { forfeitHeldAt: AFTER } });
    const stamp = await stampOf("held");
    expect(await settle({ type: "extend", stamp, ...more("2026-11-30T05:59:00.000Z") })).toEqual(tooLate);
    expect(await settle({ type: "extend", stamp, ...more(session.at) })).toMatchObject({ ok: true });
  });
});

async function settle(act: ForfeitAct, scope = league.scope) {
  const view = await findDivision(league.org, "fall-2026", "open");
  const first = view?.rounds[0];
  if (!view || !first) throw new Error("The division has rounds");
  return settleForfeits(scope, view, first, act, LATER);
}

async function stampOf(kind: "held" | "declared"): Promise<string> {
  const { id } = await prisma().round.findFirstOrThrow({
    where: { organizationId: league.organizationId, number: 1 },
  });
  return (await findRoundForfeits(league.scope, id, kind)).stamp;
}

async function statuses() {
  const own = (await listTestMatches(league)).filter((match) => match.round === 1);
  return own.map(({ status }) => status);
}

async function emailsToDirector() {
  const where = { organizationId: league.organizationId, toEmail: `director@${league.org}.example` };
  return (await readLetters(where)).map(({ subject }) => subject);
}

async function auditTypes() {
  const rows = await prisma().auditEvent.findMany({ where: { organizationId: league.organizationId } });
  return rows.map(({ type }) => type);
}

/** The page of the division offers to undo what the page of the round lists. */
async function expectSameOnPage(ids: readonly string[]) {
  const address = { organization: league.org, season: "fall-2026", division: "open" };
  const view = await findDivisionOfDesk(league.scope, address);
  expect([...(view?.undoable ?? [])].toSorted()).toEqual(ids.toSorted());
  const first = view?.rounds.find(({ number }) => number === 1);
  const { matches } = await findRoundForfeits(league.scope, first?.id ?? "", "declared");
  expect(matches.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
}
