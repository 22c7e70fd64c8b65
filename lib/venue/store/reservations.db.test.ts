import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { proveStaff } from "@/lib/people/rules/permissions";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { addHours, type Instant, instantOf } from "@/lib/shared/instant";
import { addVenue } from "@/lib/testing/add-venue";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { soonOf } from "../rules/reservations";
import { listPlayerNames, listReservations } from "./reservations";

await freshDatabase();

test("the desk sees who comes next, at which table and with which board, until the match is settled", async () => {
  const league = await makeLeague({ players: 4 });
  const { organizationId } = league;
  const desk = proveStaff({ organizationId, userId: league.directorId, roles: ["staff"] });
  const [match] = await listTestMatches(league);
  if (!desk || !match) throw new Error("No desk or no match");
  await addVenue(league);
  const now = instantOf(MONDAY);
  const startsAt = addHours(now, 4);
  await agree(match, startsAt);

  const reserved = await listReservations(desk, MONDAY, addHours(now, 12));
  expect(reserved).toMatchObject([
    {
      place: "Courtside Lounge",
      table: "Table 1",
      board: `Set ${league.org} 1`,
      startsAt,
      players: [{ userId: match.home }, { userId: match.away }],
    },
  ]);
  expect(soonOf(reserved, now)).toEqual([]);
  expect(soonOf(reserved, addHours(now, 1))).toEqual(reserved);
  expect(await listReservations(desk, MONDAY, startsAt)).toEqual([]);
  expect(await listReservations(desk, new Date(addHours(now, 6)), addHours(now, 12))).toEqual([]);
  expect(await listPlayerNames(desk)).toHaveLength(4);

  const scoreSlip = { type: "enter-result", games: TWO_NIL, source: "paper-slip", note: "" } as const;
  await mustExecute(match.id, scoreSlip, { userId: league.directorId }, MONDAY);
  expect(await listReservations(desk, MONDAY, addHours(now, 12))).toEqual([]);
});

test("a match that's reopened while it's still booked isn't listed for the time before", async () => {
  const league = await makeLeague({ slug: "reopened", players: 4 });
  const { organizationId } = league;
  const desk = proveStaff({ organizationId, userId: league.directorId, roles: ["staff"] });
  const [match] = await listTestMatches(league);
  if (!desk || !match) throw new Error("No desk or no match");
  await addVenue(league);
  const startsAt = addHours(instantOf(MONDAY), 4);
  const at = new Date(addHours(startsAt, 1));
  await agree(match, startsAt);
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, at);
  expect(await listReservations(desk, at, addHours(startsAt, 12))).toHaveLength(1);
  await mustExecute(match.id, { type: "approve" }, { userId: match.away }, at);
  const again = { type: "reopen", deadlineAt: addHours(startsAt, 96), reason: "Wrong colors." } as const;
  await mustExecute(match.id, again, league.scope, at);
  expect(await listReservations(desk, at, addHours(startsAt, 12))).toEqual([]);
});

test("online matches aren't listed at the desk, unlike matches at a place without a venue", async () => {
  const [onSite, online] = [
    await makeLeague({ slug: "on-site", players: 2 }),
    await makeLeague({ slug: "online", players: 2, rules: TEXAS_STATE }),
  ];
  for (const { league, listed } of [
    { league: onSite, listed: 1 },
    { league: online, listed: 0 },
  ]) {
    const { organizationId, directorId } = league;
    const desk = proveStaff({ organizationId, userId: directorId, roles: ["staff"] });
    const [match] = await listTestMatches(league);
    if (!desk || !match) throw new Error("No desk or no match");
    const time = addHours(instantOf(MONDAY), 4);
    await agree(match, time);
    expect(await prisma().booking.count({ where: { organizationId } })).toBe(1);
    expect(await listReservations(desk, MONDAY, addHours(time, 1))).toHaveLength(listed);
  }
});

async function agree(match: Awaited<ReturnType<typeof listTestMatches>>[number], time: Instant) {
  await mustExecute(match.id, { type: "propose-times", times: [time] }, { userId: match.home }, MONDAY);
  await mustExecute(match.id, { type: "accept-time", time }, { userId: match.away }, MONDAY);
}
