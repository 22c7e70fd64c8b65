import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { readMatchPage } from "@/lib/match/store/match-page";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import type { MatchId, UserId } from "@/lib/shared/ids";
import { findPublicMatch } from "@/lib/standings/store/public-match";
import { publicMatchPage } from "@/lib/standings/view/public-match-page";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, type TestLeague } from "@/lib/testing/league";
import type { GameCommand } from "../rules/commands";
import { BEGINNING } from "../rules/cursor";
import { foldGames } from "../rules/evolve";
import { typedGames } from "../rules/typed-games";
import { roomRecord } from "../view/room-record";
import { roomScene } from "../view/scene";
import { executeGame } from "./execute-game";
import { listGameEvents, readEveryGame } from "./read-games";

await freshDatabase();

const RULES = { ...OFFICIAL, room: { ...OFFICIAL.room, board: true, clock: true, watch: "live" as const } };
const second = (seconds: number) => new Date(MONDAY.getTime() + 3_600_000 + seconds * 1000);
const FOOLS_MATE = ["f2f3", "e7e5", "g2g4", "d8h4"];
const FACTS = { rules: RULES, deadlineAt: "2026-12-20T06:00:00.000Z", isOpen: true, isFinal: false };

let count = 0;
let league: TestLeague;
let match: { readonly id: MatchId; readonly home: UserId; readonly away: UserId };

beforeEach(async () => {
  count += 1;
  league = await makeLeague({ slug: `over-${count}`, players: 2, rules: RULES });
  const [first] = await listTestMatches(league);
  match = first as typeof match;
});

const send = (userId: string, command: GameCommand, at: Date, number: number) =>
  executeGame({ match: match.id, number }, { id: randomUUID(), command }, userId, at, "home");

async function play(moves: readonly string[], number: number, from: number): Promise<void> {
  for (const userId of [match.home, match.away])
    expect(await send(userId, { type: "sit" }, second(from), number)).toMatchObject({ ok: true });
  const row = await prisma().roomGame.findUniqueOrThrow({
    where: { matchId_number: { matchId: match.id, number } },
  });
  const players = row.white === "home" ? [match.home, match.away] : [match.away, match.home];
  for (const [ply, uci] of moves.entries()) {
    const command = { type: "move", ply, uci, lagMs: 0 } as const;
    expect(await send(players[ply % 2] ?? "", command, second(from + ply + 1), number)).toMatchObject({
      ok: true,
    });
  }
}

/** The games that count, as the room has them. */
async function gamesOf() {
  return foldGames(await listGameEvents(match.id, BEGINNING));
}

/** The loser reports the game in the room, the other contests it, and the director lets them play again. */
async function reportAndReopen(): Promise<void> {
  const games = [...typedGames(await gamesOf(), "home", RULES)];
  await mustExecute(match.id, { type: "report", games }, { userId: match.home }, second(20));
  const contest = { type: "contest", statement: "My mouse slipped.", games: null } as const;
  await mustExecute(match.id, contest, { userId: match.away }, second(30));
  const reopen = { type: "reopen", deadlineAt: FACTS.deadlineAt, reason: "Play again." } as const;
  await mustExecute(match.id, reopen, { userId: league.directorId }, second(40));
}

const statusOf = async () => {
  const view = await findPublicMatch(league.org, match.id);
  return view && publicMatchPage(view).status.text;
};

test("a reopened match is played in the room from game 1, and only that is reported", async () => {
  await play(FOOLS_MATE, 1, 0);
  await reportAndReopen();
  expect(await send(match.home, { type: "sit" }, second(50), 1)).toMatchObject({
    refusal: { code: "started-over" },
  });
  expect(await gamesOf()).toEqual([]);
  expect(roomScene([], { ...FACTS, firstGame: 2 }, "home")).toMatchObject({
    number: 2,
    game: 1,
    isDecided: false,
  });

  await play(["e2e4", "e7e5"], 2, 60);
  expect(await send(match.home, { type: "sit" }, second(70), 3)).toMatchObject({
    refusal: { code: "earlier-game" },
  });
  await send(match.home, { type: "resign" }, second(80), 2);
  expect(typedGames(await gamesOf(), "home", RULES)).toMatchObject([{ ending: "resignation" }]);
  const page = await readMatchPage(match.id, { id: match.home, rolesEverywhere: [] }, second(90));
  const reading = { names: { home: "Amara", away: "Theo" }, rules: RULES, zone: "America/Chicago" } as const;
  expect(
    roomRecord(page?.played ?? [], { ...reading, firstGame: page?.firstGame ?? 1 })?.games,
  ).toMatchObject([{ number: 1, how: "Played in Rookery" }]);
  const { events, firstGame } = await readEveryGame(match.id);
  expect(roomRecord(events, { ...reading, firstGame })?.games).toMatchObject([
    {
      number: 1,
      how: "Played in Rookery before the match started over; doesn’t count",
      facts: expect.stringMatching(/^Black won: checkmate/),
    },
    { number: 1, how: "Played in Rookery" },
  ]);
});

test("a game that a phone started before the match started over, and sent later, doesn't count", async () => {
  await play(FOOLS_MATE, 1, 0);
  await reportAndReopen();
  const start = (at: number) => ({ type: "start", white: "home", at: second(at).toISOString() }) as const;
  expect(await send(match.home, start(35), second(50), 2)).toMatchObject({
    refusal: { code: "started-over" },
  });
  expect(await gamesOf()).toEqual([]);
  expect(await send(match.home, start(45), second(50), 2)).toMatchObject({ ok: true });
});

test("newcomers to a match don't read the games of those who played it before", async () => {
  await play(FOOLS_MATE, 1, 0);
  await reportAndReopen();
  const refused = { code: "started-over" };
  expect(await send(match.home, { type: "sit" }, second(50), 1)).toMatchObject({
    refusal: { ...refused, events: expect.arrayContaining([expect.objectContaining({ type: "Moved" })]) },
  });
  const { id } = await prisma().user.create({ data: { email: `newcomer-${count}@lakeside.example` } });
  await prisma().entry.updateMany({ where: { userId: match.home }, data: { userId: id } });
  expect(await send(id, { type: "sit" }, second(60), 1)).toMatchObject({
    refusal: { ...refused, events: [] },
  });
});

test("a match can start over more often than it has games", async () => {
  await prisma().match.update({ where: { id: match.id }, data: { firstGame: 20 } });
  await play(FOOLS_MATE, 20, 0);
  expect(await send(match.home, { type: "sit" }, second(10), 32)).toBeNull();
});

test("a match is being played for the public only while it is", async () => {
  expect(await statusOf()).toBe("To schedule");
  await play(FOOLS_MATE.slice(0, 2), 1, 0);
  expect(await statusOf()).toBe("Being played");
  await send(match.home, { type: "resign" }, second(8), 1);
  await reportAndReopen();
  expect(await statusOf()).toBe("To schedule");
  await play(["e2e4"], 2, 60);
  expect(await statusOf()).toBe("Being played");
  await send(match.home, { type: "resign" }, second(80), 2);
  const status = OFFICIAL.match.bestOf === 1 ? "To schedule" : "Being played";
  expect(await statusOf()).toBe(status);
  const games = [...typedGames(await gamesOf(), "home", RULES)];
  await mustExecute(match.id, { type: "report", games }, { userId: match.home }, second(90));
  expect(await statusOf()).not.toBe("Being played");
});
