import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { insertEntry } from "@/lib/entries/store/entries";
import { copySeason } from "@/lib/season/store/hand-over";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { findOwnWaiver, findPrintedWaiver } from "./acceptances";
import { findUnsigned, waiversAskedOf } from "./missing";
import { findPart, findWaiverToSign } from "./own";
import { recordPaper, removePaper } from "./paper";
import { readWaiverPlayers } from "./read-players";
import { acceptWaiver } from "./signing";
import { findWaiver, saveWaiver } from "./texts";

await freshDatabase();

let league: TestLeague;
beforeEach(async () => {
  league = await makeLeague({ slug: `l${randomUUID().slice(0, 8)}`, players: 2, publish: false });
});

const save = (text: string | null, seen: number) =>
  saveWaiver(league.scope, league.season.id, { text, seen }, MONDAY);
const said = (version: number) => ({ version, accepts: true, signedName: "Nia Okafor", guardianName: "" });
const player = (index: number) => league.players[index]?.userId ?? "";
const accept = (userId: string, version: number) =>
  acceptWaiver({ seasonId: league.season.id, userId }, said(version), MONDAY);
const accepted = (userId: string) =>
  prisma().waiverAcceptance.findMany({
    where: { userId, seasonId: league.season.id },
    orderBy: { version: "asc" },
  });

async function register(version: number) {
  const email = `${randomUUID()}@lakeside.example`;
  const { id: userId } = await prisma().user.create({ data: { email, name: "Nia", createdAt: MONDAY } });
  const [division] = league.season.divisions;
  const entry = {
    divisionId: division?.id ?? "",
    userId,
    name: "Nia",
    acceptedRulePackId: league.season.rulePackId,
    waiver: said(version),
  };
  return { userId, answer: await insertEntry(entry, MONDAY) };
}

const DONE = { ok: true, value: null };
const CHANGED = { ok: false, refusal: "changed" };
const WAIVER_CHANGED = { ok: false, refusal: "waiver-changed" };

test("each change is a new version, of the page that shows the last one; the same text isn't a change", async () => {
  expect(await save("At my own risk.", 0)).toEqual({ ok: true, value: { version: 1 } });
  expect(await save("At my own risk!", 0)).toEqual(CHANGED);
  expect(await save("At my own risk.", 1)).toEqual({ ok: true, value: { version: 1 } });
  expect(await save(null, 1)).toEqual({ ok: true, value: { version: 2 } });
  expect(await findWaiver(league.season.id)).toEqual({ version: 2, text: null });
  expect(await prisma().waiverText.count({ where: { seasonId: league.season.id } })).toBe(2);
});

test("two directors at once save one", async () => {
  const answers = await Promise.all([save("One", 0), save("Two", 0)]);
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
});

test("someone who registers accepts what they read, and nothing is kept of a refusal", async () => {
  await save("One", 0);
  await save("Two", 1);
  const late = await register(1);
  expect(late.answer).toEqual(WAIVER_CHANGED);
  expect(await prisma().entry.count({ where: { userId: late.userId } })).toBe(0);
  expect(await accepted(late.userId)).toEqual([]);
  const inTime = await register(2);
  expect(inTime.answer).toMatchObject({ ok: true });
  expect(await accepted(inTime.userId)).toMatchObject([
    { version: 2, signedName: "Nia Okafor", onPaper: false },
  ]);
});

test.each(Array.from({ length: 8 }, (_, index) => index))(
  "a text saved while somebody registers is never accepted unread (%i)",
  async () => {
    await save("One", 0);
    const [{ userId, answer }] = await Promise.all([register(1), save("Two", 1)]);
    const [audit] = await prisma().$queryRaw<{ first: string }[]>`
      SELECT type AS first FROM audit_event WHERE organization_id = ${league.organizationId}::uuid
        AND (type = 'registered' AND actor_user_id = ${userId}::uuid OR type = 'waiver-saved' AND subject LIKE 'version 2%')
      ORDER BY id LIMIT 1`;
    expect(answer.ok, "only before the new text is there").toBe(audit?.first === "registered");
    expect((await accepted(userId)).map(({ version }) => version)).toEqual(answer.ok ? [1] : []);
  },
);

test("a player who's in accepts once, also with two clicks, and again after a change", async () => {
  await save("One", 0);
  const answers = await Promise.all([accept(player(0), 1), accept(player(0), 1)]);
  expect(answers).toEqual([DONE, DONE]);
  expect(await accepted(player(0))).toHaveLength(1);
  expect(
    await prisma().auditEvent.count({ where: { type: "waiver-accepted", actorUserId: player(0) } }),
  ).toBe(1);
  await save("Two", 1);
  expect(await accept(player(0), 1)).toEqual(WAIVER_CHANGED);
  expect(await accept(player(0), 2)).toEqual(DONE);
  expect(await findOwnWaiver(player(0), league.season.id)).toMatchObject({ text: "Two" });
});

test("no one accepts the waiver of a season that's over", async () => {
  await save("One", 0);
  await prisma().season.update({ where: { id: league.season.id }, data: { status: "finished" } });
  expect(await accept(player(0), 1)).toEqual({ ok: false, refusal: "season-over" });
  expect(await accepted(player(0))).toEqual([]);
});

test("someone who isn't in the season can't accept its waiver", async () => {
  await save("One", 0);
  expect(await accept(league.directorId, 1)).toBeNull();
});

test("a guardian signs for a minor", async () => {
  await save("One", 0);
  await prisma().entry.updateMany({ where: { userId: player(0) }, data: { bornOn: new Date("2012-01-01") } });
  expect(await accept(player(0), 1)).toEqual({ ok: false, refusal: "guardian-missing" });
  const both = { ...said(1), guardianName: "Ada Okafor" };
  expect(await acceptWaiver({ seasonId: league.season.id, userId: player(0) }, both, MONDAY)).toEqual(DONE);
  expect(await accepted(player(0))).toMatchObject([{ guardianName: "Ada Okafor" }]);
});

describe("a minor who accepted alone before their age was known", () => {
  const season = () => ({ seasonId: league.season.id, today: "2026-11-16" });
  const guarded = { ...said(1), guardianName: "Ada Okafor" };
  const isUnsigned = async () => (await findUnsigned(prisma(), season(), [player(0)])).size === 1;
  const isAsked = async () => {
    const [row] = await prisma().$queryRaw<{ asked: unknown[] }[]>`
      SELECT ${waiversAskedOf(player(0), MONDAY)} AS asked`;
    return row?.asked.length === 1;
  };
  const know = (bornOn: string | null, underAge: number | null) =>
    prisma().entry.update({
      where: { id: league.players[0]?.entryId ?? "" },
      data: { bornOn: bornOn && new Date(bornOn), division: { update: { underAge } } },
    });

  beforeEach(async () => {
    await save("One", 0);
    await accept(player(0), 1);
  });

  test.each([
    { why: "18 today", bornOn: "2008-11-16", underAge: 25, isMinor: false },
    { why: "17 until tomorrow", bornOn: "2008-11-17", underAge: 25, isMinor: true },
    { why: "in a division for minors", bornOn: null, underAge: 18, isMinor: true },
    { why: "in a division for minors and adults", bornOn: null, underAge: 25, isMinor: false },
    { why: "in a division without a limit", bornOn: null, underAge: null, isMinor: false },
  ])("is asked again if they're a minor: $why", async ({ bornOn, underAge, isMinor }) => {
    await know(bornOn, underAge);
    expect(await isUnsigned()).toBe(isMinor);
    expect(await isAsked()).toBe(isMinor);
    const part = await findPart(league.season, player(0), MONDAY);
    const asked = isMinor ? { version: 1, text: "One" } : null;
    expect(await findWaiverToSign(league.season.id, player(0), part)).toEqual(asked);
    const { players: rows } = await readWaiverPlayers(league.scope, league.season, MONDAY);
    expect(rows.find(({ userId }) => userId === player(0))?.hasAcceptedNewest).toBe(!isMinor);
  });

  test("accepts once more with a guardian", async () => {
    await know("2012-01-01", 18);
    expect(await accept(player(0), 1)).toEqual({ ok: false, refusal: "guardian-missing" });
    const sign = () => acceptWaiver({ seasonId: league.season.id, userId: player(0) }, guarded, MONDAY);
    expect(await Promise.all([sign(), sign()])).toEqual([DONE, DONE]);
    expect(await accepted(player(0))).toHaveLength(2);
    expect([await isUnsigned(), await isAsked()]).toEqual([false, false]);
    expect(await findOwnWaiver(player(0), league.season.id)).toMatchObject({
      acceptance: { guardianName: "Ada Okafor" },
    });
  });

  test("can bring the guardian's signature on paper", async () => {
    await know("2012-01-01", 18);
    const paper = { userId: player(0), signedName: "Nia", note: "Blue folder", seen: 1 };
    const record = (guardianName: string) =>
      recordPaper(league.scope, league.season.id, { ...paper, guardianName }, MONDAY);
    expect(await record("")).toEqual({ ok: false, refusal: "guardian-missing" });
    expect(await record("Ada Okafor")).toEqual(DONE);
    expect(await record("Ada Okafor")).toEqual(CHANGED);
    expect(await isUnsigned()).toBe(false);
  });

  test("isn't a minor by an entry they have left, as long as they're in another division", async () => {
    const left = await prisma().division.create({
      data: {
        organizationId: league.organizationId,
        seasonId: league.season.id,
        slug: "under-18",
        name: "Under 18",
        position: 2,
        underAge: 18,
      },
    });
    const { userId, answer } = await register(1);
    expect(answer).toMatchObject({ ok: true });
    const entries = [userId, player(1)].map((id) => ({
      organizationId: league.organizationId,
      divisionId: left.id,
      userId: id,
      name: "Nia",
      status: "removed" as const,
      acceptedRulePackId: league.season.rulePackId,
      registeredAt: MONDAY,
    }));
    await prisma().entry.createMany({ data: entries });
    const find = async () => {
      const { players } = await readWaiverPlayers(league.scope, league.season, MONDAY);
      return players.find((row) => row.userId === userId);
    };
    expect(await find()).toMatchObject({ isMinor: false, hasAcceptedNewest: true });
    const paper = { userId: player(1), signedName: "Nia", guardianName: "", note: "Blue folder", seen: 1 };
    expect(await recordPaper(league.scope, league.season.id, paper, MONDAY)).toEqual(DONE);
    await prisma().entry.updateMany({ where: { userId, status: "active" }, data: { status: "withdrawn" } });
    expect(await find()).toMatchObject({ isMinor: true, hasAcceptedNewest: false });
  });

  test("registers in a division with an age limit only with a guardian", async () => {
    const { id: divisionId } = await prisma().division.create({
      data: {
        organizationId: league.organizationId,
        seasonId: league.season.id,
        slug: "under-18",
        name: "Under 18",
        position: 2,
        underAge: 18,
      },
    });
    const { rulePackId: acceptedRulePackId } = league.season;
    const entry = { divisionId, userId: player(0), name: "Nia", bornOn: "2012-01-01", acceptedRulePackId };
    expect(await insertEntry({ ...entry, waiver: said(1) }, MONDAY)).toEqual({
      ok: false,
      refusal: "guardian-missing",
    });
    expect(await insertEntry({ ...entry, waiver: guarded }, MONDAY)).toMatchObject({ ok: true });
    expect(await accepted(player(0))).toHaveLength(2);
  });
});

test("paper is recorded once, by a director of the season, and can be removed; what was typed can't", async () => {
  await save("One", 0);
  const paper = { userId: player(0), signedName: "Nia", guardianName: "", note: "Blue folder", seen: 1 };
  const record = (scope = league.scope) => recordPaper(scope, league.season.id, paper, MONDAY);
  const other = await makeLeague({ slug: `o${randomUUID().slice(0, 8)}`, players: 2, publish: false });
  expect(await record(other.scope)).toBeNull();
  const answers = await Promise.all([record(), record()]);
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  const [row] = await accepted(player(0));
  const id = row?.id ?? "";
  expect(await findPrintedWaiver(league.scope, league.season.id, id)).toMatchObject({
    text: "One",
    acceptance: { note: "Blue folder", onPaper: true },
  });
  expect(await findPrintedWaiver(other.scope, league.season.id, id)).toBeUndefined();
  expect(await removePaper(other.scope, league.season.id, id, MONDAY)).toBe(false);
  expect(await removePaper(league.scope, league.season.id, id, MONDAY)).toBe(true);
  expect(await removePaper(league.scope, league.season.id, id, MONDAY), "removed already").toBe(true);
  expect(await removePaper(other.scope, other.season.id, id, MONDAY), "still another campus’s").toBe(false);
  const noted = await prisma().auditEvent.findMany({
    where: { organizationId: league.organizationId, type: { startsWith: "waiver-paper-" } },
    select: { subject: true },
  });
  const subject = `${league.players[0]?.name}, ${league.season.name}`;
  expect(noted, "by the entry's name").toEqual([{ subject }, { subject }]);
  await accept(player(1), 1);
  const [typed] = await accepted(player(1));
  expect(await removePaper(league.scope, league.season.id, typed?.id ?? "", MONDAY)).toBe(false);
  const { players: rows } = await readWaiverPlayers(league.scope, league.season, MONDAY);
  expect(new Map(rows.map(({ userId, hasAcceptedNewest }) => [userId, hasAcceptedNewest]))).toEqual(
    new Map([
      [player(0), false],
      [player(1), true],
    ]),
  );
});

test("the database keeps texts and acceptances as they were", async () => {
  await save("One", 0);
  await accept(player(0), 1);
  const where = { seasonId: league.season.id };
  await expect(prisma().waiverText.updateMany({ where, data: { text: "Two" } })).rejects.toThrow(
    /append-only/,
  );
  await expect(prisma().waiverText.deleteMany({ where })).rejects.toThrow(/append-only/);
  await expect(prisma().waiverAcceptance.updateMany({ where, data: { signedName: "Max" } })).rejects.toThrow(
    /append-only/,
  );
  await expect(prisma().waiverAcceptance.deleteMany({ where })).rejects.toThrow(/append-only/);
});

test("a season that's copied starts with the waiver as version 1", async () => {
  await save("One", 0);
  await save("Two", 1);
  const next = { slug: "spring-2027", name: "Spring 2027", startsOn: "2027-01-18" };
  const copied = await copySeason(league.scope, league.season, next, MONDAY);
  expect(copied.ok && (await findWaiver(copied.value.seasonId))).toEqual({ version: 1, text: "Two" });
});
