import { describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { insertEntry } from "@/lib/entries/store/entries";
import { insertLateEntry } from "@/lib/entries/store/late-entry";
import { findLeaving, leaveDivision } from "@/lib/entries/store/leaving";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { findDivision } from "@/lib/standings/store/divisions";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, type TestLeague } from "@/lib/testing/league";
import type { GroupsRules } from "../groups/rules";
import { explainDraw } from "../rules/qualified";
import { tablesOf } from "../rules/tables-of";
import { knockoutOf } from "../stages-of";
import { playoffWords } from "../view/playoff-summary";
import { drawPlayoff } from "./draw-playoff";

await freshDatabase();

const AFTER = new Date("2027-01-04T15:00:00Z");
const GROUPS = {
  format: "groups",
  groupSize: 4,
  split: "snake",
  cycles: 1,
  advance: 2,
  bestNext: 0,
} as const;

let campus = 0;
/** Dealt in snake order: of eight players 1, 4, 5 and 8 are in Group A, 2, 3, 6 and 7 in Group B. */
function makeGroups(players: number, more: Partial<GroupsRules> = {}): Promise<TestLeague> {
  campus += 1;
  const playoff = knockoutOf(TEXAS_STATE);
  if (!playoff) throw new Error("The preset has a playoff");
  const rules: RulePack = {
    ...TEXAS_STATE,
    stages: [
      { ...GROUPS, ...more },
      { ...playoff, qualifiers: null, seeding: "standings" },
    ],
  };
  return makeLeague({ slug: `groups-${campus}`, players, rules });
}

/** Everyone who registered before their opponent wins. */
async function playAll(league: TestLeague): Promise<void> {
  for (const { id, home, away, status } of await listTestMatches(league))
    if (status === "open") await rule(league, id, numberOf(league, home) < numberOf(league, away));
}

async function rule(league: TestLeague, matchId: string, isHome: boolean): Promise<void> {
  const result = isHome ? ("home" as const) : ("away" as const);
  const command = { type: "rule", result, score: null, reason: "Seen.", rule: "2.II" } as const;
  await mustExecute(matchId, command, { userId: league.directorId }, AFTER);
}

/** By registration, from 1; 0 for a player who came later. */
function numberOf(league: TestLeague, id: string): number {
  return league.players.findIndex(({ userId, entryId }) => userId === id || entryId === id) + 1;
}

async function viewOf(league: TestLeague) {
  const view = await findDivision(league.org, "fall-2026", "open");
  if (!view) throw new Error("The division is public");
  return view;
}

async function groupsIn(league: TestLeague): Promise<readonly (readonly number[])[]> {
  const [round] = (await viewOf(league)).rounds;
  return round?.stage.groups.map((ids) => ids.map((id) => numberOf(league, id))) ?? [];
}

/** Each group's table, best first: "1: 3" is the first who registered, with three points. */
async function tables(league: TestLeague): Promise<readonly (readonly string[])[]> {
  return tablesOf(await viewOf(league)).map(({ rows }) =>
    rows.map(({ entryId, points }) => `${numberOf(league, entryId)}: ${points}`),
  );
}

function draw(league: TestLeague) {
  const [division] = league.season.divisions;
  if (!division) throw new Error("The season has a division");
  const plan = { lots: league.players.map(({ entryId }) => entryId), firstDay: "2027-01-11" };
  return drawPlayoff(league.scope, { season: league.season, division }, plan, AFTER);
}

async function seedsOf(league: TestLeague): Promise<readonly number[] | undefined> {
  const drawn = (await viewOf(league)).rounds.find(({ stage }) => stage.position === 2);
  return drawn?.stage.seeds.map((id) => numberOf(league, id));
}

async function leave(league: TestLeague, number: number): Promise<void> {
  const entryId = league.players[number - 1]?.entryId ?? "";
  const preview = await findLeaving(league.scope, entryId);
  const leaving = { entryId, stamp: preview?.stamp ?? "", isRemoved: false, reason: "Exams." };
  expect(await leaveDivision(league.scope, leaving, AFTER)).toMatchObject({ ok: true });
}

async function latecomer(league: TestLeague, name: string): Promise<string> {
  const divisionId = league.season.divisions[0]?.id ?? "";
  const email = `${name}@${league.org}.example`;
  const { id: userId } = await prisma().user.create({ data: { email, name, createdAt: MONDAY } });
  const acceptedRulePackId = league.season.rulePackId;
  const said = { divisionId, userId, name, acceptedRulePackId, waits: true, handle: `${name}_plays` };
  expect(await insertEntry(said, MONDAY)).toMatchObject({ value: { status: "waitlisted" } });
  const key = { divisionId_userId: { divisionId, userId } };
  return (await prisma().entry.findUniqueOrThrow({ where: key })).id;
}

describe("who is in which group is a fact of the draw", () => {
  test.each([
    { why: "a player is moved to another group", sql: "UPDATE group_member SET number = 9" },
    { why: "a player is taken out of a group", sql: "DELETE FROM group_member" },
    { why: "all groups are removed at once", sql: "TRUNCATE group_member" },
  ])("nothing is different when $why", async ({ sql }) => {
    await makeGroups(4);
    await expect(prisma().$executeRawUnsafe(sql)).rejects.toThrow(/is append-only/);
  });

  test("no match is between players of two groups, neither a new one nor one that is paired again", async () => {
    const league = await makeGroups(8);
    expect(await groupsIn(league)).toEqual([
      [1, 4, 5, 8],
      [2, 3, 6, 7],
    ]);
    const [one, two] = league.players;
    const match = await prisma().match.findFirstOrThrow({ where: { homeEntryId: one?.entryId ?? "" } });
    const across = { awayEntryId: two?.entryId ?? "" };
    await expect(prisma().match.update({ where: { id: match.id }, data: across })).rejects.toThrow(
      /not in one group/,
    );
    const { id: _, ...row } = match;
    const draft = { ...row, number: 90, report: undefined, ...across };
    const data = JSON.parse(JSON.stringify(draft));
    await expect(prisma().match.create({ data })).rejects.toThrow(/not in one group/);
  });
});

describe("a late entry", () => {
  test("joins the group with an open spot and meets everyone in it, and no one else", async () => {
    const league = await makeGroups(7);
    const entryId = await latecomer(league, "late");
    expect(await insertLateEntry(league.scope, entryId, MONDAY)).toMatchObject({ ok: true });
    expect(await groupsIn(league)).toEqual([
      [1, 4, 5, 0],
      [2, 3, 6, 7],
    ]);
    const own = await prisma().match.findMany({
      where: { OR: [{ homeEntryId: entryId }, { awayEntryId: entryId }] },
      include: { round: true },
      orderBy: { round: { number: "asc" } },
    });
    const met = own.map(({ homeEntryId, awayEntryId }) =>
      numberOf(league, homeEntryId === entryId ? awayEntryId : homeEntryId),
    );
    expect(met.toSorted()).toEqual([1, 4, 5]);
    expect(own.map(({ round }) => round.number)).toEqual([1, 2, 3]);
    await playAll(league);
    expect(await tables(league)).toEqual([
      ["0: 3", "1: 2", "4: 1", "5: 0"],
      ["2: 3", "3: 2", "6: 1", "7: 0"],
    ]);
  });

  test("two at once: one spot goes to one player", async () => {
    const league = await makeGroups(7);
    const [one, two] = [await latecomer(league, "one"), await latecomer(league, "two")];
    const answers = await Promise.all([one, two].map((id) => insertLateEntry(league.scope, id, MONDAY)));
    expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
    expect(answers).toContainEqual({ ok: false, refusal: "no-free-spot" });
    expect((await groupsIn(league)).map(({ length }) => length)).toEqual([4, 4]);
  });
});

describe("a player who leaves a group", () => {
  test("with too few matches decided, counts for no one: the others of the group are ranked without them", async () => {
    const league = await makeGroups(8);
    await leave(league, 1);
    const own = (await listTestMatches(league)).filter(
      ({ home, away }) => numberOf(league, home) === 1 || numberOf(league, away) === 1,
    );
    expect(own.map(({ status }) => status)).toEqual(["void", "void", "void"]);
    await playAll(league);
    expect(await tables(league)).toEqual([
      ["4: 2", "5: 1", "8: 0"],
      ["2: 3", "3: 2", "6: 1", "7: 0"],
    ]);
    expect(await draw(league)).toMatchObject({ ok: true });
    expect(await seedsOf(league)).toEqual([2, 4, 3, 5]);
  });

  test("with enough decided, keeps the results and doesn't advance, but the next player in the group does", async () => {
    const league = await makeGroups(8);
    await playAll(league);
    await leave(league, 1);
    expect((await tables(league))[0]).toEqual(["1: 3", "4: 2", "5: 1", "8: 0"]);
    expect(await draw(league)).toMatchObject({ ok: true });
    expect(await seedsOf(league)).toEqual([2, 4, 3, 5]);
  });

  test("a group that is left with one player sends that one", async () => {
    const league = await makeGroups(8);
    for (const number of [1, 4, 5]) await leave(league, number);
    await playAll(league);
    expect(await draw(league)).toMatchObject({ ok: true });
    expect((await seedsOf(league))?.toSorted()).toEqual([2, 3, 8]);
  });

  test("after the draw it is still known how the lots fell", async () => {
    const league = await makeGroups(8);
    await playAll(league);
    await draw(league);
    await leave(league, 1);
    const view = await viewOf(league);
    expect(explainDraw(view)?.byLot).toHaveLength(2);
    expect(playoffWords(view)).toBe("Four players in these groups advanced to the playoff.");
  });
});

test("a ruling after the playoff was drawn changes the group's table; the draw stands, and the page says so", async () => {
  const league = await makeGroups(8);
  await playAll(league);
  await draw(league);
  const seeds = await seedsOf(league);
  const four = league.players[3]?.userId;
  const five = league.players[4]?.userId;
  const match = (await listTestMatches(league)).find(
    ({ home, away }) => [home, away].toSorted().join() === [four, five].toSorted().join(),
  );
  await rule(league, match?.id ?? "", match?.home === five);
  const view = await viewOf(league);
  expect((await tables(league))[0]).toEqual(["1: 3", "5: 2", "4: 1", "8: 0"]);
  expect(await seedsOf(league)).toEqual(seeds);
  expect(explainDraw(view)).toBeNull();
  expect(playoffWords(view)).toBe(
    "Four players in these groups advanced to the playoff. The standings or their conditions changed after the draw. The draw doesn’t change.",
  );
});

test("of two directors who draw the playoff at once, one draws it and the other hears that it's drawn", async () => {
  for (let run = 0; run < 5; run++) {
    const league = await makeGroups(8);
    await playAll(league);
    const answers = await Promise.all([draw(league), draw(league)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual({ ok: false, refusal: "already-drawn" });
    const { organizationId } = league;
    expect(await prisma().stage.count({ where: { organizationId } })).toBe(2);
    expect(await prisma().auditEvent.count({ where: { organizationId, type: "playoff-drawn" } })).toBe(1);
  }
});
