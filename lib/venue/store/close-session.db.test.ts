import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { addHours } from "@/lib/shared/instant";
import { updateSession } from "@/lib/stages/store/move-session";
import { findDivision } from "@/lib/standings/store/divisions";
import { addVenue } from "@/lib/testing/add-venue";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute } from "@/lib/testing/league";
import { close, inChicago, rowOf, SNOW, show } from "../testing/snow";
import { reopenVenues } from "./close-venue";

await freshDatabase();

const SESSION = inChicago("2026-11-28", "18:00");
const PLACE = "Courtside Lounge, table 1";
const SUNDAY = inChicago("2026-11-29", "06:00");

/** A league whose final is at the session. */
async function makeFinal(slug: string) {
  const session = { at: SESSION, place: PLACE };
  const league = await makeLeague({ slug, players: 4, rules: SESSION_KNOCKOUT, session });
  await addVenue(league);
  for (const { id, home } of await listTestMatches(league))
    await mustExecute(id, { type: "concede" }, { userId: home }, MONDAY);
  const final = await prisma().match.findFirstOrThrow({
    where: { organizationId: league.organizationId, status: "scheduled" },
    include: { home: true },
  });
  return { league, final };
}

test("a session that would still be played when the venue closes moves", async () => {
  const { league, final } = await makeFinal("late");
  const plan = { ...SNOW, from: addHours(SESSION, 1), until: SUNDAY };
  expect((await show(league, { ...plan, days: 0 })).facts.problem).toBe("session-too-soon");
  const { confirm } = await show(league, plan);
  expect(await confirm()).toMatchObject({ ok: true });
  expect(await rowOf(final.id)).toMatchObject({ scheduledAt: new Date(addHours(SESSION, 48)) });
});

test("a no-show that was claimed for a session stays if the session has moved since", async () => {
  const { league, final } = await makeFinal("moved");
  const at = new Date(addHours(SESSION, 2));
  const claim = { type: "claim-no-show", statement: "I waited in the snow." } as const;
  await mustExecute(final.id, claim, { userId: final.home.userId }, at);
  const view = await findDivision(league.org, "fall-2026", "open");
  const round = view?.rounds.find(({ id }) => id === final.roundId);
  if (!view || !round) throw new Error("The final has a round");
  const to = { at: addHours(SESSION, 48), place: PLACE, seen: round.stamp };
  expect(await updateSession(league.scope, view, round, to, at)).toMatchObject({ ok: true });
  const { confirm } = await show(league, { ...SNOW, from: SESSION, until: SUNDAY }, at);
  expect(await confirm()).toMatchObject({ ok: true });
  expect(await rowOf(final.id)).toMatchObject({ status: "reported", scheduledAt: new Date(SESSION) });
});

test("a session that falls into it moves with its round, and one elsewhere is only named", async () => {
  const session = { at: inChicago("2026-11-28", "18:00"), place: "Courtside Lounge, table 1" };
  const plan = { ...SNOW, from: inChicago("2026-11-28", "06:00"), until: inChicago("2026-11-29", "06:00") };
  const league = await makeLeague({ slug: "session", players: 4, rules: SESSION_KNOCKOUT, session });
  await addVenue(league);
  for (const { id, home } of await listTestMatches(league))
    await mustExecute(id, { type: "concede" }, { userId: home }, MONDAY);
  const final = await prisma().match.findFirstOrThrow({
    where: { organizationId: league.organizationId, status: "scheduled" },
  });
  expect((await show(league, { ...plan, days: 0 })).facts.problem).toBe("session-too-soon");
  await prisma().round.update({ where: { id: final.roundId }, data: { sessionPlace: "Gym" } });
  const { facts } = await show(league, plan);
  expect([facts.matches, facts.elsewhere.map(({ id }) => id)]).toEqual([[], [final.roundId]]);
  await prisma().round.update({ where: { id: final.roundId }, data: { sessionPlace: session.place } });

  await close(league, plan);
  expect(await rowOf(final.id)).toMatchObject({
    status: "scheduled",
    scheduledAt: new Date(inChicago("2026-11-30", "18:00")),
  });
  expect(await prisma().round.findUniqueOrThrow({ where: { id: final.roundId } })).toMatchObject({
    sessionAt: new Date(inChicago("2026-11-30", "18:00")),
  });

  await mustExecute(final.id, { type: "concede" }, { userId: await homeOf(final.id) }, MONDAY);
  const then = { from: inChicago("2026-11-30", "06:00"), until: inChicago("2026-12-01", "06:00"), days: 0 };
  expect((await show(league, { ...plan, ...then })).facts).toMatchObject({ problem: null, rounds: [] });
});

test("a session doesn't move into another closure that's in force at its place", async () => {
  const session = { at: inChicago("2026-11-28", "18:00"), place: "Courtside Lounge, table 1" };
  const league = await makeLeague({ slug: "session-twice", players: 4, rules: SESSION_KNOCKOUT, session });
  await addVenue(league);
  const hall = { organizationId: league.organizationId, slug: "hall", name: "Hall", createdAt: MONDAY };
  await prisma().venue.create({ data: hall });
  const saturday = {
    ...SNOW,
    from: inChicago("2026-11-28", "06:00"),
    until: inChicago("2026-11-29", "06:00"),
  };
  const monday = { ...SNOW, from: inChicago("2026-11-30", "06:00"), until: inChicago("2026-12-01", "06:00") };
  const problem = async () => (await show(league, saturday, MONDAY, "lounge")).facts.problem;
  await close(league, { ...monday, days: 0 }, MONDAY, "hall");
  expect(await problem()).toBeNull();
  const id = await close(league, { ...monday, days: 0 }, MONDAY, "lounge");
  expect(await problem()).toBe("session-closed-again");
  await reopenVenues(league.scope, id, MONDAY);
  expect(await problem()).toBeNull();
});

test("a final that double forfeits leave without players doesn't keep a closure from being confirmed", async () => {
  const session = { at: inChicago("2026-11-28", "18:00"), place: "Courtside Lounge, table 1" };
  const from = inChicago("2026-11-28", "06:00");
  const plan = { ...SNOW, from, until: inChicago("2026-11-29", "06:00"), days: 0 };
  const league = await makeLeague({ slug: "no-final", players: 4, rules: SESSION_KNOCKOUT, session });
  await addVenue(league);
  const [one, two] = await listTestMatches(league);
  if (!one || !two) throw new Error("There are two semifinals");
  const { scope } = league;
  const rule = {
    type: "rule",
    result: "both-lose",
    score: null,
    reason: "Nobody came.",
    rule: "3.IV",
  } as const;
  await mustExecute(one.id, rule, scope, MONDAY);
  await prisma().match.update({ where: { id: two.id }, data: { status: "with_director" } });
  expect((await show(league, plan)).facts.problem).toBe("session-too-soon");
  await prisma().match.update({ where: { id: two.id }, data: { status: "open" } });
  await mustExecute(two.id, rule, scope, MONDAY);
  const { organizationId } = league;
  expect(await prisma().match.count({ where: { organizationId } })).toBe(2);
  expect((await show(league, plan)).facts).toMatchObject({ problem: null, rounds: [] });
});

async function homeOf(id: string): Promise<string> {
  const { home } = await prisma().match.findUniqueOrThrow({ where: { id }, include: { home: true } });
  return home.userId;
}
