import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { closurePreviewResource, deskClosureWithMatches } from "@/lib/api/input/desk-closure-resources";
import { deskEquipmentResource, deskReservationResource } from "@/lib/api/input/desk-equipment-resources";
import { deskRatingResource } from "@/lib/api/input/desk-rating-resource";
import { SCOPES, type Scope } from "@/lib/api/rules/scopes";
import { insertToken } from "@/lib/api/store/tokens";
import { prisma } from "@/lib/db/client";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import type { Rating } from "@/lib/sportsmanship/rules/rating";
import { giveRating } from "@/lib/sportsmanship/store/rate";
import { addVenue } from "@/lib/testing/add-venue";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, type TestLeague } from "@/lib/testing/league";
import { stopClock } from "@/lib/testing/stop-clock";
import { previewClosure } from "./preview-closure";
import { makeProgram } from "./testing/ask-api";

const clock = stopClock(new Date("2026-11-16T15:00:00Z"));

await freshDatabase();

const SEASON = "fall-2026";
/** 7:00 pm in Chicago. */
const TONIGHT = "2026-11-17T01:00:00.000Z";

let league: TestLeague;
let other: TestLeague;
let director: ReturnType<typeof makeProgram>;
let staff: ReturnType<typeof makeProgram>;
let elsewhere: ReturnType<typeof makeProgram>;
beforeAll(async () => {
  league = await makeLeague({ players: 4 });
  await addVenue(league, { tables: 2, boards: 2 });
  other = await makeLeague({ slug: "harrow", players: 4 });
  await addVenue(other);
  director = await programOf(league.directorId);
  elsewhere = await programOf(other.directorId, SCOPES, "harrow");
  expect(await director.send("grantRole", { email: "desk@lakeside.example", role: "staff" })).toMatchObject({
    status: 200,
  });
  const desk = await prisma().user.findUniqueOrThrow({ where: { email: "desk@lakeside.example" } });
  staff = await programOf(desk.id, ["lend"]);
});
beforeEach(() => {
  clock.now = MONDAY;
});

async function programOf(userId: string, scopes: readonly Scope[] = SCOPES, org = "lakeside") {
  const made = await insertToken(userId, { name: "Test", scopes }, MONDAY);
  if (!made.ok) throw new Error("There is room");
  return makeProgram(org, made.value);
}

/** Agrees on a time, so that the match is booked. */
async function book(match: Awaited<ReturnType<typeof listTestMatches>>[number], at = TONIGHT) {
  await mustExecute(match.id, { type: "propose-times", times: [at] }, { userId: match.home }, MONDAY);
  await mustExecute(match.id, { type: "accept-time", time: at }, { userId: match.away }, MONDAY);
}

describe("boards and clocks", () => {
  const ID = { idKind: "campus-card", idLast4: "6018 9900 1234", due: "2026-11-16T22:00" };

  test("staff lend one to a player who has booked, see who has it, and take it back", async () => {
    const [match] = await listTestMatches(league);
    if (!match) throw new Error("There is a match");
    await book(match);
    const [reserved] = (await staff.reservations()).items;
    expect(deskReservationResource.parse(reserved)).toEqual(reserved);
    expect(reserved).toMatchObject({
      matchId: match.id,
      startsAt: TONIGHT,
      venue: "Courtside Lounge",
      home: { userId: match.home },
    });

    const [board] = (await staff.equipment()).items;
    expect(deskEquipmentResource.parse(board)).toEqual(board);
    expect(board).toMatchObject({ kind: "board", isRetired: false, loan: null });
    const out = { ...ID, label: board?.label.toUpperCase(), borrower: { userId: reserved?.home.userId } };
    expect(await staff.send("checkOutEquipment", { ...out, due: "2026-11-16T08:00" })).toMatchObject({
      status: 422,
      body: { errors: [{ field: "due" }] },
    });
    expect(await staff.send("checkOutEquipment", out)).toMatchObject({ status: 200 });
    expect(await staff.send("checkOutEquipment", out)).toMatchObject({ status: 422 });

    const lent = (await director.equipment()).items.find(({ label }) => label === board?.label);
    expect(deskEquipmentResource.parse(lent)).toEqual(lent);
    const { name } = await prisma().user.findUniqueOrThrow({ where: { id: match.home } });
    expect(lent?.loan).toMatchObject({ borrower: name, idKind: "campus-card", idLast4: "1234" });
    const back = { loan: lent?.loan?.id };
    expect(await elsewhere.send("checkInEquipment", back)).toMatchObject({ status: 404 });
    expect(await staff.send("checkInEquipment", back)).toMatchObject({ status: 200 });
    expect(await staff.send("checkInEquipment", back)).toMatchObject({
      status: 409,
      body: { detail: "This was already done, or isn’t possible anymore. Read it again, then decide." },
    });
    expect((await staff.equipment()).items.map(({ loan }) => loan)).toEqual([null, null]);
  });

  test("what's retired while someone has it is listed until it's returned", async () => {
    const label = (await staff.equipment()).items.at(-1)?.label;
    const borrower = { name: "Somebody Else" };
    expect(await staff.send("checkOutEquipment", { ...ID, label, borrower })).toMatchObject({ status: 200 });
    await prisma().equipment.updateMany({ where: { label: label ?? "" }, data: { retiredAt: MONDAY } });
    const lent = (await staff.equipment()).items.at(-1);
    expect(lent).toMatchObject({ label, isRetired: true, loan: { borrower: "Somebody Else" } });
    expect(await staff.send("checkInEquipment", { loan: lent?.loan?.id })).toMatchObject({ status: 200 });
    expect((await staff.equipment()).items.map((each) => each.label)).not.toContain(label);
  });

  test("no one lends to someone elsewhere, and players read nothing", async () => {
    const label = (await staff.equipment()).items[0]?.label;
    const borrower = { userId: other.players[0]?.userId };
    expect(await staff.send("checkOutEquipment", { ...ID, label, borrower })).toMatchObject({ status: 404 });
    const player = await programOf(league.players[0]?.userId ?? "");
    await expect(player.equipment()).rejects.toThrow("404");
    await expect(player.reservations()).rejects.toThrow("404");
  });
});

describe("a closure", () => {
  const SNOW = { venue: "lounge", from: "2026-11-18T06:00", until: "2026-11-19T06:00", next: "stay" };
  const WEDNESDAY = "2026-11-19T01:00:00.000Z";

  test("is previewed, confirmed as it was read, and ended; a match booked in between stops it", async () => {
    const [, one, two] = await listTestMatches(league);
    if (!one || !two) throw new Error("There are matches");
    await book(one, WEDNESDAY);
    const before = await director.closurePreview({ ...SNOW, days: "2" });
    expect(closurePreviewResource.parse(before)).toEqual(before);
    expect(before.matches.filter(({ canceledAt }) => canceledAt)).toMatchObject([
      { id: one.id, season: SEASON, division: "open", scheduledAt: WEDNESDAY, canceledAt: WEDNESDAY },
    ]);
    expect(before).toMatchObject({ problem: null, told: expect.stringMatching(/email/) });
    expect(before.rounds[0]).toMatchObject({ name: "Round 1", season: SEASON });
    expect(before.rounds[0]?.after.deadlineAt).not.toBe(before.rounds[0]?.before.deadlineAt);

    await book(two, "2026-11-18T22:00:00.000Z");
    const plan = { ...SNOW, days: 2, reason: "Snow" };
    const stale = await director.send("confirmClosure", { ...plan, seen: before.seen });
    expect(stale).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("nothing is closed") },
    });
    expect((await director.closures()).items).toEqual([]);
    const { seen } = await director.closurePreview({ ...SNOW, days: "2" });
    expect(await director.send("confirmClosure", { ...plan, seen })).toMatchObject({ status: 200 });

    const [closure] = (await director.closures()).items;
    expect(closure).toMatchObject({
      reason: "Snow",
      venues: ["Courtside Lounge"],
      isAll: false,
      days: 2,
      reopenedAt: null,
    });
    const read = await staff.closure(closure?.id ?? "");
    expect(deskClosureWithMatches.parse(read)).toEqual(read);
    expect(read.matches.filter(({ canceledAt }) => canceledAt).map(({ id }) => id)).toEqual(
      expect.arrayContaining([one.id, two.id]),
    );
    expect(await elsewhere.send("endClosure", { id: closure?.id })).toMatchObject({ status: 404 });
    expect(await director.send("endClosure", { id: closure?.id })).toMatchObject({ status: 200 });
    expect(await director.send("endClosure", { id: closure?.id })).toMatchObject({ status: 409 });
    expect((await director.closures()).items[0]?.reopenedAt).toBe(MONDAY.toISOString());
    await expect(elsewhere.closure(closure?.id ?? "")).rejects.toThrow("404");
    for (const id of ["1", "-".repeat(36)]) await expect(staff.closure(id), id).rejects.toThrow("404");
  });

  test.each([
    { why: "without days", query: {}, field: "days" },
    { why: "that ends before it begins", query: { days: "1", until: "2026-11-17T06:00" }, field: "until" },
    { why: "at a time that the clocks skip", query: { days: "1", ...skipped() }, field: "from" },
    { why: "for too long", query: { days: "1", until: "2027-11-17T06:00" }, field: "until" },
    { why: "for a day that there isn’t", query: { days: "1", from: "2026-02-30T06:00" }, field: "from" },
  ])("$why is no preview but a problem", async ({ query, field }) => {
    await expect(director.closurePreview({ ...SNOW, ...query })).rejects.toThrow(
      new RegExp(`^422.*"field":"${field}"`),
    );
  });

  function skipped() {
    return { from: "2027-03-14T02:30", until: "2027-03-15T06:00" };
  }

  test("is previewed by directors only, for venues that there are", async () => {
    const query = { ...SNOW, days: "1" };
    await expect(director.closurePreview({ ...query, venue: "nowhere" })).rejects.toThrow("404");
    await expect(staff.closurePreview(query)).rejects.toThrow("404");
    await expect(staff.closures()).rejects.toThrow("404");
    const request = new Request(`http://localhost:3000/api/v1?${new URLSearchParams(query)}`);
    expect((await previewClosure(request, "lakeside")).status).toBe(401);
  });
});

describe("ratings", () => {
  const org = "texas";
  let rated: TestLeague;
  let own: ReturnType<typeof makeProgram>;
  beforeAll(async () => {
    rated = await makeLeague({ slug: org, players: 4, rules: TEXAS_STATE });
    own = await programOf(rated.directorId, SCOPES, org);
  });

  async function play(match: Awaited<ReturnType<typeof listTestMatches>>[number], rating: Rating) {
    const games = [{ white: "home", outcome: "white", ending: "checkmate" }] as const;
    await mustExecute(match.id, { type: "report", games: [...games] }, { userId: match.home }, MONDAY);
    await mustExecute(match.id, { type: "approve" }, { userId: match.away }, MONDAY);
    const change = { organization: org, season: SEASON, divisions: ["open"], isMatch: true as const };
    const facts = { matchId: match.id, rules: TEXAS_STATE, change };
    await giveRating(facts, { of: "home", rating, userId: match.away, at: MONDAY });
  }

  test("are read, and one is left out as it was read", async () => {
    const [match] = await listTestMatches(rated);
    if (!match) throw new Error("There is a match");
    await play(match, 0);
    const [rating] = (await own.ratings(SEASON, "open")).items;
    expect(deskRatingResource.parse(rating)).toEqual(rating);
    const by = rated.players.find(({ userId }) => userId === match.away)?.entryId;
    expect(rating).toEqual({ matchId: match.id, of: "home", byEntryId: by, rating: 0, canLeaveOut: true });

    const body = { matchId: match.id, of: "home", reason: "They hadn’t played." };
    expect(await own.send("leaveOutRating", { ...body, rated: 1 })).toMatchObject({ status: 409 });
    expect(await elsewhere.send("leaveOutRating", { ...body, rated: 0 })).toMatchObject({ status: 404 });
    expect(await own.send("leaveOutRating", { ...body, rated: 0 })).toMatchObject({ status: 200 });
    expect((await own.ratings(SEASON, "open")).items).toEqual([
      { ...rating, rating: null, canLeaveOut: false },
    ]);
    expect(await own.send("leaveOutRating", { ...body, rated: 0 })).toMatchObject({ status: 422 });
  });

  test("of a director’s own matches are read by another director", async () => {
    const [, match] = await listTestMatches(rated);
    if (!match) throw new Error("There is a match");
    await play(match, 2);
    const hasMatch = async (program: typeof own) =>
      (await program.ratings(SEASON, "open")).items.some(({ matchId }) => matchId === match.id);
    expect(await hasMatch(own)).toBe(true);
    const { email } = await prisma().user.findUniqueOrThrow({ where: { id: match.home } });
    expect(await own.send("grantRole", { email, role: "director" })).toMatchObject({ status: 200 });
    const playing = await programOf(match.home, SCOPES, org);
    expect(await hasMatch(playing)).toBe(false);
    const body = { matchId: match.id, of: "home", rated: 2, reason: "Unfair." };
    expect(await playing.send("leaveOutRating", body)).toMatchObject({ status: 422 });
    await expect(elsewhere.ratings("spring-1926", "open")).rejects.toThrow("404");
  });
});
