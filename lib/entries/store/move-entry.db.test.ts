import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import type { EntryId } from "@/lib/shared/ids";
import { publishDivision } from "@/lib/stages/store/publish";
import { freshDatabase } from "@/lib/testing/database";
import { FIRST_DAY, MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";

await freshDatabase();
const { insertDivision } = await import("@/lib/season/store/edit-divisions");
const { findEntryOfDesk } = await import("./entry-of-desk");
const { entryStamp, moveEntry } = await import("./move-entry");

const at = MONDAY;
const KNOCKOUT = {
  ...SESSION_KNOCKOUT,
  stages: SESSION_KNOCKOUT.stages.map((stage) =>
    stage.format === "knockout" ? { ...stage, final: "by-deadline" as const } : stage,
  ),
};

test("a player moves before the pairings, is told, and makes room", async () => {
  const { league, open, beginners } = await makeTwo("moves");
  const [first, waiting] = league.players;
  await prisma().entry.update({ where: { id: waiting?.entryId ?? "" }, data: { status: "waitlisted" } });
  await prisma().division.update({ where: { id: open }, data: { capacity: 3 } });

  const moved = await move(league, first?.entryId ?? "", beginners);
  expect(moved).toMatchObject({ ok: true, value: { status: "active" } });
  const entry = await prisma().entry.findUniqueOrThrow({ where: { id: first?.entryId ?? "" } });
  expect(entry).toMatchObject({ divisionId: beginners, status: "active" });
  const letter = await prisma().letter.findFirst({
    where: { key: { startsWith: `entry:${entry.id}:moved` } },
  });
  expect(letter?.subject).toBe("You’re now in Beginners, Fall 2026");
  const promoted = await prisma().entry.findUniqueOrThrow({ where: { id: waiting?.entryId ?? "" } });
  expect(promoted.status).toBe("active");
});

test("a player keeps their spot unless the director accepts the waitlist of a full division", async () => {
  const { league, beginners } = await makeTwo("full");
  const [first, ...others] = league.players;
  await prisma().division.update({ where: { id: beginners }, data: { capacity: 2 } });
  for (const { entryId } of others.slice(0, 2))
    expect(await move(league, entryId, beginners)).toMatchObject({ ok: true });
  const entryId = first?.entryId ?? "";
  expect(await move(league, entryId, beginners)).toEqual({ ok: false, refusal: "waitlist-only" });
  expect(await move(league, entryId, beginners, true)).toMatchObject({ value: { status: "waitlisted" } });
});

test("a player with matches stays, whatever writes", async () => {
  const { league, beginners } = await makeTwo("stays", { publish: true });
  const [first] = league.players;
  expect(await move(league, first?.entryId ?? "", beginners)).toEqual({ ok: false, refusal: "has-matches" });
  await expect(
    prisma().entry.update({ where: { id: first?.entryId ?? "" }, data: { divisionId: beginners } }),
  ).rejects.toThrow("has matches");
});

test("a player with a bye stays in the drawn bracket, whatever writes", async () => {
  const { league, beginners } = await makeTwo("byes", { publish: true, players: 3, rules: KNOCKOUT });
  const [stage] = await prisma().stage.findMany({ where: { organizationId: league.organizationId } });
  const [entryId = "" as EntryId] = (stage?.seeds ?? []) as EntryId[];
  expect(await findEntryOfDesk(league.scope, entryId)).toMatchObject({ isInSchedule: true });
  expect(await move(league, entryId, beginners)).toEqual({ ok: false, refusal: "has-matches" });
  await expect(
    prisma().entry.update({ where: { id: entryId }, data: { divisionId: beginners } }),
  ).rejects.toThrow("is in the bracket");
});

test("a player on the waitlist of a published division moves", async () => {
  const { league, open, beginners } = await makeTwo("waits");
  const [first, waiting] = league.players;
  await prisma().entry.update({ where: { id: waiting?.entryId ?? "" }, data: { status: "waitlisted" } });
  const lots = league.players.filter(({ entryId }) => entryId !== waiting?.entryId).map((one) => one.entryId);
  await publishDivision(
    league.scope,
    league.season,
    { divisionId: open, lots, firstDay: FIRST_DAY, session: null },
    at,
  );
  expect(await findEntryOfDesk(league.scope, (first?.entryId ?? "") as EntryId)).toMatchObject({
    isInSchedule: true,
  });
  expect(await findEntryOfDesk(league.scope, (waiting?.entryId ?? "") as EntryId)).toMatchObject({
    isInSchedule: false,
  });
  expect(await move(league, waiting?.entryId ?? "", beginners)).toMatchObject({ ok: true });
});

test("the desk finds a player at an old address of their division", async () => {
  const { league, open } = await makeTwo("renamed");
  const [player] = league.players;
  const named = { season: league.season.slug, division: "renamed" };
  const find = () => findEntryOfDesk(league.scope, (player?.entryId ?? "") as EntryId, named);
  expect(await find()).toBeUndefined();
  await prisma().division.update({ where: { id: open }, data: { slug: named.division } });
  await prisma().division.update({ where: { id: open }, data: { slug: "newest" } });
  expect(await find()).toMatchObject({ divisionId: open });
});

test("no one moves to another season", async () => {
  const { league } = await makeTwo("seasons");
  const other = await makeTwo("others");
  const [first] = league.players;
  expect(await move(league, first?.entryId ?? "", other.beginners)).toBeNull();
  await expect(
    prisma().$executeRaw`
      UPDATE entry SET division_id = ${other.beginners}::uuid, organization_id = ${other.league.organizationId}::uuid
      WHERE id = ${first?.entryId ?? ""}::uuid`,
  ).rejects.toThrow();
});

test("no one moves to a division that was removed", async () => {
  const { league } = await makeTwo("gone");
  const gone = await move(league, league.players[0]?.entryId ?? "", randomUUID());
  expect(gone).toEqual({ ok: false, refusal: "division-removed" });
});

test("of two moves of the same player, one is refused", async () => {
  const { league, beginners } = await makeTwo("races");
  const entryId = league.players[0]?.entryId ?? "";
  const both = await Promise.all([move(league, entryId, beginners), move(league, entryId, beginners)]);
  expect(both.filter((answer) => answer?.ok)).toHaveLength(1);
  expect(both).toContainEqual({ ok: false, refusal: "changed" });
});

test("two players who swap divisions don't block each other", async () => {
  const { league, open, beginners } = await makeTwo("swaps");
  const [first = { entryId: "" }, second = { entryId: "" }] = league.players;
  await move(league, first.entryId, beginners);
  const both = await Promise.all([
    move(league, first.entryId, open),
    move(league, second.entryId, beginners),
  ]);
  expect(both.map((answer) => answer?.ok)).toEqual([true, true]);
});

async function makeTwo(slug: string, more: Parameters<typeof makeLeague>[0] = {}) {
  const league = await makeLeague({ slug, publish: false, ...more });
  const { season, scope } = league;
  await insertDivision(scope, season.id, { name: "Beginners", underAge: null, capacity: null }, at);
  const made = await prisma().division.findFirstOrThrow({
    where: { seasonId: season.id, slug: "beginners" },
  });
  return { league, open: season.divisions[0]?.id ?? "", beginners: made.id };
}

async function move({ scope }: TestLeague, entryId: string, to: string, waits = false) {
  const entry = await prisma().entry.findUniqueOrThrow({ where: { id: entryId } });
  return moveEntry(scope, { entryId, to, bornOn: null, waits }, { seen: entryStamp(entry), at });
}
