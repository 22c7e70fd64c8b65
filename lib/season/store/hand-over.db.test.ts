import { describe, expect, test } from "vitest";
import { listAudit } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { findList } from "@/lib/eligibility/store/list";
import { execute } from "@/lib/match/store/execute";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  NIL_TWO,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";
import { archiveSeason, copySeason, unarchiveSeason } from "./hand-over";
import { findSeason, updateSeasonStatus } from "./seasons";

await freshDatabase();

const NEXT = { slug: "spring-2027", name: "Spring 2027", startsOn: "2027-01-18" };

async function makeFinished(slug: string, settled = true): Promise<TestLeague> {
  const league = await makeLeague({ slug, players: 2 });
  const [match] = await listTestMatches(league);
  if (match && settled) {
    await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, MONDAY);
    await mustExecute(match.id, { type: "approve" }, { userId: match.away }, MONDAY);
  }
  await updateSeasonStatus(league.scope, league.season.id, "finish", MONDAY);
  return league;
}

describe("a copy for the next term", () => {
  test("has the newest rules and the divisions with their age limits and addresses, and no players", async () => {
    const league = await makeFinished("copied");
    const { id, divisions, rules } = league.season;
    await prisma().division.update({
      where: { id: divisions[0]?.id ?? "" },
      data: { underAge: 18, capacity: 12, publicNames: "initial" },
    });
    const newest = { ...rules, title: "Intramural chess, second edition" };
    await prisma().rulePack.create({
      data: {
        organizationId: league.organizationId,
        seasonId: id,
        version: 2,
        preset: rules.preset,
        rules: newest,
        createdAt: MONDAY,
      },
    });
    const from = await findSeason("copied", "fall-2026");
    expect(from && (await copySeason(league.scope, from, NEXT, MONDAY))).toMatchObject({ ok: true });

    const copy = await findSeason("copied", "spring-2027");
    expect(copy).toMatchObject({ ...NEXT, status: "draft", rules: newest, rulesVersion: 1 });
    const stored = await prisma().division.findMany({
      where: { seasonId: copy?.id ?? "" },
      include: { entries: true, stages: true },
    });
    expect(stored).toMatchObject([
      {
        slug: "open",
        name: "Open",
        position: 1,
        underAge: 18,
        capacity: 12,
        publicNames: "initial",
        entries: [],
        stages: [],
      },
    ]);
    expect(stored[0]?.id).not.toBe(divisions[0]?.id);
    expect((await listAudit(league.scope))[0]).toMatchObject({
      type: "season-copied",
      subject: "Spring 2027 from Fall 2026",
    });
  });

  test("is for the same campus groups, and says that the list of who can play stays behind", async () => {
    const league = await makeFinished("restricted");
    const { organizationId, season } = league;
    const of = { organizationId, seasonId: season.id };
    await prisma().eligibilityList.create({
      data: { ...of, version: 3, isUsed: true, groups: ["student"], savedAt: MONDAY },
    });
    await prisma().eligibilityLine.create({ data: { ...of, email: "amara@restricted.example" } });
    const answer = await copySeason(league.scope, season, NEXT, MONDAY);
    expect(answer).toMatchObject({ ok: true, value: { leavesList: true } });
    const copy = await findSeason("restricted", NEXT.slug);
    expect(await findList(organizationId, copy?.id ?? "")).toEqual({
      version: 1,
      isUsed: false,
      lines: 0,
      asksCampusId: false,
      groups: ["student"],
    });
  });

  test("is open to everyone if the season was", async () => {
    const league = await makeFinished("unrestricted");
    const answer = await copySeason(league.scope, league.season, NEXT, MONDAY);
    expect(answer).toMatchObject({ ok: true, value: { leavesList: false } });
    const copy = await findSeason("unrestricted", NEXT.slug);
    expect(await findList(league.organizationId, copy?.id ?? "")).toMatchObject({ version: 0, groups: [] });
  });

  test("needs an address of its own", async () => {
    const league = await makeLeague({ slug: "twice", players: 2 });
    const taken = { ...NEXT, slug: "fall-2026" };
    expect(await copySeason(league.scope, league.season, taken, MONDAY)).toEqual({
      ok: false,
      refusal: "name-taken",
    });
    expect(await prisma().season.count({ where: { organizationId: league.organizationId } })).toBe(1);
  });
});

describe("the archive", () => {
  test("takes a finished season whose matches are decided, and returns it", async () => {
    const league = await makeFinished("archived");
    expect(await archiveSeason(league.scope, league.season, MONDAY)).toMatchObject({ ok: true });
    expect(await findSeason("archived", "fall-2026")).toMatchObject({ status: "archived" });
    expect(await archiveSeason(league.scope, league.season, MONDAY)).toMatchObject({ ok: false });
    expect(await unarchiveSeason(league.scope, league.season, MONDAY)).toMatchObject({ ok: true });
    expect(await findSeason("archived", "fall-2026")).toMatchObject({ status: "finished" });
    const log = await listAudit(league.scope, 2);
    expect(log.map(({ type }) => type)).toEqual(["season-unarchived", "season-archived"]);
  });

  test("takes no running season, none with an open match, and none of another organization", async () => {
    const running = await makeLeague({ slug: "running", players: 2 });
    expect(await archiveSeason(running.scope, running.season, MONDAY)).toEqual({
      ok: false,
      refusal: "wrong-status",
    });
    const open = await makeFinished("early", false);
    expect(await archiveSeason(open.scope, open.season, MONDAY)).toEqual({
      ok: false,
      refusal: "not-settled",
    });
    expect(await archiveSeason(running.scope, open.season, MONDAY)).toEqual({
      ok: false,
      refusal: "wrong-status",
    });
    expect(await findSeason("early", "fall-2026")).toMatchObject({ status: "finished" });
  });

  test("takes no season with a pending correction until it's decided", async () => {
    const league = await makeFinished("corrected");
    const [match] = await listTestMatches(league);
    if (!match) throw new Error("Two players have a match");
    const ask = { type: "ask-correction", games: NIL_TWO, statement: "I mixed up the names." } as const;
    await mustExecute(match.id, ask, { userId: match.home }, MONDAY);
    const refused = { ok: false, refusal: "not-settled" };
    expect(await archiveSeason(league.scope, league.season, MONDAY)).toEqual(refused);

    const rule = {
      type: "rule",
      result: "home",
      score: null,
      reason: "The slip says so.",
      rule: "3.IV",
    } as const;
    await mustExecute(match.id, rule, { userId: league.directorId }, MONDAY);
    expect(await archiveSeason(league.scope, league.season, MONDAY)).toMatchObject({ ok: true });
  });

  test("lets nothing change: the match refuses, and the tables enforce it too", async () => {
    const league = await makeFinished("still");
    await archiveSeason(league.scope, league.season, MONDAY);
    const [match] = await listTestMatches(league);
    const reopen = { type: "reopen", deadlineAt: "2026-12-24T05:59:00.000Z", reason: "Again." } as const;
    expect(await execute(match?.id ?? "", reopen, { userId: league.directorId }, MONDAY)).toEqual({
      ok: false,
      refusal: { code: "season-archived" },
    });

    const { organizationId } = league;
    const [division] = league.season.divisions;
    const refused = /is archived/;
    await expect(
      prisma().matchEvent.create({
        data: { organizationId, matchId: match?.id ?? "", seq: 4, type: "Voided", data: {}, at: MONDAY },
      }),
    ).rejects.toThrow(refused);
    await expect(
      prisma().entry.update({
        where: { id: league.players[0]?.entryId ?? "" },
        data: { status: "withdrawn" },
      }),
    ).rejects.toThrow(refused);
    await expect(
      prisma().division.update({ where: { id: division?.id ?? "" }, data: { capacity: 9 } }),
    ).rejects.toThrow(refused);
    await expect(
      prisma().rulePack.create({
        data: {
          organizationId,
          seasonId: league.season.id,
          version: 2,
          preset: "depaul",
          rules: {},
          createdAt: MONDAY,
        },
      }),
    ).rejects.toThrow(refused);
    await expect(
      prisma().stage.create({
        data: { organizationId, divisionId: division?.id ?? "", position: 2, format: "round_robin" },
      }),
    ).rejects.toThrow(refused);
    await prisma().entry.update({
      where: { id: league.players[0]?.entryId ?? "" },
      data: { name: "Erased on request" },
    });
  });

  test("and a ruling at the same time run one after the other", async () => {
    for (let run = 0; run < 10; run += 1) {
      const league = await makeFinished(`race-${run}`);
      const [match] = await listTestMatches(league);
      const reopen = { type: "reopen", deadlineAt: "2026-12-24T05:59:00.000Z", reason: "Again." } as const;
      const [archived, reopened] = await Promise.all([
        archiveSeason(league.scope, league.season, MONDAY),
        execute(match?.id ?? "", reopen, { userId: league.directorId }, MONDAY),
      ]);
      expect([archived.ok, reopened?.ok].filter(Boolean), `run ${run}`).toHaveLength(1);
    }
  });
});
