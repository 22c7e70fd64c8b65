import { afterAll, expect, test } from "vitest";
import { DEPAUL } from "@/lib/domain/rules/depaul";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute } from "@/lib/testing/league";
import { insertLeaveWish, listLeaveWishes } from "./ask-to-leave";
import { closeConnections } from "./close";
import { listNoShowClaims } from "./matches/read";
import { listStruck } from "./strikes";

await freshDatabase();
afterAll(closeConnections);

const RULES = { ...DEPAUL, forfeits: { ...DEPAUL.forfeits, strikes: 1 } };

test("who has as many forfeits as the rules bear is listed, in this organization only", async () => {
  const league = await makeLeague({ rules: RULES });
  const silent = await makeLeague({ slug: "riverside" });
  for (const each of [league, silent]) {
    const [match] = await listTestMatches(each);
    if (!match) throw new Error("The league has no match");
    await mustExecute(match.id, { type: "concede" }, { userId: match.home }, MONDAY);
  }
  const [match] = await listTestMatches(league);
  const loser = league.players.find(({ userId }) => userId === match?.home);
  expect(await listStruck(league.scope)).toMatchObject([
    { entryId: loser?.entryId, name: loser?.name, forfeits: 1, strikes: 1 },
  ]);
  expect(await listStruck(silent.scope)).toEqual([]);
});

test("who asked to leave is listed once, since they asked first", async () => {
  const league = await makeLeague({ slug: "hillside" });
  const [player] = league.players;
  const divisionId = league.season.divisions[0]?.id ?? "";
  await insertLeaveWish(divisionId, player?.userId ?? "", "My thesis.", MONDAY);
  await insertLeaveWish(divisionId, player?.userId ?? "", "", new Date(MONDAY.getTime() + 48 * 3_600_000));
  expect(await listLeaveWishes(league.scope)).toMatchObject([
    { entryId: player?.entryId, note: "My thesis.", since: MONDAY.toISOString() },
  ]);
});

test("nobody claims a no-show: the list is empty", async () => {
  const league = await makeLeague({ slug: "seaside" });
  expect(await listNoShowClaims(league.scope)).toEqual([]);
});
