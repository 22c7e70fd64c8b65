import { beforeAll, describe, expect, test } from "vitest";
import { listAudit } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { readMyPage } from "@/lib/me/store/my-page";
import { findSeason, insertSeason, updateSeasonStatus } from "@/lib/season/store/seasons";
import { updateRoundDeadline } from "@/lib/stages/store/extend-round";
import { publishDivision } from "@/lib/stages/store/publish";
import { findDivision } from "@/lib/standings/store/divisions";
import { addCrowd } from "@/lib/testing/crowd";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { insertEntry, listEntriesOfDesk, withdrawEntry } from "./entries";

await freshDatabase();
let league: TestLeague;
let divisionId: string;

beforeAll(async () => {
  league = await makeLeague({ players: 3, publish: false });
  divisionId = league.season.divisions[0]?.id ?? "";
});

async function newcomer(name: string) {
  const email = `${name}@lakeside.example`;
  const { id } = await prisma().user.create({ data: { email, name, createdAt: MONDAY } });
  return { divisionId, userId: id, name, acceptedRulePackId: league.season.rulePackId };
}

describe("registering", () => {
  test("twice at the same time leaves one entry, and the second is told", async () => {
    const entry = await newcomer("double-click");
    const answers = await Promise.all([insertEntry(entry, MONDAY), insertEntry(entry, MONDAY)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual({ ok: false, refusal: "already-registered" });
    expect(await prisma().entry.count({ where: { userId: entry.userId } })).toBe(1);
  });

  test("a player who withdrew can come back, as one entry", async () => {
    const entry = await newcomer("undecided");
    await insertEntry(entry, MONDAY);
    expect(await withdrawEntry(divisionId, entry.userId, MONDAY)).toMatchObject({ ok: true });
    expect(await withdrawEntry(divisionId, entry.userId, MONDAY)).toEqual({
      ok: false,
      refusal: "not-registered",
    });
    expect(await insertEntry(entry, MONDAY)).toMatchObject({ ok: true });
    expect(await prisma().entry.count({ where: { userId: entry.userId } })).toBe(1);
  });

  test("a removed player can't come back by withdrawing first", async () => {
    const entry = await newcomer("removed");
    await insertEntry(entry, MONDAY);
    await prisma().entry.updateMany({ where: { userId: entry.userId }, data: { status: "removed" } });
    expect(await withdrawEntry(divisionId, entry.userId, MONDAY)).toEqual({
      ok: false,
      refusal: "not-registered",
    });
    expect(await insertEntry(entry, MONDAY)).toEqual({ ok: false, refusal: "was-removed" });
    await prisma().entry.deleteMany({ where: { userId: entry.userId } });
  });

  test("needs the current rules", async () => {
    const entry = { ...(await newcomer("old-rules")), acceptedRulePackId: crypto.randomUUID() };
    expect(await insertEntry(entry, MONDAY)).toEqual({ ok: false, refusal: "rules-changed" });
  });

  test("is over once the schedule is published, except for an open spot, and so is withdrawing", async () => {
    const entry = await newcomer("too-late");
    const lots = league.players.map(({ entryId }) => entryId);
    const plan = { divisionId, lots, firstDay: "2026-11-16" };
    const published = await Promise.all([
      publishDivision(league.scope, league.season, plan, MONDAY),
      publishDivision(league.scope, league.season, plan, MONDAY),
    ]);
    expect(published.filter(({ ok }) => ok)).toHaveLength(1);
    expect(published).toContainEqual({ ok: false, refusal: "already-published" });
    expect(await insertEntry(entry, MONDAY)).toEqual({ ok: false, refusal: "already-paired" });
    const [player] = league.players;
    expect(await withdrawEntry(divisionId, player?.userId ?? "", MONDAY)).toMatchObject({ ok: false });
  });
});

describe("seasons", () => {
  test("two of one organization can't share an address", async () => {
    const again = { slug: "fall-2026", name: "Again", startsOn: "2026-11-16", rules: league.season.rules };
    const answer = await insertSeason(
      league.scope,
      { ...again, divisions: [{ slug: "open", name: "Open" }] },
      MONDAY,
    );
    expect(answer).toEqual({ ok: false, refusal: "name-taken" });
  });

  test("a draft isn't public", async () => {
    const draft = { slug: "draft", name: "Draft", startsOn: "2027-01-11", rules: league.season.rules };
    await insertSeason(league.scope, { ...draft, divisions: [{ slug: "open", name: "Open" }] }, MONDAY);
    expect(await findDivision("lakeside", "draft", "open")).toBeUndefined();
  });

  test("publishing doesn't bring back a season that has been finished since", async () => {
    const campus = await makeLeague({ slug: "finished", players: 2, publish: false });
    const plan = { divisionId: campus.season.divisions[0]?.id ?? "", lots: [], firstDay: "2026-11-16" };
    await updateSeasonStatus(campus.scope, campus.season.id, "close", MONDAY);
    await updateSeasonStatus(campus.scope, campus.season.id, "finish", MONDAY);
    expect(await publishDivision(campus.scope, campus.season, plan, MONDAY)).toEqual({
      ok: false,
      refusal: "wrong-status",
    });
    expect((await findSeason("finished", "fall-2026"))?.status).toBe("finished");
  });

  test("a round with more time closes later on every page, never earlier", async () => {
    const campus = await makeLeague({ slug: "extended", players: 2 });
    const read = async () => {
      const view = await findDivision("extended", "fall-2026", "open");
      const [round] = view?.rounds ?? [];
      if (!view || !round) throw new Error("One round");
      return { view, round };
    };
    for (const deadlineAt of ["2026-11-25T05:59:00.000Z", "2026-11-24T05:59:00.000Z"]) {
      const { view, round } = await read();
      const extension = { deadlineAt, reason: "Snow.", seen: round.stamp };
      await updateRoundDeadline(campus.scope, view, round, extension, MONDAY);
      expect((await read()).round.deadlineAt).toBe("2026-11-25T05:59:00.000Z");
    }
    const log = await listAudit(campus.scope);
    expect(log[0]).toMatchObject({ type: "round-extended", subject: "Fall 2026, Open, Round 1" });
  });

  test("a division that's playing keeps its matches on its players' pages while another is open for registration", async () => {
    const campus = await makeLeague({ slug: "reopened", players: 2 });
    const person = { id: campus.players[0]?.userId ?? "", rolesEverywhere: [] };
    const before = (await readMyPage(person, MONDAY)).matches;
    await updateSeasonStatus(campus.scope, campus.season.id, "open", MONDAY);
    expect(before).toHaveLength(1);
    expect((await readMyPage(person, MONDAY)).matches).toEqual(before);
  });

  test("a director of another organization changes nothing", async () => {
    const other = await makeLeague({ slug: "harrow", players: 2, publish: false });
    const answer = await updateSeasonStatus(other.scope, league.season.id, "finish", MONDAY);
    expect(answer).toEqual({ ok: false, refusal: "wrong-status" });
    expect((await findSeason("lakeside", "fall-2026"))?.status).toBe("running");
  });

  test("a row can't refer to another organization", async () => {
    const other = await prisma().organization.findUniqueOrThrow({ where: { slug: "harrow" } });
    const entry = await newcomer("smuggler");
    const data = { ...entry, organizationId: other.id, status: "active" as const, registeredAt: MONDAY };
    await expect(prisma().entry.create({ data })).rejects.toThrow();
  });
});

test("the desk gets everyone in a division, however many there are", async () => {
  const crowded = await makeLeague({ slug: "riverside", players: 0, publish: false });
  const count = await addCrowd(crowded);
  const division = crowded.season.divisions[0]?.id ?? "";
  expect(await listEntriesOfDesk(crowded.scope, division)).toHaveLength(count);
});
