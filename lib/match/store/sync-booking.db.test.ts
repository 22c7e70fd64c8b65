import { beforeEach, describe, expect, test } from "vitest";
import { ensureCalendarToken, findOwnCalendar } from "@/lib/calendars/store/calendars";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { readLetters } from "@/lib/mail/testing/read-letters";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { addVenue } from "@/lib/testing/add-venue";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import type { MatchCommand } from "../rules/commands";
import { reservedFor, setScene, whereaboutsOf } from "../view/match-scene";
import { letterFacts } from "./event-letters";
import { execute } from "./execute";
import { lockMatch } from "./lock-matches";
import { findMatchOfPlayer } from "./read-match";
import { findTimeQuestion } from "./time-question";

await freshDatabase();

const WEDNESDAY = "2026-11-18T22:00:00.000Z";
const THURSDAY = "2026-11-19T22:00:00.000Z";
const NIGHT = "2026-11-19T09:00:00.000Z";

type Match = Awaited<ReturnType<typeof listTestMatches>>[number];
let count = 0;
let league: Awaited<ReturnType<typeof makeLeague>>;
let matches: readonly Match[];

/** Four players; the venue has one table and one board, and is open from ten to ten. */
beforeEach(async () => {
  count += 1;
  league = await makeLeague({ slug: `center-${count}`, players: 4 });
  matches = await listTestMatches(league);
  const { organizationId } = league;
  const { id: venueId } = await prisma().venue.create({
    data: { organizationId, slug: "center", name: "Center", createdAt: MONDAY },
  });
  await prisma().venueHours.createMany({
    data: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      organizationId,
      venueId,
      weekday,
      opensAt: "10:00",
      closesAt: "22:00",
    })),
  });
  await prisma().venueTable.create({ data: { organizationId, venueId, name: "Table 1" } });
  await prisma().equipment.create({
    data: { organizationId, venueId, kind: "board", label: `Set ${count}` },
  });
  await prisma().season.update({ where: { id: league.season.id }, data: { venueId } });
});

async function says(match: Match | undefined, by: "home" | "away", command: MatchCommand, at = MONDAY) {
  if (!match) throw new Error("There is a match");
  const answer = await execute(match.id, command, { userId: match[by] }, at);
  return answer?.ok ? "done" : answer?.refusal.code;
}

async function agree(match: Match | undefined, time: string) {
  await says(match, "home", { type: "propose-times", times: [time] });
  return says(match, "away", { type: "accept-time", time });
}

const bookings = () =>
  prisma().booking.findMany({
    where: { organizationId: league.organizationId },
    include: { holds: { include: { table: true, equipment: true } } },
  });

describe("an agreed time", () => {
  test("books a table, a board and both players", async () => {
    expect(await agree(matches[0], WEDNESDAY)).toBe("done");
    const [booking, ...others] = await bookings();
    expect(others).toEqual([]);
    expect(booking?.startsAt.toISOString()).toBe(WEDNESDAY);
    expect(booking?.endsAt.toISOString()).toBe("2026-11-19T00:00:00.000Z");
    expect(
      booking?.holds.map(({ table, equipment, userId }) => table?.name ?? equipment?.label ?? userId),
    ).toEqual(expect.arrayContaining(["Table 1", `Set ${count}`, matches[0]?.home, matches[0]?.away]));
  });

  test("is refused when no table is left, and changes nothing", async () => {
    await agree(matches[0], WEDNESDAY);
    expect(await agree(matches[1], WEDNESDAY)).toBe("no-table");
    const row = await prisma().match.findUniqueOrThrow({ where: { id: matches[1]?.id ?? "" } });
    expect(row).toMatchObject({ status: "open", lastSeq: 2 });
  });

  test("can't even be suggested when the venue is closed", async () => {
    expect(await says(matches[0], "home", { type: "propose-times", times: [NIGHT] })).toBe("venue-closed");
  });

  test("frees its old booking when it's moved; a move that's refused keeps it", async () => {
    await agree(matches[0], WEDNESDAY);
    await agree(matches[1], THURSDAY);
    expect(await agree(matches[0], THURSDAY)).toBe("no-table");
    expect((await bookings()).map(({ startsAt }) => startsAt.toISOString()).sort()).toEqual([
      WEDNESDAY,
      THURSDAY,
    ]);
    await says(matches[1], "home", { type: "cancel-time" });
    expect(await agree(matches[0], THURSDAY)).toBe("done");
    expect((await bookings()).map(({ startsAt }) => startsAt.toISOString())).toEqual([THURSDAY]);
  });

  test.each([
    ["canceled", { type: "cancel-time" } as const],
    ["given up", { type: "concede" } as const],
    ["played earlier", { type: "report", games: [...TWO_NIL] } as const],
  ])("%s, it frees table, board and players", async (_, command) => {
    await agree(matches[0], WEDNESDAY);
    expect(await says(matches[0], "home", command)).toBe("done");
    expect(await bookings()).toEqual([]);
    expect(await prisma().hold.count({ where: { organizationId: league.organizationId } })).toBe(0);
  });

  test("keeps its booking when the match is reported afterward", async () => {
    await agree(matches[0], WEDNESDAY);
    const after = new Date("2026-11-19T02:00:00.000Z");
    expect(await says(matches[0], "home", { type: "report", games: [...TWO_NIL] }, after)).toBe("done");
    expect(await bookings()).toHaveLength(1);
  });
});

describe("a time that the league sets at a session", () => {
  const SESSION = { type: "fix-time", scheduledAt: WEDNESDAY, place: "Main hall" } as const;
  const hoursAfter = (hours: number) => new Date(Date.parse(WEDNESDAY) + hours * 3_600_000).toISOString();
  /** A match of the first round, and the same player's next one. */
  function pair() {
    const [first] = matches;
    const next = matches.find(
      ({ id, home, away }) => id !== first?.id && [home, away].includes(first?.home ?? ""),
    );
    if (!first || !next) throw new Error("There are matches");
    return { first, next };
  }

  /** The first of them is at the session. */
  async function setSession() {
    const { first, next } = pair();
    await mustExecute(first.id, SESSION, { userId: league.directorId }, MONDAY);
    return { first, next };
  }

  test("books nothing, but its players can't agree on another match then", async () => {
    const { next } = await setSession();
    expect(await bookings()).toEqual([]);
    for (const hours of [-1.5, 0, 1.5]) expect(await agree(next, hoursAfter(hours))).toBe("player-busy");
    expect(await agree(next, hoursAfter(2))).toBe("done");
  });

  test("keeps its players from another match even if it replaces a booked time that passed without them", async () => {
    const { first, next } = pair();
    await agree(first, WEDNESDAY);
    await mustExecute(
      first.id,
      { ...SESSION, scheduledAt: THURSDAY },
      { userId: league.directorId },
      new Date(hoursAfter(12)),
    );
    expect(await bookings()).toHaveLength(1);
    expect(await agree(next, THURSDAY)).toBe("player-busy");
  });

  test("isn't suggested to its players for another match", async () => {
    const { first, next } = await setSession();
    const bookedIn = async ({ id }: Match) => {
      const match = await inTransaction((tx) => lockMatch(tx, id, null, MONDAY));
      if (!match) throw new Error("There is a match");
      return (await findTimeQuestion(match, MONDAY)).players.map(({ booked }) => booked);
    };
    expect((await bookedIn(next)).flat()).toEqual([{ from: WEDNESDAY, until: hoursAfter(2) }]);
    expect(await bookedIn(first)).toEqual([[], []]);
  });
});

test.each([
  { why: "the season moves", to: { name: "Annex", address: "2 Far St" } },
  { why: "the season books nowhere", to: null },
])("an agreed time stays where it's booked when $why", async ({ to }) => {
  const { organizationId } = league;
  const { id, home, away } = matches[0] ?? { id: "", home: "", away: "" };
  await prisma().venue.updateMany({ where: { organizationId }, data: { address: "1 Elm St" } });
  await agree(matches[0], WEDNESDAY);
  const annex =
    to &&
    (await prisma().venue.create({ data: { ...to, organizationId, slug: "annex", createdAt: MONDAY } }));
  await prisma().season.update({ where: { id: league.season.id }, data: { venueId: annex?.id ?? null } });

  const page = await findMatchOfPlayer(id, home);
  if (!page) throw new Error("There is a match");
  const scene = setScene(page, MONDAY.toISOString());
  expect(reservedFor(scene)?.where).toBe("Center, Table 1");
  expect(whereaboutsOf(scene)?.address).toBe("1 Elm St");
  const locked = await inTransaction((tx) => lockMatch(tx, id, home, MONDAY));
  expect(locked && letterFacts(locked)).toMatchObject({
    venue: { name: "Center" },
    reserved: { place: "Center", table: "Table 1", board: `Set ${count}` },
  });
  expect(await findOwnCalendar(await ensureCalendarToken(away), MONDAY)).toContain("1 Elm St");
});

test("a time that's agreed after the season moved is booked at its new venue", async () => {
  const { organizationId } = league;
  await agree(matches[0], WEDNESDAY);
  const { id: venueId } = await prisma().venue.create({
    data: { organizationId, slug: "annex", name: "Annex", createdAt: MONDAY },
  });
  const hours = { organizationId, venueId, opensAt: "10:00", closesAt: "22:00" };
  await prisma().venueHours.create({ data: { ...hours, weekday: 4 } });
  await prisma().venueTable.create({ data: { organizationId, venueId, name: "Table 9" } });
  await prisma().season.update({ where: { id: league.season.id }, data: { venueId } });
  expect(await agree(matches[0], THURSDAY)).toBe("done");
  const letters = await readLetters({ organizationId });
  expect(letters.map(({ text }) => text).join("\n")).toContain("Annex, Table 9");
});

test("an online match books both players for an hour, and keeps them clear for a margin after it", async () => {
  league = await makeLeague({ slug: `online-${count}`, rules: TEXAS_STATE });
  matches = await listTestMatches(league);
  expect(await agree(matches[0], WEDNESDAY)).toBe("done");
  const [booking] = await bookings();
  expect(booking?.endsAt.toISOString()).toBe("2026-11-18T23:15:00.000Z");

  const next = matches.find(
    ({ round, home, away }) => round === 2 && [home, away].includes(matches[0]?.home ?? ""),
  );
  expect(await agree(next, "2026-11-18T23:00:00.000Z")).toBe("player-busy");
  expect(await agree(next, "2026-11-18T23:15:00.000Z")).toBe("done");
});

test("an online match books no table of the season's venue, and ignores its hours", async () => {
  league = await makeLeague({ slug: `online-${count}`, rules: TEXAS_STATE });
  await addVenue(league);
  matches = await listTestMatches(league);
  expect(await agree(matches[0], NIGHT)).toBe("done");
  expect(await agree(matches[1], NIGHT)).toBe("done");
  expect((await bookings()).map(({ venueId }) => venueId)).toEqual([null, null]);
  const { id = "", home = "" } = matches[0] ?? {};
  expect(await findMatchOfPlayer(id, home)).toMatchObject({ venue: null, booking: { table: null } });
});

test("when fifty matches ask for the one table at the same time, one gets it and the others get a sentence", async () => {
  const [one, two] = matches.filter(({ round }) => round === 1);
  for (const match of [one, two]) {
    await says(match, "home", { type: "propose-times", times: [WEDNESDAY] });
  }
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      says(index % 2 === 0 ? one : two, "away", { type: "accept-time", time: WEDNESDAY }),
    ),
  );
  expect(answers.filter((answer) => answer === "done").length).toBe(1);
  expect(new Set(answers)).toEqual(new Set(["done", "no-table", "not-suggested"]));
  expect(await bookings()).toHaveLength(1);
});
