import { describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague } from "@/lib/testing/league";
import { book } from "./bookings";

await freshDatabase();

const hour = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000).toISOString();
let venues = 0;

async function makeVenue(organizationId: string, tables: number, boards: number): Promise<string> {
  venues += 1;
  const { id } = await prisma().venue.create({
    data: { organizationId, slug: `center-${venues}`, name: "Center", createdAt: MONDAY },
  });
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  await prisma().venueTable.createMany({
    data: numbers(tables).map((number) => ({ organizationId, venueId: id, name: `Table ${number}` })),
  });
  await prisma().equipment.createMany({
    data: numbers(boards).map((number) => ({
      organizationId,
      venueId: id,
      kind: "board" as const,
      label: `${venues}-B${number}`,
    })),
  });
  return id;
}

async function refusals(plans: readonly Parameters<typeof book>[1][]): Promise<readonly string[]> {
  const answers = await Promise.all(plans.map((plan) => inTransaction((tx) => book(tx, plan))));
  return answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]));
}

describe("many at the same time", () => {
  test("as many get a table as there are tables, and as many a board as there are boards", async () => {
    const league = await makeLeague({ slug: "busy", players: 16 });
    const matches = (await listTestMatches(league)).filter(({ round }) => round === 1);
    const venueId = await makeVenue(league.organizationId, 5, 3);
    const plans = matches.map(({ id, home, away }) => ({
      organizationId: league.organizationId,
      matchId: id,
      venueId,
      startsAt: hour(10),
      endsAt: hour(12),
      userIds: [home, away],
    }));
    expect(await refusals(plans)).toEqual(Array.from({ length: 5 }, () => "no-board"));
    expect(await prisma().booking.count({ where: { venueId } })).toBe(3);
    const holds = await prisma().hold.findMany({ where: { booking: { venueId } } });
    expect(new Set(holds.map(({ tableId }) => tableId).filter(Boolean)).size).toBe(3);
  });

  test("a player is booked once, whichever venue asks", async () => {
    const league = await makeLeague({ slug: "one-player", players: 8 });
    const [player] = league.players;
    const matches = (await listTestMatches(league)).filter(
      ({ home, away }) => home === player?.userId || away === player?.userId,
    );
    const venues = [
      await makeVenue(league.organizationId, 9, 0),
      await makeVenue(league.organizationId, 9, 0),
    ];
    const plans = matches.map(({ id, home, away }, index) => ({
      organizationId: league.organizationId,
      matchId: id,
      venueId: venues[index % 2] ?? null,
      startsAt: hour(20),
      endsAt: hour(22),
      userIds: [home, away],
    }));
    expect(await refusals(plans)).toHaveLength(matches.length - 1);
    expect(await prisma().hold.count({ where: { userId: player?.userId ?? "" } })).toBe(1);
  });
});

test("the first free table and board by number are taken: 2 before 10", async () => {
  const league = await makeLeague({ slug: "numbered", players: 4 });
  const [match] = (await listTestMatches(league)).filter(({ round }) => round === 1);
  const venueId = await makeVenue(league.organizationId, 10, 10);
  const retired = { retiredAt: MONDAY };
  await prisma().venueTable.updateMany({ where: { venueId, name: "Table 1" }, data: retired });
  await prisma().equipment.updateMany({ where: { venueId, label: `${venues}-B1` }, data: retired });
  const answer = await inTransaction((tx) =>
    book(tx, {
      organizationId: league.organizationId,
      matchId: match?.id ?? "",
      venueId,
      startsAt: hour(40),
      endsAt: hour(42),
      userIds: [match?.home ?? "", match?.away ?? ""],
    }),
  );
  expect(answer).toMatchObject({ ok: true, value: { table: "Table 2", board: `${venues}-B2` } });
});

test("a new time replaces the old one, and one that follows directly is no overlap", async () => {
  const league = await makeLeague({ slug: "moving", players: 4 });
  const [one, two] = (await listTestMatches(league)).filter(({ round }) => round === 1);
  const venueId = await makeVenue(league.organizationId, 1, 1);
  const plan = (match: typeof one, from: number) => ({
    organizationId: league.organizationId,
    matchId: match?.id ?? "",
    venueId,
    startsAt: hour(from),
    endsAt: hour(from + 2),
    userIds: [match?.home ?? "", match?.away ?? ""],
  });
  expect(await refusals([plan(one, 10)])).toEqual([]);
  expect(await refusals([plan(two, 11)])).toEqual(["no-table"]);
  expect(await refusals([plan(one, 9)])).toEqual([]);
  expect(await refusals([plan(two, 11)])).toEqual([]);
});

test("the database itself refuses a table, a board and a player held twice", async () => {
  const league = await makeLeague({ slug: "backstop", players: 4 });
  const [one, two] = (await listTestMatches(league)).filter(({ round }) => round === 1);
  const { organizationId } = league;
  const venueId = await makeVenue(organizationId, 1, 1);
  const table = await prisma().venueTable.findFirstOrThrow({ where: { venueId } });
  const board = await prisma().equipment.findFirstOrThrow({ where: { venueId } });
  const during = { startsAt: hour(10), endsAt: hour(12) };
  const bookings = await Promise.all(
    [one, two].map((match) =>
      prisma().booking.create({ data: { organizationId, matchId: match?.id ?? "", venueId, ...during } }),
    ),
  );
  for (const thing of [{ tableId: table.id }, { equipmentId: board.id }, { userId: one?.home ?? "" }]) {
    const hold = (index: number) =>
      prisma().hold.create({
        data: { organizationId, bookingId: bookings[index]?.id ?? "", ...during, ...thing },
      });
    await hold(0);
    await expect(hold(1)).rejects.toThrow(/hold_\w+_once/);
  }
});
