import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { instantAt } from "@/lib/shared/wall-clock";
import { publishDivision } from "@/lib/stages/store/publish";
import { freshDatabase } from "@/lib/testing/database";
import { FIRST_DAY, MONDAY, makeLeague } from "@/lib/testing/league";
import { deleteBreak, insertBreak } from "./breaks";
import { findSeason } from "./seasons";

await freshDatabase();

const THANKSGIVING = { name: "Thanksgiving", from: "2026-11-26", until: "2026-11-29" };
const OVER = { ok: false, refusal: "season-over" };
const inChicago = (on: string, time: string) => new Date(instantAt(on, time, "America/Chicago"));

async function seasonOf(slug: string) {
  const season = await findSeason(slug, "fall-2026");
  if (!season) throw new Error("The league has a season");
  return season;
}

test("rounds that are published jump over the breaks, and published ones keep their dates", async () => {
  const league = await makeLeague({ slug: "breaks", publish: false });
  const read = await seasonOf("breaks");
  expect(await insertBreak(league.scope, read.id, THANKSGIVING, MONDAY)).toMatchObject({ ok: true });
  const plan = {
    divisionId: read.divisions[0]?.id ?? "",
    lots: league.players.map(({ entryId }) => entryId),
    firstDay: FIRST_DAY,
  };
  const publish = async (season: typeof read) => publishDivision(league.scope, season, plan, MONDAY);

  expect(await publish(read), "the dates that were shown had no break").toEqual({
    ok: false,
    refusal: "changed",
  });
  expect(await publish(await seasonOf("breaks"))).toMatchObject({ ok: true });
  const listed = () =>
    prisma().round.findMany({
      where: { organizationId: league.organizationId },
      select: { opensAt: true, deadlineAt: true },
      orderBy: { number: "asc" },
    });
  const rounds = await listed();
  expect(rounds).toEqual([
    { opensAt: inChicago("2026-11-16", "00:00"), deadlineAt: inChicago("2026-11-22", "23:59") },
    { opensAt: inChicago("2026-11-30", "00:00"), deadlineAt: inChicago("2026-12-06", "23:59") },
    { opensAt: inChicago("2026-12-07", "00:00"), deadlineAt: inChicago("2026-12-13", "23:59") },
  ]);

  const [added] = (await seasonOf("breaks")).breaks;
  expect(await deleteBreak(league.scope, read.id, added?.id ?? "", MONDAY)).toMatchObject({ ok: true });
  expect(await deleteBreak(league.scope, read.id, added?.id ?? "", MONDAY)).toMatchObject({ ok: true });
  expect(await listed()).toEqual(rounds);
});

test("the same break is added once, also by two at the same time", async () => {
  const league = await makeLeague({ slug: "twice", publish: false });
  const add = () => insertBreak(league.scope, league.season.id, THANKSGIVING, MONDAY);
  for (const answer of await Promise.all([add(), add()])) expect(answer).toMatchObject({ ok: true });
  expect((await seasonOf("twice")).breaks).toHaveLength(1);
});

test("a season that's over keeps its breaks", async () => {
  const league = await makeLeague({ slug: "done", publish: false });
  await insertBreak(league.scope, league.season.id, THANKSGIVING, MONDAY);
  const [added] = (await seasonOf("done")).breaks;
  await prisma().season.update({ where: { id: league.season.id }, data: { status: "finished" } });
  expect(await insertBreak(league.scope, league.season.id, THANKSGIVING, MONDAY)).toEqual(OVER);
  expect(await deleteBreak(league.scope, league.season.id, added?.id ?? "", MONDAY)).toEqual(OVER);
});

test("a break of another organization's season can't be added or removed", async () => {
  const league = await makeLeague({ slug: "own", publish: false });
  const other = await makeLeague({ slug: "other", publish: false });
  expect(await insertBreak(league.scope, other.season.id, THANKSGIVING, MONDAY)).toBeNull();
  await insertBreak(other.scope, other.season.id, THANKSGIVING, MONDAY);
  const [theirs] = (await seasonOf("other")).breaks;
  expect(await deleteBreak(league.scope, other.season.id, theirs?.id ?? "", MONDAY)).toBeNull();
  expect(await deleteBreak(league.scope, league.season.id, theirs?.id ?? "", MONDAY)).toBeNull();
  await deleteBreak(other.scope, other.season.id, theirs?.id ?? "", MONDAY);
  expect(await deleteBreak(league.scope, league.season.id, theirs?.id ?? "", MONDAY)).toBeNull();
});

test("the database refuses a break that ends before it begins or has no name", async () => {
  const { organizationId, season } = await makeLeague({ slug: "checks", publish: false });
  const data = {
    organizationId,
    seasonId: season.id,
    name: "Exams",
    fromDate: new Date("2026-12-14"),
    untilDate: new Date("2026-12-18"),
  };
  for (const wrong of [{ untilDate: new Date("2026-12-13") }, { name: "" }])
    await expect(prisma().seasonBreak.create({ data: { ...data, ...wrong } })).rejects.toThrow(
      /season_break_/,
    );
});
