import { beforeEach, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db/client";
import { insertLeaveWish } from "@/lib/entries/store/ask-to-leave";
import { saveFee } from "@/lib/fees/store/fee";
import { PASS } from "@/lib/fees/testing/pass";
import * as divisions from "@/lib/standings/store/divisions";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";
import { readDeskDivision, readDeskEligibility, readDeskEntry } from "./desk-reads";

/** What someone else commits right before and right after the division is read. */
const othersAct = { before: async () => {}, after: async () => {} };
const find = divisions.findDivisionOfDesk;
vi.spyOn(divisions, "findDivisionOfDesk").mockImplementation(async (...asked) => {
  await othersAct.before();
  const view = await find(...asked);
  await othersAct.after();
  return view;
});

await freshDatabase();

const ASKED = { season: "fall-2026", division: "open" };

let count = 0;
let league: TestLeague;
beforeEach(async () => {
  count += 1;
  Object.assign(othersAct, { before: async () => {}, after: async () => {} });
  league = await makeLeague({ slug: `desk-${count}`, players: 4 });
});

const read = () => readDeskDivision(league.scope, league.org, ASKED);

test("a report that's made while the division is read isn't in the version of what was read", async () => {
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("A league has matches");
  const find = async () => (await read())?.matches.find(({ id }) => id === match.id);
  const before = await find();
  othersAct.after = async () => {
    await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, MONDAY);
  };
  expect(await find()).toEqual(before);
});

test("players are never older than the division's version", async () => {
  const entryId = league.players[0]?.entryId ?? "";
  othersAct.before = async () => {
    await prisma().entry.update({ where: { id: entryId }, data: { status: "withdrawn" } });
  };
  const during = await read();
  othersAct.before = async () => {};
  expect(during).toEqual(await read());
});

test("who waits for a spot or has left owes no fee, and without a fee no one does", async () => {
  const owing = async () => {
    const { fee } = (await readDeskEligibility(league.scope, league.org, ASKED.season)) ?? {};
    return fee?.players.filter(({ owes }) => owes).map(({ userId }) => userId);
  };
  expect(await owing()).toEqual([]);
  await saveFee(league.scope, league.season.id, { fee: PASS, seen: 0 }, MONDAY);
  const [plays, waits, left, ...others] = league.players;
  await setStatus(waits, "waitlisted");
  await setStatus(left, "withdrawn");
  expect((await owing())?.toSorted()).toEqual([plays, ...others].map((each) => each?.userId).toSorted());
});

test.each(["finished", "archived"] as const)(
  "a request to leave is open until the season is over: %s",
  async (status) => {
    const [player] = league.players;
    const [division] = league.season.divisions;
    if (!player || !division) throw new Error("A league has players");
    await insertLeaveWish(division.id, player.userId, "Exams.", MONDAY);
    const readRequest = async () => (await readDeskEntry(league.scope, ASKED, player.entryId))?.leaveRequest;
    expect(await readRequest()).toMatchObject({ note: "Exams." });
    await prisma().season.update({ where: { id: league.season.id }, data: { status } });
    expect(await readRequest()).toBeNull();
  },
);

async function setStatus(
  player: TestLeague["players"][number] | undefined,
  status: "waitlisted" | "withdrawn",
) {
  await prisma().entry.update({ where: { id: player?.entryId ?? "" }, data: { status } });
}
