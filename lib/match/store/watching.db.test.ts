import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { executeGame } from "@/lib/room/store/execute-game";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { makeGameArchive } from "@/lib/standings/rules/reports/game-archive";
import { findPublicMatch } from "@/lib/standings/store/public-match";
import { listArchivedMatches, listOwnArchivedMatches } from "@/lib/standings/store/reports";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, type TestLeague } from "@/lib/testing/league";
import type { WatchParty } from "../rules/watching";
import { keepWatchChoice, readWatchFacts } from "./watching";

await freshDatabase();

const MATE = "1. f3 e5 2. g4 Qh4#";
type TestMatch = Awaited<ReturnType<typeof listTestMatches>>[number];
let league: TestLeague;
let matches: TestMatch[];

beforeAll(async () => {
  league = await makeLeague({ players: 6, rules: OFFICIAL });
  matches = [...(await listTestMatches(league))];
});

function takeMatch(): TestMatch {
  const match = matches.shift();
  if (!match) throw new Error("No match is left");
  return match;
}

function choose(match: TestMatch, by: WatchParty, allowed: boolean) {
  const userId = by === "away" ? match.away : match.home;
  const change = { organization: league.org, season: "fall-2026", divisions: [], isMatch: true as const };
  return keepWatchChoice({ matchId: match.id, by, allowed, userId, at: MONDAY }, OFFICIAL, change);
}

async function decide(match: TestMatch): Promise<void> {
  const games = [{ white: "home", outcome: "black", ending: "checkmate", pgn: MATE }] as const;
  await mustExecute(match.id, { type: "report", games: [...games] }, { userId: match.home }, MONDAY);
  await mustExecute(match.id, { type: "approve" }, { userId: match.away }, MONDAY);
}

test("what one player turns off is on no public page and in no file that is passed on, except their own", async () => {
  const [hidden, shown] = [takeMatch(), takeMatch()];
  expect(await choose(hidden, "away", false)).toMatchObject({ ok: true });
  await decide(hidden);
  await decide(shown);
  const pgnOf = async ({ id }: TestMatch) => (await findPublicMatch(league.org, id))?.games[0]?.pgn;
  expect(await pgnOf(hidden)).toBeUndefined();
  expect((await findPublicMatch(league.org, hidden.id))?.games[0]?.ending).toBe("checkmate");
  expect(await pgnOf(shown)).toBe(MATE);
  const archive = makeGameArchive(await listArchivedMatches(league.scope, league.season.id));
  expect(archive.match(/Qh4#/g)).toHaveLength(1);
  expect(makeGameArchive(await listOwnArchivedMatches(hidden.home))).toContain("Qh4#");
});

test("the newest choice of each counts, and who made it when is kept", async () => {
  const match = takeMatch();
  await choose(match, "home", false);
  await choose(match, "home", true);
  await choose(match, "away", false);
  expect((await readWatchFacts(match.id)).choices).toEqual({ home: true, away: false });
  const rows = await prisma().matchWatching.findMany({
    where: { matchId: match.id },
    orderBy: { seq: "asc" },
  });
  expect(rows.map(({ seq, by, actorUserId, at }) => [seq, by, actorUserId, at])).toEqual([
    [1, "home", match.home, MONDAY],
    [2, "home", match.home, MONDAY],
    [3, "away", match.away, MONDAY],
  ]);
  await expect(prisma().matchWatching.deleteMany({ where: { matchId: match.id } })).rejects.toThrow();
});

test("what was chosen before isn't kept again, and says so", async () => {
  const match = takeMatch();
  expect(await choose(match, "home", false)).toEqual({ ok: true, value: true });
  expect(await choose(match, "home", false)).toEqual({ ok: true, value: false });
  expect(await choose(match, "away", false)).toEqual({ ok: true, value: true });
  expect(await choose(match, "home", true)).toEqual({ ok: true, value: true });
  expect(await prisma().matchWatching.count({ where: { matchId: match.id } })).toBe(3);
});

test("once the first game has started, it's too late", async () => {
  const [match] = await listTestMatches(league);
  const open = matches[0] ?? match;
  if (!open) throw new Error("No match");
  for (const userId of [open.home, open.away]) {
    expect(await choose(open, "home", true)).toMatchObject({ ok: true });
    const sit = { id: randomUUID(), command: { type: "sit" } } as const;
    await executeGame({ match: open.id, number: 1 }, sit, userId, MONDAY, "home");
  }
  expect(await choose(open, "home", false)).toEqual({ ok: false, refusal: "begun" });
});
