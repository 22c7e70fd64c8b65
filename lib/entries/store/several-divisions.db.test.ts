import { describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";

await freshDatabase();
const { execute } = await import("@/lib/match/store/execute");
const { readMyPage } = await import("@/lib/me/store/my-page");
const { proveDirector } = await import("@/lib/people/rules/permissions");
const { listRoles } = await import("@/lib/people/store/roles-now");
const { listRolesEverywhere } = await import("@/lib/people/store/roles-everywhere");
const { insertDivision } = await import("@/lib/season/store/edit-divisions");
const { publishDivision } = await import("@/lib/stages/store/publish");
const { insertEntry, withdrawEntry } = await import("./entries");
const { listEntriesOfPlayer } = await import("./own-entries");

const at = MONDAY;

describe("a player in two divisions of a season", () => {
  test("has an entry in each, and withdraws from one without leaving the other", async () => {
    const { league, both, open, rapid } = await makeTwo("two");
    expect((await listEntriesOfPlayer(both)).map(({ divisionId }) => divisionId).sort()).toEqual(
      [open, rapid].sort(),
    );
    expect(await withdrawEntry(rapid, both, at)).toMatchObject({ ok: true });
    const entries = await prisma().entry.findMany({ where: { userId: both } });
    expect(Object.fromEntries(entries.map(({ divisionId, status }) => [divisionId, status]))).toEqual({
      [open]: "active",
      [rapid]: "withdrawn",
    });
    expect(await listRoles(league.organizationId, both)).toEqual(["player"]);
  });

  test("sees the matches of both, each with its own opponent", async () => {
    const { league, both, open, rapid } = await makeTwo("matches");
    for (const divisionId of [open, rapid]) {
      const entries = await prisma().entry.findMany({ where: { divisionId } });
      const lots = entries.map(({ id }) => id);
      const plan = { divisionId, lots, firstDay: "2026-11-16", session: null };
      expect(await publishDivision(league.scope, league.season, plan, at)).toMatchObject({ ok: true });
    }
    const { matches } = await readMyPage({ id: both, rolesEverywhere: [] }, at);
    const divisions = new Set(matches.map(({ division }) => division.slug));
    expect([...divisions].sort()).toEqual(["open", "rapid"]);
    const first = matches.find(({ division }) => division.slug === "rapid");
    await mustExecute(first?.id ?? "", { type: "report", games: TWO_NIL }, { userId: both }, at);
    const after = await readMyPage({ id: both, rolesEverywhere: [] }, at);
    const open1 = after.matches.filter(({ division }) => division.slug === "open");
    expect(open1.every(({ state }) => state.status === "open")).toBe(true);
  });
});

describe("a director who plays at another campus", () => {
  test("is only a player there", async () => {
    const home = await makeLeague({ slug: "home", publish: false });
    const away = await makeLeague({ slug: "away", players: 3, publish: false });
    const userId = home.directorId;
    await register(away, userId, away.season.divisions[0]?.id ?? "");
    const roles = await listRoles(away.organizationId, userId);
    expect(roles).toEqual(["player"]);
    expect(proveDirector({ organizationId: away.organizationId, userId, roles })).toBeNull();
    const rolesEverywhere = await listRolesEverywhere(userId, at);
    expect(
      rolesEverywhere.map(({ organization, roles: own }) => [organization.slug, [...own].sort()]),
    ).toEqual([
      ["home", ["admin", "director"]],
      ["away", ["player"]],
    ]);
  });

  test("plays there like everyone else, and can't rule there", async () => {
    const home = await makeLeague({ slug: "rulers", publish: false });
    const away = await makeLeague({ slug: "ruled", players: 3, publish: false });
    const userId = home.directorId;
    const divisionId = away.season.divisions[0]?.id ?? "";
    await register(away, userId, divisionId);
    const entries = await prisma().entry.findMany({ where: { divisionId } });
    const lots = entries.map(({ id }) => id);
    await publishDivision(
      away.scope,
      away.season,
      { divisionId, lots, firstDay: "2026-11-16", session: null },
      at,
    );
    const matches = await listTestMatches(away);
    const own = matches.find(({ home: white, away: black }) => [white, black].includes(userId));
    const other = matches.find(({ home: white, away: black }) => ![white, black].includes(userId));
    await mustExecute(own?.id ?? "", { type: "report", games: TWO_NIL }, { userId }, at);
    const voiding = { type: "void", reason: "Mine." } as const;
    for (const match of [own, other])
      expect(await execute(match?.id ?? "", voiding, { userId }, at)).toMatchObject({ ok: false });
  });
});

async function makeTwo(slug: string) {
  const league = await makeLeague({ slug, publish: false });
  const { scope, season, players } = league;
  await insertDivision(scope, season.id, { name: "Rapid", underAge: null, capacity: null }, at);
  const { id: rapid } = await prisma().division.findFirstOrThrow({
    where: { seasonId: season.id, slug: "rapid" },
  });
  const [both, third] = players;
  for (const player of [both, third]) await register(league, player?.userId ?? "", rapid);
  return { league, both: both?.userId ?? "", open: season.divisions[0]?.id ?? "", rapid };
}

async function register({ season }: TestLeague, userId: string, divisionId: string) {
  const { rulePackId: acceptedRulePackId } = season;
  const answer = await insertEntry({ divisionId, userId, name: "Both", acceptedRulePackId }, at);
  if (!answer.ok) throw new Error(answer.refusal);
}
