import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { proveStaff } from "@/lib/people/rules/permissions";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { addHours, instantOf } from "@/lib/shared/instant";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { soonOf } from "../rules/reservations";
import { book } from "./bookings";
import { listPlayerNames, listReservations } from "./reservations";

await freshDatabase();

test("the desk sees who comes next, at which table and with which board, until the match is settled", async () => {
  const league = await makeLeague({ players: 4 });
  const { organizationId } = league;
  const desk = proveStaff({ organizationId, userId: league.directorId, roles: ["staff"] });
  const [match] = await listTestMatches(league);
  if (!desk || !match) throw new Error("No desk or no match");
  const { id: venueId } = await prisma().venue.create({
    data: { organizationId, slug: "lounge", name: "Courtside Lounge", createdAt: MONDAY },
  });
  await prisma().venueTable.create({ data: { organizationId, venueId, name: "Table 3" } });
  await prisma().equipment.create({ data: { organizationId, venueId, kind: "board", label: "Set 12" } });
  const now = instantOf(MONDAY);
  const startsAt = addHours(now, 4);
  const userIds = [match.home, match.away];
  const plan = { organizationId, matchId: match.id, venueId, startsAt, endsAt: addHours(now, 6), userIds };
  await inTransaction((tx) => book(tx, plan));

  const reserved = await listReservations(desk, MONDAY, addHours(now, 12));
  expect(reserved).toMatchObject([
    {
      place: "Courtside Lounge",
      table: "Table 3",
      board: "Set 12",
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
    await mustExecute(match.id, { type: "propose-times", times: [time] }, { userId: match.home }, MONDAY);
    await mustExecute(match.id, { type: "accept-time", time }, { userId: match.away }, MONDAY);
    expect(await prisma().booking.count({ where: { organizationId } })).toBe(1);
    expect(await listReservations(desk, MONDAY, addHours(time, 1))).toHaveLength(listed);
  }
});
