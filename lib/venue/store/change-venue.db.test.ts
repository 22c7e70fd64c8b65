import { setTimeout } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { lockMatch } from "@/lib/match/store/lock-matches";
import { findTimeQuestion } from "@/lib/match/store/time-question";
import { proveStaff } from "@/lib/people/rules/permissions";
import { addHours, instantOf } from "@/lib/shared/instant";
import { addVenue } from "@/lib/testing/add-venue";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { openSpans } from "../rules/opening-hours";
import { book } from "./bookings";
import {
  deleteException,
  insertEquipment,
  insertException,
  insertTable,
  insertVenue,
  retire,
  updateSeasonVenue,
  updateWhereabouts,
} from "./change-venue";
import { findThing } from "./checkouts";
import { findClosedPlaces, findVenue, listVenues } from "./read-venues";

await freshDatabase();

let own: TestLeague;
let foreign: TestLeague;
beforeAll(async () => {
  [own, foreign] = [await makeLeague(), await makeLeague({ slug: "riverside" })];
  for (const league of [own, foreign]) await addVenue(league);
});

const venueOf = ({ organizationId }: TestLeague) =>
  prisma().venue.findFirstOrThrow({ where: { organizationId } });
const thingsOf = async (league: TestLeague) => {
  const where = { organizationId: league.organizationId };
  const table = await prisma().venueTable.findFirstOrThrow({ where });
  const board = await prisma().equipment.findFirstOrThrow({ where });
  return [table.id, board.id];
};
const countAudit = () => prisma().auditEvent.count();

test("a table or a board of another campus isn't there, and the log says nothing of it", async () => {
  const before = await countAudit();
  const [ownTable = ""] = await thingsOf(own);
  for (const thing of await thingsOf(foreign))
    expect(await retire(own.scope, await venueOf(own), [ownTable, thing], MONDAY)).toBeNull();
  expect(await countAudit()).toBe(before);
  expect(await prisma().venueTable.count({ where: { retiredAt: { not: null } } })).toBe(0);
});

test("an exception of another campus isn't found; the organization's own is removed once", async () => {
  const hours = { from: "2026-11-26", until: "2026-11-27", hours: null, reason: "Thanksgiving" };
  await insertException(foreign.scope, await venueOf(foreign), hours, MONDAY);
  const { id } = await prisma().venueException.findFirstOrThrow();
  const before = await countAudit();
  expect(await deleteException(own.scope, await venueOf(own), id, MONDAY)).toBeNull();
  expect(await countAudit()).toBe(before);
  const remove = async () => deleteException(foreign.scope, await venueOf(foreign), id, MONDAY);
  expect(await remove()).toEqual({ ok: true, value: null });
  expect(await remove()).toEqual({ ok: false, refusal: "already-removed" });
  expect(await countAudit()).toBe(before + 1);
  expect(await deleteException(own.scope, await venueOf(own), id, MONDAY)).toBeNull();
});

test("the same exception is added once, also by two at the same time, and no other for exactly its days", async () => {
  const hours = { from: "2026-12-24", until: "2026-12-26", hours: null, reason: "Holidays" };
  const venue = await venueOf(own);
  await Promise.all([1, 2].map(() => insertException(own.scope, venue, hours, MONDAY)));
  const count = () => prisma().venueException.count({ where: { venueId: venue.id } });
  expect(await count()).toBe(1);
  const evening = { opensAt: "18:00", closesAt: "20:00" };
  const add = (more: object) =>
    insertException(own.scope, venue, { ...hours, hours: evening, ...more }, MONDAY);
  expect(await add({})).toEqual({ ok: false, refusal: "days-taken" });
  expect(await add({ until: "2026-12-25" })).toEqual({ ok: true, value: null });
  expect(await count()).toBe(2);
});

test("a season can't be booked at a venue without hours or tables, or once it's over", async () => {
  const league = await makeLeague({ slug: "empty", players: 2 });
  await insertVenue(league.scope, { slug: "hall", name: "Hall" }, MONDAY);
  const venue = await venueOf(league);
  const choose = (seen = "nowhere") =>
    updateSeasonVenue(league.scope, league.season, { venueId: venue.id, seen }, MONDAY);
  expect(await choose()).toEqual({ ok: false, refusal: { lacks: ["opening hours", "tables"] } });
  const hours = { opensAt: "18:00", closesAt: "20:00" };
  const saturday = { from: "2026-11-21", until: "2026-11-21", hours, reason: "Club night" };
  await insertException(league.scope, venue, saturday, MONDAY);
  await insertTable(league.scope, venue, "Table 1", MONDAY);
  const { id } = await prisma().venueTable.findFirstOrThrow({ where: { venueId: venue.id } });
  await retire(league.scope, venue, [id], MONDAY);
  expect(await choose()).toEqual({ ok: false, refusal: { lacks: ["tables"] } });
  const season = await prisma().season.findUniqueOrThrow({ where: { id: league.season.id } });
  expect(season.venueId).toBeNull();
  await insertTable(league.scope, venue, "Table 2", MONDAY);
  await prisma().season.update({ where: { id: league.season.id }, data: { status: "finished" } });
  expect(await choose()).toEqual({ ok: false, refusal: "season-over" });
  expect(await choose("lounge")).toEqual({ ok: false, refusal: "season-over" });
  await prisma().season.update({ where: { id: league.season.id }, data: { status: "running" } });
  expect(await choose()).toEqual({ ok: true, value: null });
});

test("of exceptions for the same day that are equally long, the newest applies wherever hours are read", async () => {
  const league = await makeLeague({ slug: "newest", players: 2 });
  await addVenue(league);
  const venue = await venueOf(league);
  const evening = { opensAt: "18:00", closesAt: "20:00" };
  const closed = { from: "2026-11-27", until: "2026-11-28", hours: null, reason: "Closed" };
  await insertException(league.scope, venue, closed, MONDAY);
  // Newer than the closure it overlaps, although it begins earlier.
  const earlier = { from: "2026-11-26", until: "2026-11-27", hours: evening, reason: "Evening" };
  await insertException(league.scope, venue, earlier, MONDAY);

  const [{ id, home } = { id: "", home: "" }] = await listTestMatches(league);
  const match = await inTransaction((tx) => lockMatch(tx, id, home, MONDAY));
  if (!match) throw new Error("There is a match");
  const { stock } = await findTimeQuestion(match, MONDAY);
  const shown = await findVenue(league.organizationId, "lounge");
  for (const hours of [shown?.hours, stock?.hours, match.venue?.hours])
    expect(hours && openSpans(hours, "2026-11-27", "America/Chicago")).toEqual([
      { from: "2026-11-28T00:00:00.000Z", until: "2026-11-28T02:00:00.000Z" },
    ]);
});

test("the organization's own table and board go out of use together, each with a line in the log", async () => {
  const before = await countAudit();
  expect(await retire(own.scope, await venueOf(own), await thingsOf(own), MONDAY)).toEqual({
    ok: true,
    value: null,
  });
  expect(await countAudit()).toBe(before + 2);
});

test("a table stays in use for a match that's being booked there at the same time", async () => {
  const league = await makeLeague({ slug: "booked" });
  await addVenue(league);
  const venue = await venueOf(league);
  const [tableId = ""] = await thingsOf(league);
  const [match] = await listTestMatches(league);
  const plan = {
    organizationId: league.organizationId,
    matchId: match?.id ?? "",
    venueId: venue.id,
    startsAt: addHours(instantOf(MONDAY), 24),
    endsAt: addHours(instantOf(MONDAY), 26),
    userIds: [match?.home ?? "", match?.away ?? ""],
  };
  const { retiring } = await inTransaction(async (tx) => {
    expect(await book(tx, plan)).toMatchObject({ ok: true });
    const retiring = retire(league.scope, venue, [tableId], MONDAY);
    await Promise.race([retiring, setTimeout(500)]);
    return { retiring };
  });
  expect(await retiring).toEqual({ ok: false, refusal: { booked: ["Table 1"] } });
});

test("a clock that was taken out of use comes back when its label is added again", async () => {
  const venue = await venueOf(own);
  const add = (kind: "board" | "clock") => insertEquipment(own.scope, venue, { kind, label: "C-7" }, MONDAY);
  expect(await add("board")).toEqual({ ok: true, value: null });
  expect(await add("board")).toEqual({ ok: false, refusal: "label-taken" });
  const { id } = await prisma().equipment.findFirstOrThrow({ where: { label: "C-7" } });
  expect(await retire(own.scope, venue, [id], MONDAY)).toEqual({ ok: true, value: null });
  expect(await add("clock")).toEqual({ ok: true, value: null });
  expect(await prisma().equipment.count({ where: { label: "C-7" } })).toBe(1);
  const staff = proveStaff({ ...own.scope, roles: ["staff"] });
  expect(staff && (await findThing(staff, "C-7"))).toMatchObject({ kind: "clock", isRetired: false });
});

test("where a venue is can be set, emptied, and not changed from an older page", async () => {
  const { organizationId, scope } = own;
  const read = async () => {
    const venue = await findVenue(organizationId, "lounge");
    if (!venue) throw new Error("The league has a venue");
    return venue;
  };
  const seen = (await read()).whereaboutsStamp;
  const set = async (address: string, directions: string, stamp: string) =>
    updateWhereabouts(scope, await read(), { address, directions, seen: stamp }, MONDAY);
  expect(await set("1 Campus Way", "Room 4", seen)).toEqual({ ok: true, value: null });
  expect(await read()).toMatchObject({ address: "1 Campus Way", directions: "Room 4" });
  expect(await set("2 Campus Way", "", seen)).toEqual({ ok: false, refusal: "changed" });
  expect(await set("", "", (await read()).whereaboutsStamp)).toEqual({ ok: true, value: null });
  expect(await read()).toMatchObject({ address: null, directions: null });
});

test.each([
  { why: "empty", address: "" },
  { why: "longer than an address", address: "a".repeat(201) },
])("the database refuses an address that's $why", async ({ address }) => {
  await expect(
    prisma().venue.updateMany({ where: { organizationId: own.organizationId }, data: { address } }),
  ).rejects.toThrow(/venue_address_not_empty/);
});

test("a venue that's added while everything is closed is closed too", async () => {
  const { organizationId, directorId: createdByUserId } = own;
  const startsAt = new Date("2026-11-14T12:00:00Z");
  const endsAt = new Date("2026-11-19T12:00:00Z");
  const snow = { organizationId, startsAt, endsAt, isAll: true, reason: "Snow", days: 0 };
  const closures = [
    snow,
    { ...snow, isAll: false },
    { ...snow, reopenedAt: MONDAY },
    { ...snow, endsAt: MONDAY },
    { ...snow, organizationId: foreign.organizationId },
  ];
  await prisma().closure.createMany({
    data: closures.map((closure) => ({ ...closure, createdAt: MONDAY, createdByUserId })),
  });
  await insertVenue(own.scope, { slug: "annex", name: "Annex" }, MONDAY);
  expect((await findVenue(organizationId, "annex"))?.hours.closed).toEqual([
    { from: startsAt.toISOString(), until: endsAt.toISOString() },
  ]);
});

test("venues, tables, and boards are in the order in which people count", async () => {
  const { organizationId } = await makeLeague({ slug: "counted" });
  const names = ["Hall 10", "Hall 2"];
  const [{ id: venueId } = { id: "" }] = await prisma().venue.createManyAndReturn({
    data: names.map((name, index) => ({ organizationId, slug: `hall-${index}`, name, createdAt: MONDAY })),
  });
  const own = { organizationId, venueId };
  await prisma().venueTable.createMany({ data: ["Table 10", "Table 2"].map((name) => ({ ...own, name })) });
  await prisma().equipment.createMany({
    data: ["Set 10", "Set 2"].map((label) => ({ ...own, kind: "board" as const, label })),
  });

  expect((await listVenues(organizationId)).map(({ name }) => name)).toEqual(["Hall 2", "Hall 10"]);
  expect((await findClosedPlaces(organizationId, ""))?.names).toEqual(["Hall 2", "Hall 10"]);
  const venue = await findVenue(organizationId, "hall-0");
  expect(venue?.tables.map(({ name }) => name)).toEqual(["Table 2", "Table 10"]);
  expect(venue?.equipment.map(({ label }) => label)).toEqual(["Set 2", "Set 10"]);
});
