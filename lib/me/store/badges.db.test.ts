import { afterAll, beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { closeConnections } from "@/lib/jobs/close-connections";
import { findGames } from "@/lib/jobs/find-games";
import { myMoves } from "@/lib/match/view/my-moves";
import { findSearch, rejectFind } from "@/lib/online/store/searches";
import { siteGame } from "@/lib/online/testing/site-games";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import type { MatchId, UserId } from "@/lib/shared/ids";
import { type Instant, instantOf } from "@/lib/shared/instant";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute } from "@/lib/testing/league";
import { chooseSettings } from "@/lib/testing/settings";
import { startFakeSites } from "@/scripts/chess-sites/fake-sites";
import { withFound } from "../view/with-found";
import { readBadges } from "./badges";
import { readMyPage } from "./my-page";

await freshDatabase();
const site = await startFakeSites();
chooseSettings({ CHESS_COM_URL: site.url });
afterAll(async () => {
  await site.stop();
  await closeConnections();
});

const after = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000);

let first: { readonly id: MatchId; readonly home: UserId; readonly away: UserId };
let next: { readonly id: MatchId; readonly opensAt: Date } | undefined;

/** Two players who meet each week. The home player of the first match suggested times for it. */
beforeAll(async () => {
  const league = await makeLeague({ players: 4, rules: TEXAS_STATE });
  const matches = await listTestMatches(league);
  const [match] = matches;
  first = {
    id: match?.id as MatchId,
    home: match?.home as UserId,
    away: match?.away as UserId,
  };
  const second = matches.find(({ round, home, away }) => round === 2 && [home, away].includes(first.home));
  const round = await prisma().round.findFirstOrThrow({
    where: { matches: { some: { id: second?.id ?? "" } } },
  });
  next = second && { id: second.id as MatchId, opensAt: round.opensAt };
  const times = [instantOf(after(48))];
  await mustExecute(first.id, { type: "propose-times", times }, { userId: first.home }, MONDAY);
});

/** The number beside "Your move" of the home player, and how many matches the page lists as theirs to act on. */
async function waitingAt(at: Date) {
  const person = { id: first.home, rolesEverywhere: [] };
  const { matches, searches } = await readMyPage(person, at);
  const listed = myMoves(withFound(matches, searches, instantOf(at)), instantOf(at)).yours.length;
  return { listed, counted: (await readBadges(person, at)).waiting };
}

test("a match that waits for the other player isn't counted", async () => {
  expect(await waitingAt(after(1))).toEqual({ listed: 0, counted: 0 });
});

test("a match that was found online is counted as it's listed, until a player says that it isn't theirs", async () => {
  const nameOf = async (userId: string) =>
    (await prisma().handle.findFirstOrThrow({ where: { userId } })).handle;
  const names = { white: await nameOf(first.home), black: await nameOf(first.away) };
  site.games = [siteGame({ ...names, startedAt: after(2).toISOString() })];
  await findGames(() => after(3));
  expect(await waitingAt(after(3))).toEqual({ listed: 1, counted: 1 });

  const foundAt = (await findSearch(first.id))?.foundAt as Instant;
  await rejectFind(first.id, { by: "away", statement: "That was practice.", foundAt }, after(4));
  expect(await waitingAt(after(4))).toEqual({ listed: 0, counted: 0 });
});

test("a match whose round hasn't opened is counted as it's listed, once the opponent suggested times", async () => {
  if (!next) throw new Error("They meet others in round 2");
  const at = new Date(next.opensAt.getTime() - 2 * 24 * 3_600_000);
  const match = await prisma().match.findUniqueOrThrow({
    where: { id: next.id },
    include: { home: true, away: true },
  });
  const opponent = [match.home.userId, match.away.userId].find((id) => id !== first.home) ?? "";
  const before = await waitingAt(at);
  const times = [instantOf(new Date(next.opensAt.getTime() + 24 * 3_600_000))];
  await mustExecute(next.id, { type: "propose-times", times }, { userId: opponent }, at);
  const since = await waitingAt(at);
  expect(since.listed).toBe(before.listed + 1);
  expect(since.counted).toBe(since.listed);
});
