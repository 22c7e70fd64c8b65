import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import type { GameCommand } from "../rules/commands";
import type { GameEvent } from "../rules/events";
import { foldGame } from "../rules/evolve";
import { projectGame } from "../rules/project";
import { executeGame } from "./execute-game";
import { listFallenFlags } from "./read-games";
import { forgetGame, forgetGamesOf, recallGame, rememberGame } from "./remembered-games";

await freshDatabase();
type TestMatch = Awaited<ReturnType<typeof listTestMatches>>[number];
let matches: TestMatch[];

const BLITZ = { ...OFFICIAL.clock, minutesPerGame: 3, secondsAdded: 2 };
const RULES = { ...OFFICIAL, clock: BLITZ, match: { ...OFFICIAL.match, bestOf: 3 as const } };

const UNTIMED = { ...RULES, clock: { ...BLITZ, minutesPerGame: null, secondsAdded: 0 } };

beforeAll(async () => {
  const league = await makeLeague({ players: 12, rules: RULES });
  matches = [...(await listTestMatches(league))];
});

const second = (seconds: number) => new Date(MONDAY.getTime() + 3_600_000 + seconds * 1000);
const newId = () => randomUUID();

function takeMatch(): TestMatch {
  const match = matches.shift();
  if (!match) throw new Error("No match is left");
  return match;
}

const send = (
  match: TestMatch,
  userId: string | null,
  command: GameCommand,
  at: Date,
  id = newId(),
  number = 1,
) => executeGame({ match: match.id, number }, { id, command }, userId, at, "home");

const move = (ply: number, uci: string): GameCommand => ({ type: "move", ply, uci, lagMs: 0 });

/** Both sit down, then play these moves, a second each. */
async function play(match: TestMatch, moves: readonly string[], number = 1, from = 0): Promise<void> {
  for (const userId of [match.home, match.away])
    expect(await send(match, userId, { type: "sit" }, second(from), newId(), number)).toMatchObject({
      ok: true,
    });
  const white = (await rowOf(match, number)).white === "home" ? match.home : match.away;
  const black = white === match.home ? match.away : match.home;
  for (const [ply, uci] of moves.entries()) {
    const answer = await send(
      match,
      ply % 2 === 0 ? white : black,
      move(ply, uci),
      second(from + ply + 1),
      newId(),
      number,
    );
    expect(answer, `${ply} ${uci}`).toMatchObject({ ok: true });
  }
}

const FOOLS_MATE = ["f2f3", "e7e5", "g2g4", "d8h4"];

const rowOf = (match: TestMatch, number = 1) =>
  prisma().roomGame.findUniqueOrThrow({ where: { matchId_number: { matchId: match.id, number } } });

async function eventsOf(match: TestMatch, number = 1): Promise<GameEvent[]> {
  const rows = await prisma().roomGameEvent.findMany({
    where: { matchId: match.id, number },
    orderBy: { seq: "asc" },
  });
  return rows.map(({ type, data }) => ({ type, ...(data as object) }) as GameEvent);
}

test("two players play to mate, and what the row says is what its events amount to", async () => {
  const match = takeMatch();
  await play(match, FOOLS_MATE);
  const row = await rowOf(match);
  expect(row).toMatchObject({ outcome: "black", ending: "checkmate", ply: 4, flagAt: null, lastUci: "d8h4" });
  const { lastUci, fen, ply, keptAs, white, outcome, ending } = row;
  const again = projectGame(foldGame(await eventsOf(match)));
  expect(again).toMatchObject({ lastUci, fen, ply, keptAs, white, outcome, ending });
  expect(again.endedAt).toBe(row.endedAt?.toISOString());
});

test("a command that arrives again is the same command and gets the same answer", async () => {
  const match = takeMatch();
  await play(match, ["e2e4"]);
  const id = newId();
  const first = await send(match, match.away, move(1, "e7e5"), second(3), id);
  const again = await send(match, match.away, move(1, "e7e5"), second(9), id);
  expect(again).toEqual(first);
  expect((await rowOf(match)).ply).toBe(2);
});

test("a command that's sent again before it's answered is the same command too", async () => {
  const match = takeMatch();
  await play(match, ["e2e4"]);
  const id = newId();
  const both = [3, 4].map((at) => send(match, match.away, move(1, "e7e5"), second(at), id));
  const [first, again] = await Promise.all(both);
  expect(first).toMatchObject({ ok: true });
  expect(again).toEqual(first);
  expect((await rowOf(match)).ply).toBe(2);
});

test("of two moves that arrive together for one position, one counts and the other is told", async () => {
  const match = takeMatch();
  await play(match, []);
  const both = ["e2e4", "d2d4", "g1f3", "c2c4"].map((uci) =>
    send(match, match.home, move(0, uci), second(2)),
  );
  const answers = await Promise.all(both);
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  expect(answers.filter((answer) => answer && !answer.ok && answer.refusal.code === "old-page")).toHaveLength(
    3,
  );
  expect((await rowOf(match)).ply).toBe(1);
});

test("a game that's remembered as it no longer is isn't built on", async () => {
  const match = takeMatch();
  const ref = { match: match.id, number: 1 };
  await play(match, ["e2e4"]);
  const remembered = recallGame(ref);
  expect(remembered?.game.events).toHaveLength((await rowOf(match)).lastSeq);
  // As if another process had executed these two.
  await send(match, match.away, move(1, "e7e5"), second(3));
  await send(match, match.home, move(2, "g1f3"), second(4));
  forgetGame(ref);
  if (remembered) rememberGame(ref, remembered);
  expect(await send(match, match.away, move(1, "c7c5"), second(5))).toMatchObject({
    ok: false,
    refusal: { code: "old-page" },
  });
  forgetGame(ref);
  if (remembered) rememberGame(ref, remembered);
  expect(await send(match, match.away, move(3, "b8c6"), second(6))).toMatchObject({ ok: true });
  expect((await rowOf(match)).ply).toBe(4);
  const seqs = await prisma().roomGameEvent.findMany({ where: { matchId: match.id }, select: { seq: true } });
  expect(seqs.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(seqs.map((_, index) => index + 1));
});

test("a remembered game takes no move once its match has changed", async () => {
  const match = takeMatch();
  await play(match, ["e2e4"]);
  expect(recallGame({ match: match.id, number: 1 })).toBeDefined();
  await prisma().$executeRaw`UPDATE "match" SET status = 'void' WHERE id = ${match.id}::uuid`;
  expect(await send(match, match.away, move(1, "e7e5"), second(3))).toMatchObject({ ok: false });
  expect((await rowOf(match)).ply).toBe(1);
});

test("a game is remembered until it has ended, and the ones used longest ago make room", async () => {
  const match = takeMatch();
  const ref = { match: match.id, number: 1 };
  await play(match, FOOLS_MATE.slice(0, 3));
  const remembered = recallGame(ref);
  expect(remembered).toBeDefined();
  for (let number = 2; number <= 1_001 && remembered; number++) rememberGame({ ...ref, number }, remembered);
  expect(recallGame(ref)).toBeUndefined();
  expect(await send(match, match.away, move(3, "d8h4"), second(9))).toMatchObject({ ok: true });
  expect(recallGame(ref)).toBeUndefined();
  forgetGamesOf(match.id);
});

test("strangers, wrong turns, illegal and old moves change nothing", async () => {
  const match = takeMatch();
  const stranger = takeMatch();
  await play(match, ["e2e4"]);
  const before = await eventsOf(match);
  const outsiders = [stranger.home, stranger.away].filter((id) => id !== match.home && id !== match.away);
  expect(await send(match, outsiders[0] ?? "", move(1, "e7e5"), second(2))).toBeNull();
  expect(await send(match, match.home, move(1, "d2d4"), second(2))).toMatchObject({
    refusal: { code: "not-your-turn" },
  });
  expect(await send(match, match.away, move(1, "e7e4"), second(2))).toMatchObject({
    refusal: { code: "illegal-move" },
  });
  expect(await send(match, match.away, move(0, "e7e5"), second(2))).toMatchObject({
    refusal: { code: "old-page" },
  });
  expect(await eventsOf(match)).toEqual(before);
});

test("everyone who looks finds the same fallen flag, and only once", async () => {
  const match = takeMatch();
  await play(match, ["e2e4"]);
  const { flagAt } = await rowOf(match);
  // Black's three minutes began with White's move at second 1.
  expect(flagAt).toEqual(second(181));
  const game = { match: match.id, number: 1 };
  expect(await listFallenFlags(second(181.4), [])).not.toContainEqual(game);
  expect(await listFallenFlags(second(181.5), [])).toContainEqual(game);
  const looks = [second(190), second(200), second(300)].map((at) => send(match, null, { type: "look" }, at));
  await Promise.all([...looks, send(match, match.away, move(1, "e7e5"), second(250))]);
  const ends = (await eventsOf(match)).filter(({ type }) => type === "Ended");
  expect(ends).toMatchObject([{ outcome: "white", ending: "flag", at: second(181).toISOString() }]);
});

test("the next game has colors reversed, and none follows a decided match", async () => {
  const match = takeMatch();
  expect(await send(match, match.home, { type: "sit" }, second(0), newId(), 2)).toMatchObject({
    refusal: { code: "earlier-game" },
  });
  await play(match, FOOLS_MATE);
  await play(match, ["e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"], 2, 100);
  expect(await rowOf(match, 2)).toMatchObject({ white: "away", outcome: "white" });
  expect(await send(match, match.home, { type: "sit" }, second(200), newId(), 3)).toMatchObject({
    refusal: { code: "series-over" },
  });
});

test("of starting the next game and continuing the one before at the same time, exactly one happens", async () => {
  const league = await makeLeague({ slug: "tables", players: 4, rules: RULES });
  for (const match of await listTestMatches(league)) {
    const at = second(0).toISOString();
    await send(match, match.home, { type: "start", white: "home", at }, second(0));
    await send(match, match.home, { type: "end", outcome: "white", ending: "resignation", at }, second(1));
    const answers = await Promise.all([
      send(match, match.home, { type: "start", white: "away", at }, second(2), newId(), 2),
      send(match, match.away, { type: "reopen", at }, second(2)),
    ]);
    expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
    const isStarted = answers[0]?.ok;
    expect(answers[isStarted ? 1 : 0]).toMatchObject({
      refusal: { code: isStarted ? "later-game" : "earlier-game" },
    });
  }
});

test("a start at a table that's taken back makes room for the board, but not for going on with the game before", async () => {
  const match = takeMatch();
  const at = second(0).toISOString();
  const start = { type: "start", white: "home", at } as const;
  await send(match, match.away, { type: "sit" }, second(0));
  await send(match, match.home, start, second(1));
  expect(await send(match, match.away, { type: "discard" }, second(2))).toMatchObject({ ok: true });
  expect(await rowOf(match)).toMatchObject({ keptAs: null, white: null, startedAt: null, endedAt: null });
  for (const by of [match.home, match.away]) await send(match, by, { type: "sit" }, second(3));
  expect(await rowOf(match)).toMatchObject({ keptAs: "board" });

  const other = takeMatch();
  await send(other, other.home, start, second(0));
  await send(other, other.home, { type: "end", outcome: "white", ending: "resignation", at }, second(1));
  await send(other, other.home, { ...start, white: "away" }, second(2), newId(), 2);
  await send(other, other.home, { type: "discard" }, second(3), newId(), 2);
  // Those who listen are past that game, so they wouldn't hear of it.
  expect(await send(other, other.away, { type: "reopen", at }, second(4))).toMatchObject({
    ok: false,
    refusal: { code: "later-game" },
  });
});

test("after the end of a game, nothing more happens in it", async () => {
  const match = takeMatch();
  await play(match, FOOLS_MATE);
  const before = await eventsOf(match);
  const late: readonly GameCommand[] = [move(4, "e1f2"), { type: "resign" }, { type: "offer-draw", ply: 4 }];
  for (const command of late)
    expect(await send(match, match.home, command, second(9))).toMatchObject({ refusal: { code: "ended" } });
  expect(await eventsOf(match)).toEqual(before);
});

test("a game that no one finishes can be resumed until the deadline; then the match is as if unreported", async () => {
  const league = await makeLeague({ slug: "untimed", players: 2, rules: UNTIMED });
  const match = (await listTestMatches(league))[0];
  if (!match) throw new Error("The league has no match");
  await play(match, ["e2e4"]);
  const atDeadline = new Date(match.deadlineAt);
  const before = new Date(atDeadline.getTime() - 1_000);
  expect(await send(match, match.away, move(1, "e7e5"), before)).toMatchObject({ ok: true });
  const after = new Date(atDeadline.getTime() + 1_000);
  expect(await send(match, match.home, move(2, "g1f3"), after)).toMatchObject({
    refusal: { code: "match-over" },
  });
  await mustExecute(match.id, { type: "pass-deadline" }, "clock", after);
  expect(await prisma().match.findUniqueOrThrow({ where: { id: match.id } })).toMatchObject({
    status: "final",
    homeResult: "loss",
    awayResult: "loss",
  });
  expect(await eventsOf(match)).toHaveLength(5);
});

test("once the match is reported, its games can't change", async () => {
  const match = takeMatch();
  await play(match, ["e2e4"]);
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, second(5));
  expect(await send(match, match.away, move(1, "e7e5"), second(6))).toMatchObject({
    refusal: { code: "match-over" },
  });
});

test("a scoresheet that arrives after its game and its match are over is kept, until the match is final", async () => {
  const room = { ...OFFICIAL.room, clock: true, scoresheet: true };
  const league = await makeLeague({ slug: "late", players: 2, rules: { ...RULES, room } });
  const match = (await listTestMatches(league))[0];
  if (!match) throw new Error("The league has no match");
  const at = second(0).toISOString();
  const write = (ply: number, uci: string): GameCommand => ({ type: "write", ply, uci });
  await send(match, match.home, { type: "start", white: "home", at }, second(0));
  await send(match, match.home, write(0, "e2e4"), second(1));
  await send(match, match.home, { type: "end", outcome: "white", ending: "resignation", at }, second(2));
  const ended = await rowOf(match);
  expect(await send(match, match.away, write(0, "e2e4"), second(3))).toMatchObject({ ok: true });
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, second(5));
  expect(await send(match, match.away, write(1, "e7e5"), second(6))).toMatchObject({ ok: true });
  const { lastSeq, ...row } = await rowOf(match);
  expect({ ...row, lastSeq: ended.lastSeq }).toEqual(ended);
  const { play } = foldGame(await eventsOf(match));
  expect(play?.sheets.away.moves).toHaveLength(2);

  await mustExecute(match.id, { type: "approve" }, { userId: match.away }, second(7));
  expect(await send(match, match.away, write(2, "g1f3"), second(8))).toMatchObject({
    refusal: { code: "too-late" },
  });
  expect(await eventsOf(match)).toHaveLength(lastSeq);
});

test("the database refuses to change what happened, and a command's second copy", async () => {
  const match = takeMatch();
  await play(match, ["e2e4"]);
  await expect(
    prisma().roomGameEvent.updateMany({ where: { matchId: match.id }, data: { type: "Resigned" } }),
  ).rejects.toThrow("append-only");
  const [stored] = await prisma().roomGameEvent.findMany({ where: { matchId: match.id, type: "Moved" } });
  if (!stored) throw new Error("There is a move");
  const copy = { ...stored, data: stored.data as object, seq: 99 };
  await expect(prisma().roomGameEvent.create({ data: copy })).rejects.toThrow(/unique/i);
});
