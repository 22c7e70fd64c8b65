import { expect, test } from "vitest";
import { proveStaff } from "@/lib/people/rules/permissions";
import { addHours, addMinutes, instantOf } from "@/lib/shared/instant";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute } from "@/lib/testing/league";
import { seatMatch } from "@/lib/testing/seat-match";
import { listReservations } from "@/lib/venue/store/reservations";
import { execute } from "./execute";
import { findMatchOfPlayer } from "./read-match";
import { findBookedTable, findTableVisit } from "./table-visit";

await freshDatabase();

const START = addHours(instantOf(MONDAY), 24);

test("a table's code knows whose match is there, a second tap adds nothing, and the desk sees who came", async () => {
  const league = await makeLeague({ players: 4 });
  const [match, other] = await listTestMatches(league);
  if (!match || !other) throw new Error("No matches");
  const { tableId, otherTableId } = await seatMatch(league, match, { startsAt: START, agreedAt: MONDAY });
  const visitOf = (table: string, userId: string, minutes: number) =>
    findTableVisit(league.org, table, userId, new Date(addMinutes(START, minutes)));

  for (const { why, table, user, minutes, finds } of [
    { why: "half an hour early", table: tableId, user: match.home, minutes: -30, finds: { isHere: true } },
    { why: "a minute before that", table: tableId, user: match.home, minutes: -31, finds: null },
    { why: "late", table: tableId, user: match.away, minutes: 20, finds: { isHere: true } },
    { why: "after the booking", table: tableId, user: match.away, minutes: 600, finds: null },
    {
      why: "at another table",
      table: otherTableId,
      user: match.home,
      minutes: 0,
      finds: { isHere: false, table: "Table 3" },
    },
    { why: "another player", table: tableId, user: other.home, minutes: 0, finds: null },
  ]) {
    const visit = await visitOf(table, user, minutes);
    expect(visit?.venue, why).toBe("Annex");
    if (finds) expect(visit?.match, why).toMatchObject({ id: match.id, ...finds });
    else expect(visit?.match, why).toBeNull();
  }
  expect(await findTableVisit("elsewhere", tableId, match.home, MONDAY)).toBeUndefined();
  const booked = {
    id: match.id,
    organization: { id: league.organizationId },
    state: { scheduledAt: START },
  };
  expect(await findBookedTable(booked, tableId)).toBe("Table 3");
  expect(await findBookedTable(booked, otherTableId)).toBeNull();
  expect(await findBookedTable(booked, match.id), "another campus’s table").toBeUndefined();

  const at = new Date(addMinutes(START, -5));
  await mustExecute(match.id, { type: "arrive", table: "Table 3" }, { userId: match.home }, at);
  const again = await execute(match.id, { type: "arrive", table: null }, { userId: match.home }, at);
  expect(again).toMatchObject({ ok: false, refusal: { code: "already-arrived" } });
  const after = await findMatchOfPlayer(match.id, match.away);
  expect(after?.state.arrivals).toEqual({ home: { at: instantOf(at), table: "Table 3" }, away: null });
  expect(after?.events.at(-1)?.event).toEqual({
    type: "Arrived",
    by: "home",
    arrivedAt: instantOf(at),
    table: "Table 3",
  });

  const { organizationId, directorId } = league;
  const desk = proveStaff({ organizationId, userId: directorId, roles: ["staff"] });
  if (!desk) throw new Error("No desk");
  const [reserved] = await listReservations(desk, at, addHours(START, 12));
  expect(reserved?.here).toEqual([reserved?.players[0].name]);
});

test("of a player's matches back to back, a table's code leads to the one there, else to the next one", async () => {
  const league = await makeLeague({ slug: "back-to-back", players: 4 });
  const [first, ...others] = await listTestMatches(league);
  const player = first?.home ?? "";
  const second = others.find(({ home, away }) => [home, away].includes(player));
  if (!first || !second) throw new Error("No matches");
  const next = addHours(START, 2);
  const { tableId, otherTableId } = await seatMatch(league, first, { startsAt: START, agreedAt: MONDAY });
  const { tableId: nextTableId } = await seatMatch(
    league,
    second,
    { startsAt: next, agreedAt: MONDAY },
    "hall",
  );
  const leadsTo = async (table: string, minutes: number) => {
    const visit = await findTableVisit(league.org, table, player, new Date(addMinutes(next, minutes)));
    return visit?.match?.id;
  };
  expect(await leadsTo(tableId, -10)).toBe(first.id);
  expect(await leadsTo(nextTableId, -10)).toBe(second.id);
  expect(await leadsTo(otherTableId, -10)).toBe(second.id);
  expect(await leadsTo(otherTableId, -31)).toBe(first.id);
});

test("a table's code doesn't lead to a match that's played at another time now", async () => {
  const league = await makeLeague({ slug: "moved", players: 4 });
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("No matches");
  const { tableId } = await seatMatch(league, match, { startsAt: START, agreedAt: MONDAY });
  const scheduledAt = addHours(START, 24);
  const set = { type: "fix-time", scheduledAt, place: "Main hall" } as const;
  const visitAt = (minutes: number) =>
    findTableVisit(league.org, tableId, match.home, new Date(addMinutes(START, minutes)));
  expect((await visitAt(10))?.match?.id).toBe(match.id);
  await mustExecute(match.id, set, league.scope, new Date(addMinutes(START, 5)));
  expect((await visitAt(10))?.match).toBeNull();
  const booked = { id: match.id, organization: { id: league.organizationId } };
  expect(await findBookedTable({ ...booked, state: { scheduledAt: START } }, tableId)).toBe("Table 3");
  expect(await findBookedTable({ ...booked, state: { scheduledAt } }, tableId)).toBeNull();
});
