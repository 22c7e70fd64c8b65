import { beforeEach, describe, expect, test } from "vitest";
import { listAudit } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { listLetters } from "@/lib/mail/store/letters";
import { execute } from "@/lib/match/store/execute";
import { proveAdmin, proveDirector } from "@/lib/people/rules/permissions";
import { insertRole } from "@/lib/people/store/grant-role";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { updateSeasonStatus } from "@/lib/season/store/seasons";
import { rankEntries } from "@/lib/standings/rules/rank-entries";
import { resultsOf } from "@/lib/standings/rules/results";
import { findDivision } from "@/lib/standings/store/divisions";
import { freshDatabase } from "@/lib/testing/database";
import { momentOf } from "@/lib/testing/days";
import {
  FIRST_DAY,
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  NIL_TWO,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";
import { insertLeaveWish } from "./ask-to-leave";
import { insertEntry } from "./entries";
import { findLeaving, leaveDivision } from "./leaving";

await freshDatabase();

const LATER = new Date(MONDAY.getTime() + 3_600_000);
const KNOCKOUT = {
  ...DEPAUL,
  stages: [{ ...SESSION_KNOCKOUT.stages[0], final: "by-deadline" }],
} as typeof DEPAUL;

let league: TestLeague;
let campuses = 0;
async function newLeague(options: Parameters<typeof makeLeague>[0]) {
  campuses += 1;
  league = await makeLeague({ slug: `campus-${campuses}`, ...options });
}

async function ownMatches(userId: string) {
  return (await listTestMatches(league)).filter(({ home, away }) => home === userId || away === userId);
}

/** The other side forfeits, which decides the match. */
async function settle(userId: string, count: number) {
  for (const match of (await ownMatches(userId)).slice(0, count)) {
    const loser = match.home === userId ? match.away : match.home;
    await mustExecute(match.id, { type: "concede" }, { userId: loser }, MONDAY);
  }
}

async function confirm(entryId: string, scope = league.scope, isRemoved = false) {
  const preview = await findLeaving(scope, entryId);
  const said = { entryId, stamp: preview?.stamp ?? "", isRemoved, reason: "Exams." };
  return { preview, answer: await leaveDivision(scope, said, LATER) };
}

async function table() {
  const view = await findDivision(league.org, "fall-2026", "open");
  if (!view) throw new Error("The division is public");
  return rankEntries(view.entries, resultsOf(view.rounds), league.season.rules.standings);
}

const ranks = (rows: Awaited<ReturnType<typeof table>>) =>
  rows.map(({ entryId, rank, points }) => ({ entryId, rank, points }));

function leaver() {
  const [player] = league.players;
  if (!player) throw new Error("There are players");
  return player;
}

describe("a round robin of five", () => {
  beforeEach(() => newLeague({ players: 5 }));

  test("one of four decided: annulled, open matches void, and the standings are those in the preview", async () => {
    const { entryId, userId, name } = leaver();
    await settle(userId, 1);
    const { preview, answer } = await confirm(entryId);
    expect(answer).toMatchObject({ ok: true });
    expect(preview?.plan).toMatchObject({ settled: 1, of: 4, isAnnulled: true });

    const matches = await ownMatches(userId);
    expect(matches.map(({ status }) => status).toSorted()).toEqual(["final", "void", "void", "void"]);
    const entry = await prisma().entry.findUniqueOrThrow({ where: { id: entryId } });
    expect(entry).toMatchObject({ status: "withdrawn", annulled: true });
    expect(ranks(await table())).toEqual(ranks([...(preview?.plan.after ?? [])]));
    expect((await listAudit(league.scope))[0]).toMatchObject({
      type: "entry-withdrawn",
      subject: `${name}, Open`,
    });
  });

  test("two of four decided, exactly half: the results count and the opponents win the rest", async () => {
    const { entryId, userId } = leaver();
    await settle(userId, 2);
    const { preview } = await confirm(entryId, league.scope, true);
    const matches = await ownMatches(userId);
    expect(matches.every(({ status }) => status === "final")).toBe(true);
    expect(ranks(await table())).toEqual(ranks([...(preview?.plan.after ?? [])]));
    const entry = await prisma().entry.findUniqueOrThrow({ where: { id: entryId } });
    expect(entry).toMatchObject({ status: "removed", annulled: false });
    const rows = await table();
    expect(rows.find((row) => row.entryId === entryId)).toMatchObject({ points: 2, played: 4 });
  });

  test("reported, contested and agreed matches are closed too", async () => {
    const { entryId, userId } = leaver();
    const [one, two, three] = await ownMatches(userId);
    if (!one || !two || !three) throw new Error("Four matches");
    const other = (match: typeof one) => (match.home === userId ? match.away : match.home);
    const time = new Date(MONDAY.getTime() + 86_400_000).toISOString();
    const report = { type: "report", games: TWO_NIL } as const;
    await mustExecute(one.id, { type: "propose-times", times: [time] }, { userId }, MONDAY);
    await mustExecute(one.id, { type: "accept-time", time }, { userId: other(one) }, MONDAY);
    await mustExecute(two.id, report, { userId }, MONDAY);
    await mustExecute(three.id, report, { userId }, MONDAY);
    const contest = { type: "contest", statement: "We didn't play.", games: NIL_TWO } as const;
    await mustExecute(three.id, contest, { userId: other(three) }, MONDAY);
    const before = (await ownMatches(userId)).map(({ status }) => status);
    expect(before).toEqual(["scheduled", "reported", "with_director", "open"]);
    await confirm(entryId);
    expect((await ownMatches(userId)).every(({ status }) => status === "void")).toBe(true);
  });

  test("the player who leaves gets an email, and so does each opponent", async () => {
    const { entryId, userId, name } = leaver();
    await settle(userId, 1);
    const before = (await listLetters()).length;
    await confirm(entryId);
    const letters = (await listLetters()).slice(0, (await listLetters()).length - before);
    const person = await prisma().user.findUniqueOrThrow({ where: { id: userId } });
    const own = letters.filter(({ toEmail }) => toEmail === person.email);
    expect(own.map(({ subject }) => subject)).toEqual(["You’ve left Open, Fall 2026"]);
    expect(own[0]?.text).toContain("You have 1 of 4 matches decided, less than 50%");
    const others = letters.filter(({ toEmail }) => toEmail !== person.email);
    expect(new Set(others.map(({ toEmail }) => toEmail)).size).toBe(4);
    expect(others.map(({ subject }) => subject)).toContain(`Your result against ${name} no longer counts`);
  });

  test("the director confirms what they read: after another result nothing happens", async () => {
    const { entryId, userId } = leaver();
    const stale = await findLeaving(league.scope, entryId);
    await settle(userId, 2);
    const said = { entryId, stamp: stale?.stamp ?? "", isRemoved: false, reason: "Exams." };
    expect(await leaveDivision(league.scope, said, LATER)).toEqual({ ok: false, refusal: "changed" });
    expect(await prisma().entry.count({ where: { id: entryId, status: "active" } })).toBe(1);
    expect((await confirm(entryId)).answer).toMatchObject({ ok: true });
  });

  test("a result between two other players changes the preview, too", async () => {
    const { entryId, userId } = leaver();
    const stale = await findLeaving(league.scope, entryId);
    const elsewhere = (await listTestMatches(league)).find(
      ({ home, away }) => home !== userId && away !== userId,
    );
    await mustExecute(elsewhere?.id ?? "", { type: "concede" }, { userId: elsewhere?.home ?? "" }, MONDAY);
    const said = { entryId, stamp: stale?.stamp ?? "", isRemoved: false, reason: "Exams." };
    expect(await leaveDivision(league.scope, said, LATER)).toMatchObject({ refusal: "changed" });
  });

  test("two directors at the same time: one lets them go, the other is told", async () => {
    const { entryId, userId } = leaver();
    await settle(userId, 2);
    const answers = (await Promise.all([confirm(entryId), confirm(entryId)])).map(({ answer }) => answer);
    expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
    expect(answers).toContainEqual({ ok: false, refusal: "already-left" });
    const events = await prisma().matchEvent.count({
      where: { type: "Withdrawn", organizationId: league.organizationId },
    });
    expect(events).toBe(2);
  });

  test("leaving and a forfeit at the same time leave one outcome", async () => {
    const { entryId, userId } = leaver();
    await settle(userId, 2);
    const [, , open] = await ownMatches(userId);
    const other = open?.home === userId ? open.away : (open?.home ?? "");
    const preview = await findLeaving(league.scope, entryId);
    const said = { entryId, stamp: preview?.stamp ?? "", isRemoved: false, reason: "Exams." };
    const [left] = await Promise.all([
      leaveDivision(league.scope, said, LATER),
      execute(open?.id ?? "", { type: "concede" }, { userId: other }, LATER),
    ]);
    const decided = await prisma().matchEvent.count({
      where: { matchId: open?.id ?? "", type: { in: ["Withdrawn", "Conceded"] } },
    });
    expect(decided).toBe(1);
    if (!left?.ok) expect(left).toEqual({ ok: false, refusal: "changed" });
  });

  test("a director who plays in one of the matches can't confirm it; another director can", async () => {
    const { entryId } = leaver();
    const [, opponent] = league.players;
    const { organizationId, directorId } = league;
    const admin = proveAdmin({ organizationId, userId: directorId, roles: ["admin"] });
    if (!admin || !opponent) throw new Error("The director is an admin too");
    const person = await prisma().user.findUniqueOrThrow({ where: { id: opponent.userId } });
    await insertRole(admin, { email: person.email, role: "director" }, MONDAY);
    const partial = proveDirector({ organizationId, userId: opponent.userId, roles: ["director"] });
    if (!partial) throw new Error("They direct");
    expect((await confirm(entryId, partial)).answer).toEqual({ ok: false, refusal: "own-match" });
    expect((await confirm(entryId)).answer).toMatchObject({ ok: true });
  });

  test("a director whose result would be annulled doesn't confirm it either", async () => {
    const { entryId, userId } = leaver();
    await settle(userId, 1);
    const [played] = await ownMatches(userId);
    const loser = (played?.home === userId ? played.away : played?.home) ?? "";
    const { organizationId } = league;
    await prisma().membership.create({
      data: { organizationId, userId: loser, role: "director", createdAt: MONDAY },
    });
    const partial = proveDirector({ organizationId, userId: loser, roles: ["director"] });
    if (!partial) throw new Error("They direct");
    expect((await confirm(entryId, partial)).answer).toEqual({ ok: false, refusal: "own-match" });
    expect((await confirm(entryId)).answer).toMatchObject({ ok: true });
  });

  test("no one leaves a season that's over, or one of another organization", async () => {
    const { entryId } = leaver();
    const mine = league;
    await newLeague({ players: 2 });
    expect(await findLeaving(league.scope, entryId)).toBeUndefined();
    expect((await confirm(entryId)).answer).toBeNull();
    await updateSeasonStatus(mine.scope, mine.season.id, "finish", LATER);
    expect((await confirm(entryId, mine.scope)).answer).toEqual({ ok: false, refusal: "season-over" });
  });

  test("a player's request to leave emails the directors once a day and changes nothing", async () => {
    const { userId } = leaver();
    const divisionId = league.season.divisions[0]?.id ?? "";
    await insertLeaveWish(divisionId, userId, "My thesis.", MONDAY);
    await insertLeaveWish(divisionId, userId, "My thesis.", momentOf(FIRST_DAY, "21:00"));
    const letters = (await listLetters()).filter(
      ({ toEmail }) => toEmail === `director@${league.org}.example`,
    );
    expect(letters.map(({ subject }) => subject)).toEqual([`${leaver().name} asks to leave Open`]);
    expect(await prisma().entry.count({ where: { userId, status: "active" } })).toBe(1);

    const registeredAt = momentOf(FIRST_DAY, "21:30");
    await prisma().entry.updateMany({ where: { userId }, data: { registeredAt } });
    await insertLeaveWish(divisionId, userId, "Again.", momentOf(FIRST_DAY, "22:00"));
    const wishes = { actorUserId: userId, type: "asked-to-leave" };
    expect(
      await prisma().auditEvent.count({ where: wishes }),
      "asked twice, removed, added, asked again",
    ).toBe(3);
    expect(await insertLeaveWish(divisionId, league.directorId, "", MONDAY)).toMatchObject({ ok: false });
  });
});

test("before the pairings the spot goes to the first player on the waitlist", async () => {
  await newLeague({ players: 3, publish: false });
  const divisionId = league.season.divisions[0]?.id ?? "";
  const [one, , three] = league.players;
  await prisma().entry.update({ where: { id: three?.entryId ?? "" }, data: { status: "waitlisted" } });
  await prisma().division.update({ where: { id: divisionId }, data: { capacity: 2 } });
  expect((await confirm(one?.entryId ?? "")).answer).toMatchObject({ ok: true });
  const entries = await prisma().entry.findMany({ where: { divisionId, status: "active" } });
  expect(entries.map(({ id }) => id)).toContain(three?.entryId);
});

test("before the pairings their username is free again", async () => {
  await newLeague({ players: 3, publish: false, rules: TEXAS_STATE });
  const { entryId, userId } = leaver();
  expect(await prisma().handle.count({ where: { userId } })).toBe(1);
  expect((await confirm(entryId, league.scope, true)).answer).toMatchObject({ ok: true });
  expect(await prisma().handle.count({ where: { userId } })).toBe(0);
});

test("after the pairings the waitlist stays as it is when a player leaves", async () => {
  await newLeague({ players: 3 });
  const divisionId = league.season.divisions[0]?.id ?? "";
  await prisma().division.update({ where: { id: divisionId }, data: { capacity: 3 } });
  const { id: userId } = await prisma().user.create({ data: { email: `w@${league.org}.example` } });
  const said = { divisionId, userId, name: "Waits", acceptedRulePackId: league.season.rulePackId };
  expect(await insertEntry({ ...said, waits: true }, MONDAY)).toMatchObject({ ok: true });
  expect((await confirm(leaver().entryId)).answer).toMatchObject({ ok: true });
  expect(await prisma().entry.count({ where: { userId, status: "waitlisted" } })).toBe(1);
});

test("after the pairings the username of a player who still waited is free again", async () => {
  await newLeague({ players: 5, rules: TEXAS_STATE });
  const divisionId = league.season.divisions[0]?.id ?? "";
  const { id: userId } = await prisma().user.create({ data: { email: `w@${league.org}.example` } });
  const said = { divisionId, userId, name: "Waits", acceptedRulePackId: league.season.rulePackId };
  expect(await insertEntry({ ...said, handle: "still_waits", waits: true }, MONDAY)).toMatchObject({
    value: { status: "waitlisted" },
  });
  const { id } = await prisma().entry.findFirstOrThrow({ where: { userId } });
  expect((await confirm(id, league.scope, true)).answer).toMatchObject({ ok: true });
  expect(await prisma().handle.count({ where: { userId } })).toBe(0);
  expect((await confirm(leaver().entryId, league.scope, true)).answer).toMatchObject({ ok: true });
  expect(await prisma().handle.count({ where: { userId: leaver().userId } })).toBe(1);
});

describe("a knockout of four", () => {
  beforeEach(() => newLeague({ players: 4, rules: KNOCKOUT }));

  test("the open match goes to the opponent, the bracket continues, nothing is annulled", async () => {
    const { entryId, userId } = leaver();
    const { preview, answer } = await confirm(entryId);
    expect(answer).toMatchObject({ ok: true });
    expect(preview?.plan).toMatchObject({ isAnnulled: false, of: 0, after: [] });
    const [own] = await ownMatches(userId);
    expect(own?.status).toBe("final");
    const [semifinal] = (await listTestMatches(league)).filter(({ status }) => status === "open");
    await mustExecute(semifinal?.id ?? "", { type: "concede" }, { userId: semifinal?.home ?? "" }, LATER);
    const final = (await listTestMatches(league)).filter(({ round }) => round === 2);
    expect(final.flatMap(({ home, away }) => [home, away])).not.toContain(userId);
  });

  test("a player who wins and leaves before the final is known loses the final when it's created", async () => {
    const { entryId, userId } = leaver();
    await settle(userId, 1);
    expect((await confirm(entryId)).answer).toMatchObject({ ok: true });
    const [other] = (await listTestMatches(league)).filter(({ status }) => status === "open");
    await mustExecute(other?.id ?? "", { type: "concede" }, { userId: other?.home ?? "" }, LATER);
    const final = (await listTestMatches(league)).find(
      ({ home, away }) => home === userId || away === userId,
    );
    expect(final).toBeDefined();
    const rows = await listTestMatches(league);
    expect(rows.filter(({ round }) => round === 2).every(({ status }) => status === "final")).toBe(true);
  });
});
