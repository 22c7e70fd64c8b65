import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { sweep } from "@/lib/jobs/sweep";
import { foldMatch } from "@/lib/match/rules/evolve";
import { nextMove } from "@/lib/match/rules/next-move";
import { SIDES } from "@/lib/match/rules/sides";
import { execute } from "@/lib/match/store/execute";
import { toStoredEvent } from "@/lib/match/store/match-record";
import { findMatchOfPlayer } from "@/lib/match/store/read-match";
import { countDifferingMatches } from "@/lib/match/store/rebuild";
import { findTimeQuestion } from "@/lib/match/store/time-question";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { insertBreak } from "@/lib/season/store/breaks";
import { addHours, instantOf } from "@/lib/shared/instant";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { possibleTimes } from "../rules/find-times";
import {
  accept,
  close,
  inChicago,
  makeSnowyLeague,
  rowOf,
  SNOW,
  show,
  THURSDAY_7_PM,
  WEDNESDAY_7_PM,
} from "../testing/snow";
import { reopenVenues } from "./close-venue";
import { findClosure } from "./closures";

await freshDatabase();

test("bookings are canceled, deadlines move, the hours are closed, and everyone is told once", async () => {
  const { league, one, two, later } = await makeSnowyLeague();
  const before = await rowOf(later.id);
  const id = await close(league);

  expect(await rowOf(one.id)).toMatchObject({
    status: "open",
    scheduledAt: null,
    booking: null,
    deadlineAt: new Date(inChicago("2026-11-24", "23:59")),
  });
  expect(await rowOf(two.id)).toMatchObject({
    status: "scheduled",
    scheduledAt: new Date(THURSDAY_7_PM),
    deadlineAt: new Date(inChicago("2026-11-24", "23:59")),
  });
  expect(await rowOf(later.id)).toEqual(before);
  const events = await prisma().matchEvent.findMany({ where: { matchId: one.id }, orderBy: { seq: "asc" } });
  expect(events.at(-1)).toMatchObject({
    type: "VenueClosed",
    actorUserId: league.directorId,
    data: { venue: "Courtside Lounge" },
  });
  expect(foldMatch(events.map((row) => toStoredEvent(row).event)).deadlineAt).toBe(
    inChicago("2026-11-24", "23:59"),
  );

  const again = { type: "propose-times", times: [inChicago("2026-11-18", "20:00")] } as const;
  expect(await execute(one.id, again, { userId: one.home }, MONDAY)).toMatchObject({
    refusal: { code: "venue-closed" },
  });
  const letters = await prisma().letter.findMany({ where: { key: { startsWith: `closure:${id}` } } });
  expect(letters).toHaveLength(4);
  expect(new Set(letters.map(({ toEmail }) => toEmail)).size).toBe(4);
  const found = await findClosure(league.scope, id);
  expect(found?.matches.map((match) => [match.id, match.canceledAt])).toEqual([
    [one.id, WEDNESDAY_7_PM],
    [two.id, null],
  ]);
});

test("suggested times are withdrawn, and only who suggested them is told", async () => {
  const { league, one, two } = await makeSnowyLeague({ agrees: false });
  const [before, kept] = [await rowOf(one.id), await rowOf(two.id)];
  const id = await close(league, { ...SNOW, days: 0 });

  const match = await matchOf(one);
  expect(match.events.at(-1)?.event).toEqual({
    type: "VenueClosed",
    reason: "Snow",
    venue: "Courtside Lounge",
    canceled: null,
    movedTo: null,
    deadlineAt: null,
    withdrawn: { home: [WEDNESDAY_7_PM], away: [] },
  });
  expect(match.state.suggestions).toEqual({ home: { times: [], withdrawn: [WEDNESDAY_7_PM] }, away: null });
  expect(SIDES.map((side) => nextMove(match.state, side, instantOf(MONDAY), match.rules).kind)).toEqual([
    "suggest-times",
    "suggest-times",
  ]);
  expect(await rowOf(one.id)).toEqual({ ...before, lastSeq: before.lastSeq + 1 });
  expect(await rowOf(two.id)).toEqual(kept);
  expect(await countDifferingMatches()).toMatchObject({ differing: 0 });
  const letters = await prisma().letter.findMany({ where: { key: { startsWith: `closure:${id}` } } });
  expect(letters.map(({ key }) => key)).toEqual([`closure:${id}:${one.home}`]);
  expect((await findClosure(league.scope, id))?.matches).toEqual([]);

  await reopenVenues(league.scope, id, MONDAY);
  expect((await matchOf(one)).state).toEqual(match.state);
});

test("a match that loses its time keeps the times that were suggested outside the closure", async () => {
  const { league, one } = await makeSnowyLeague();
  const [evening, friday] = [inChicago("2026-11-18", "20:00"), inChicago("2026-11-20", "19:00")];
  const ask = { type: "propose-times", times: [evening, friday] } as const;
  await mustExecute(one.id, ask, { userId: one.away }, MONDAY);
  await close(league);
  expect((await matchOf(one)).state).toMatchObject({
    status: "open",
    suggestions: { home: null, away: { times: [friday] } },
  });
});

test("a match that starts over is played where its season is now, not where it was booked before", async () => {
  const { league, one } = await makeSnowyLeague();
  const at = new Date(addHours(WEDNESDAY_7_PM, 1));
  await mustExecute(one.id, { type: "report", games: TWO_NIL }, { userId: one.home }, at);
  await mustExecute(one.id, { type: "approve" }, { userId: one.away }, at);
  const again = { type: "reopen", deadlineAt: addHours(THURSDAY_7_PM, 96), reason: "Wrong colors." } as const;
  await mustExecute(one.id, again, league.scope, at);
  const hall = { organizationId: league.organizationId, slug: "hall", name: "Hall", createdAt: MONDAY };
  const { id: venueId } = await prisma().venue.create({ data: hall });
  await prisma().season.update({ where: { id: league.season.id }, data: { venueId } });
  const plan = { ...SNOW, from: inChicago("2026-11-21", "06:00"), until: inChicago("2026-11-22", "06:00") };
  const changed = async (slug: string) =>
    (await show(league, plan, at, slug)).facts.matches.map(({ change }) => change.id);
  expect(await changed("lounge")).not.toContain(one.id);
  expect(await changed("hall")).toContain(one.id);
});

test("times suggested for another place stay", async () => {
  const { league, one } = await makeSnowyLeague({ agrees: false });
  const plan = { ...SNOW, days: 0 };
  await prisma().season.update({ where: { id: league.season.id }, data: { venueId: null } });
  expect((await show(league, plan)).facts.matches).toEqual([]);
  expect((await show(league, plan, MONDAY, "")).facts.matches.map(({ change }) => change.id)).toEqual([
    one.id,
  ]);
});

async function matchOf({ id, home }: { readonly id: string; readonly home: string }) {
  const match = await findMatchOfPlayer(id, home);
  if (!match) throw new Error("There is a match");
  return match;
}

test("a canceled match has to have time outside the other closures of its season's venue", async () => {
  const { league, one } = await makeSnowyLeague({ agrees: false });
  await accept(one, WEDNESDAY_7_PM);
  const problem = async () => (await show(league, { ...SNOW, days: 0 })).facts.problem;
  const rest = { from: inChicago("2026-11-20", "06:00"), until: inChicago("2026-11-23", "06:00"), days: 0 };
  const hall = { organizationId: league.organizationId, slug: "hall", name: "Hall", createdAt: MONDAY };
  await prisma().venue.create({ data: hall });
  const thursday = inChicago("2026-11-19", "06:00");
  await close(league, { ...SNOW, ...rest, from: thursday }, MONDAY, "hall");
  expect(await problem()).toBeNull();
  await close(league, { ...SNOW, ...rest }, MONDAY, "lounge");
  expect(await problem()).toBeNull();
  const whole = await close(league, { ...SNOW, ...rest, from: thursday }, MONDAY, "lounge");
  expect(await problem()).toBe("too-few-days");
  await reopenVenues(league.scope, whole, MONDAY);
  expect(await problem()).toBeNull();
});

test("an email doesn't ask for times if another closure of the season's venue leaves none", async () => {
  const { league, one } = await makeSnowyLeague({ agrees: false });
  const rest = { from: inChicago("2026-11-19", "06:00"), until: inChicago("2026-11-23", "06:00"), days: 0 };
  await close(league, { ...SNOW, ...rest }, MONDAY, "lounge");
  const monday = { from: inChicago("2026-11-16", "06:00"), until: SNOW.from, days: 0 };
  await close(league, { ...SNOW, ...monday }, MONDAY, "lounge");
  const id = await close(league, { ...SNOW, days: 0 }, MONDAY, "lounge");
  const letter = await prisma().letter.findFirstOrThrow({ where: { key: `closure:${id}:${one.home}` } });
  expect(letter.text.replaceAll(/\s+/g, " ")).toContain("No time is left to play before the deadline");
});

test("a closure says until when its matches can be reported, with the rules' grace period", async () => {
  const rules = { ...DEPAUL, reporting: { ...DEPAUL.reporting, graceHours: 12 } };
  const { league, one } = await makeSnowyLeague({ rules });
  const found = await findClosure(league.scope, await close(league));
  expect(found?.matches.find(({ id }) => id === one.id)).toMatchObject({
    deadlineAt: inChicago("2026-11-24", "23:59"),
    closesAt: inChicago("2026-11-25", "11:59"),
  });
});

test("no no-show, no default and no double forfeit follows from a canceled time", async () => {
  const { league, one } = await makeSnowyLeague();
  const after = new Date(inChicago("2026-11-18", "19:30"));
  const claim = { type: "claim-no-show", statement: "I waited in the snow." } as const;
  await mustExecute(one.id, claim, { userId: one.home }, after);
  await close(league, SNOW, after);
  expect(await rowOf(one.id)).toMatchObject({ status: "open", answerBy: null });
  expect(await execute(one.id, claim, { userId: one.home }, after)).toMatchObject({
    refusal: { code: "wrong-stage" },
  });
  await sweep(new Date(inChicago("2026-11-23", "12:00")));
  expect(await rowOf(one.id)).toMatchObject({ status: "open" });
});

test("the next rounds move too if the director wants that, with their matches", async () => {
  const { league, later } = await makeSnowyLeague();
  await close(league, { ...SNOW, shiftsNext: true });
  const rounds = await prisma().round.findMany({
    where: { organizationId: league.organizationId },
    orderBy: { number: "asc" },
  });
  expect(rounds.map(({ opensAt, deadlineAt }) => [opensAt, deadlineAt])).toEqual([
    [new Date(inChicago("2026-11-16", "00:00")), new Date(inChicago("2026-11-24", "23:59"))],
    [new Date(inChicago("2026-11-25", "00:00")), new Date(inChicago("2026-12-01", "23:59"))],
    [new Date(inChicago("2026-12-02", "00:00")), new Date(inChicago("2026-12-08", "23:59"))],
  ]);
  expect(await rowOf(later.id)).toMatchObject({ deadlineAt: new Date(inChicago("2026-12-01", "23:59")) });
});

test("a round that moves into a break jumps over it", async () => {
  const { league } = await makeSnowyLeague();
  const reading = { name: "Reading days", from: "2026-12-07", until: "2026-12-08" };
  expect(await insertBreak(league.scope, league.season.id, reading, MONDAY)).toMatchObject({ ok: true });
  await close(league, { ...SNOW, shiftsNext: true });
  const last = await prisma().round.findFirstOrThrow({
    where: { organizationId: league.organizationId, number: 3 },
  });
  expect(last.opensAt).toEqual(new Date(inChicago("2026-12-09", "00:00")));
  expect(last.deadlineAt).toEqual(new Date(inChicago("2026-12-15", "23:59")));
});

test("a director who plays loses the time like everyone else, and reads about it once", async () => {
  const { league, one } = await makeSnowyLeague();
  const { organizationId } = league;
  await prisma().membership.create({
    data: { organizationId, userId: one.home, role: "director", createdAt: MONDAY },
  });
  const id = await close({ ...league, scope: { ...league.scope, userId: one.home } });
  expect(await rowOf(one.id)).toMatchObject({ status: "open" });
  const keys = await prisma().letter.findMany({ where: { key: { startsWith: `closure:${id}` } } });
  expect(keys.filter(({ key }) => key.endsWith(one.home))).toHaveLength(1);
  expect(keys).toHaveLength(5);
});

test("reopened venues can be booked again, and canceled matches stay canceled", async () => {
  const { league, one } = await makeSnowyLeague();
  const id = await close(league);
  expect(await reopenVenues(league.scope, id, MONDAY)).toEqual({ ok: true, value: null });
  expect(await reopenVenues(league.scope, id, MONDAY)).toEqual({ ok: false, refusal: "already-reopened" });
  expect(await rowOf(one.id)).toMatchObject({ status: "open" });
  await mustExecute(one.id, { type: "propose-times", times: [WEDNESDAY_7_PM] }, { userId: one.home }, MONDAY);
});

test("hours that another closure covers stay closed when one is reopened", async () => {
  const { league } = await makeSnowyLeague();
  const sharedUntil = async (id: string) => (await findClosure(league.scope, id))?.sharedUntil;
  const day = await close(league);
  expect(await sharedUntil(day)).toBeNull();
  const evening = inChicago("2026-11-19", "00:00");
  const everything = await close(league, { ...SNOW, until: evening }, MONDAY, "");
  await close(league, { ...SNOW, from: SNOW.until, until: inChicago("2026-11-20", "06:00") });
  await close((await makeSnowyLeague()).league);
  expect(await sharedUntil(day)).toBe(evening);
  expect(await sharedUntil(everything)).toBe(evening);
  await reopenVenues(league.scope, everything, MONDAY);
  expect(await sharedUntil(day)).toBeNull();
  expect(await sharedUntil(everything)).toBe(evening);
});

test("closing all places concerns seasons without a venue, and no other organization", async () => {
  const { league, one } = await makeSnowyLeague();
  const other = await makeSnowyLeague();
  await prisma().booking.deleteMany({ where: { organizationId: league.organizationId } });
  await prisma().season.update({ where: { id: league.season.id }, data: { venueId: null } });
  expect((await show(league)).facts.matches).toEqual([]);
  const id = await close(league, SNOW, MONDAY, "");
  expect(await rowOf(one.id)).toMatchObject({ status: "open" });
  await reopenVenues(league.scope, id, MONDAY);
  const { organizationId } = league;
  const audit = await prisma().auditEvent.findMany({
    where: { organizationId, type: { in: ["venue-closed", "venue-reopened"] } },
    orderBy: { type: "asc" },
  });
  expect(audit.map(({ subject }) => subject)).toEqual(["the rec center: Snow", "the rec center"]);
  const [letter] = await prisma().letter.findMany({
    where: { organizationId, key: { startsWith: "closure:" } },
  });
  expect(letter?.subject).toMatch(/^The rec center is closed/);
  expect(await rowOf(other.one.id)).toMatchObject({ status: "scheduled" });
});

test("while everything is closed, no time can be set in a season without a venue, but online it can", async () => {
  const time = inChicago("2026-11-18", "20:00");
  const ask = { type: "propose-times", times: [time] } as const;
  const league = await makeLeague({ slug: "no-venue", players: 4 });
  await prisma().venue.create({
    data: { organizationId: league.organizationId, slug: "lounge", name: "Lounge", createdAt: MONDAY },
  });
  const [one, two] = await listTestMatches(league);
  if (!one || !two) throw new Error("The league has matches");
  await mustExecute(two.id, ask, { userId: two.home }, MONDAY);
  await close(league, SNOW, MONDAY, "lounge");
  await mustExecute(one.id, ask, { userId: one.home }, MONDAY);
  const id = await close(league, SNOW, MONDAY, "");

  expect(await execute(one.id, ask, { userId: one.home }, MONDAY)).toMatchObject({
    refusal: { code: "venue-closed" },
  });
  expect(await accept(two, time)).toMatchObject({ refusal: { code: "not-suggested" } });
  const question = await findTimeQuestion(await matchOf(one), MONDAY);
  expect(possibleTimes(question).map(({ at }) => at)).not.toContain(time);
  expect(possibleTimes({ ...question, closed: [] }).map(({ at }) => at)).toContain(time);

  await reopenVenues(league.scope, id, MONDAY);
  await mustExecute(one.id, ask, { userId: one.home }, MONDAY);

  const online = await makeLeague({ slug: "online", players: 4, rules: TEXAS_STATE });
  const [first] = await listTestMatches(online);
  await close(online, SNOW, MONDAY, "");
  await mustExecute(first?.id ?? "", ask, { userId: first?.home ?? "" }, MONDAY);
});

test("the database refuses a closure that ends before it begins or gives no reason", async () => {
  const { league } = await makeSnowyLeague({ agrees: false });
  const data = {
    organizationId: league.organizationId,
    startsAt: SNOW.from,
    endsAt: SNOW.until,
    reason: "Snow",
    days: 0,
    createdAt: MONDAY,
    createdByUserId: league.directorId,
  };
  for (const wrong of [{ endsAt: SNOW.from }, { reason: "" }, { days: -1 }])
    await expect(prisma().closure.create({ data: { ...data, ...wrong } })).rejects.toThrow(/closure_/);
});
