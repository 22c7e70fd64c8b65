import { expect, test } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";

await freshDatabase();
const { insertDivision } = await import("@/lib/season/store/edit-divisions");
const { entryStamp, moveEntry } = await import("./move-entry");

const at = MONDAY;

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
  expect(letter?.subject).toBe("You’re now in Beginners of Fall 2026");
  const promoted = await prisma().entry.findUniqueOrThrow({ where: { id: waiting?.entryId ?? "" } });
  expect(promoted.status).toBe("active");
});

test("a player with matches stays, whatever writes", async () => {
  const { league, beginners } = await makeTwo("stays", true);
  const [first] = league.players;
  expect(await move(league, first?.entryId ?? "", beginners)).toEqual({ ok: false, refusal: "has-matches" });
  await expect(
    prisma().entry.update({ where: { id: first?.entryId ?? "" }, data: { divisionId: beginners } }),
  ).rejects.toThrow("has matches");
});

test("nobody moves to another season", async () => {
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

test("of two moves of the same player, one is refused", async () => {
  const { league, beginners } = await makeTwo("races");
  const entryId = league.players[0]?.entryId ?? "";
  const both = await Promise.all([move(league, entryId, beginners), move(league, entryId, beginners)]);
  expect(both.filter((answer) => answer?.ok)).toHaveLength(1);
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

async function makeTwo(slug: string, publish = false) {
  const league = await makeLeague({ slug, publish });
  const { season, scope } = league;
  await insertDivision(scope, season.id, { name: "Beginners", underAge: null, capacity: null }, at);
  const made = await prisma().division.findFirstOrThrow({
    where: { seasonId: season.id, slug: "beginners" },
  });
  return { league, open: season.divisions[0]?.id ?? "", beginners: made.id };
}

async function move({ scope }: TestLeague, entryId: string, to: string) {
  const entry = await prisma().entry.findUniqueOrThrow({ where: { id: entryId } });
  return moveEntry(scope, { entryId, to, bornOn: null }, { seen: entryStamp(entry), at });
}
