import { describe, expect, test } from "vitest";
import { addMinutes } from "@/lib/shared/instant";
import { type Act, boardActs, playActs, START_AT, secondsIn } from "../testing/played";
import { foldGames, liveGame, seenBy } from "./live";
import { applyNews, type LiveGame, type LiveUpdate, markOf, updateOf } from "./live-updates";

const OPENING = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"];

function gameAfter(acts: readonly Act[]): LiveGame {
  const { state } = playActs(acts);
  const game = liveGame(1, state);
  if (!game) throw new Error("It hasn’t started");
  return game;
}

const newsOf = (...games: readonly LiveUpdate[]) => ({
  match: "m0",
  now: START_AT,
  score: { home: 0, away: 0 },
  firstGame: 1,
  games,
});

const sansOf = (game: LiveGame | undefined) => game?.moves.map(({ san }) => san);

test("a game on the board is its moves, its clocks and how it ended, without names", () => {
  const game = gameAfter([...boardActs(OPENING), ["away", 9, { type: "resign" }]]);
  expect(sansOf(game)).toEqual(["e4", "e5", "Nf3", "Nc6", "Bb5"]);
  expect(game.moves.at(-1)?.fen).toMatch(/^r1bqkbnr\/pppp1ppp\/2n5\/1B2p3/);
  expect(game).toMatchObject({ white: "home", keptAs: "board", ended: { outcome: "white" } });
});

describe("at a table", () => {
  const start: Act = ["home", 0, { type: "start", white: "home", at: secondsIn(0) }];
  const write = (by: "home" | "away", ...moves: string[]) =>
    moves.map((uci, ply): Act => [by, ply + 1, { type: "write", ply, uci }]);

  test.each([
    { why: "only one wrote", acts: write("home", "e2e4", "e7e5"), shown: [] },
    {
      why: "one wrote more",
      acts: [...write("home", "e2e4", "e7e5", "g1f3"), ...write("away", "e2e4", "e7e5")],
      shown: ["e4", "e5"],
    },
    {
      why: "they part",
      acts: [...write("home", "e2e4", "e7e5"), ...write("away", "e2e4", "c7c5")],
      shown: ["e4"],
    },
  ])("$why: what both wrote is shown", ({ acts, shown }) => {
    expect(sansOf(gameAfter([start, ...acts]))).toEqual(shown);
  });
});

describe("updates", () => {
  test("each tells only what's new, and together they make the game", () => {
    const [one, two] = [gameAfter(boardActs(OPENING.slice(0, 2))), gameAfter(boardActs(OPENING))];
    const update = updateOf(one, two);
    expect(update.from).toBe(2);
    expect(update.moves).toHaveLength(3);
    const games = applyNews([], newsOf(updateOf(undefined, one), update));
    expect(games).toEqual([two]);
    expect(markOf(games)).toBe("1.5");
  });

  test("a move that was struck out goes", () => {
    const [longer, shorter] = [gameAfter(boardActs(OPENING)), gameAfter(boardActs(OPENING.slice(0, 3)))];
    const update = updateOf(longer, shorter);
    expect(update).toMatchObject({ from: 3, moves: [] });
    expect(applyNews([longer], newsOf(update))).toEqual([shorter]);
  });

  test("a game that was started by mistake goes", () => {
    const [one, two] = [gameAfter(boardActs(OPENING)), { ...gameAfter(boardActs([])), number: 2 }];
    expect(applyNews([one, two], { ...newsOf(), last: 1 })).toEqual([one]);
  });

  test("one that doesn't fit what's known changes nothing", () => {
    const [one, two] = [gameAfter(boardActs(OPENING.slice(0, 4))), gameAfter(boardActs(OPENING))];
    expect(applyNews([], newsOf(updateOf(one, two)))).toEqual([]);
  });
});

describe("a delay", () => {
  const { events } = playActs(boardActs(OPENING, 60));
  const timed = events.map((event, index) => ({
    number: 1,
    seq: index + 1,
    event,
    at: "at" in event ? event.at : START_AT,
  }));

  test.each([
    { why: "nothing is late enough", minutes: 4, moves: null },
    { why: "the start is", minutes: 5, moves: 0 },
    { why: "the first two moves are", minutes: 7, moves: 2 },
    { why: "a millisecond before the third", minutes: 8 - 1 / 60_000, moves: 2 },
    { why: "all are", minutes: 10, moves: 5 },
  ])("five minutes behind, after $minutes minutes: $why", ({ minutes, moves }) => {
    const { seen, hidden } = seenBy(timed, addMinutes(START_AT, minutes), 5 * 60_000);
    const state = foldGames(seen).get(1);
    const game = state ? liveGame(1, state) : null;
    expect(game?.moves.length ?? null).toBe(moves);
    expect(seen.length + hidden.length).toBe(timed.length);
  });

  test("without a delay nothing is hidden", () => {
    expect(seenBy(timed, secondsIn(600), 0).hidden).toEqual([]);
  });
});
