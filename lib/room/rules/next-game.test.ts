import { describe, expect, test } from "vitest";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { type Act, boardActs, playActs, secondsIn, timed } from "../testing/played";
import { gameContext, type MatchOfGames } from "./context";
import type { GameContext } from "./decision";
import { NEW_GAME } from "./evolve";

const HOUR = 3_600;
const sit: Act = ["home", HOUR, { type: "sit" }];
const start: Act = ["home", HOUR, { type: "start", white: "home", at: secondsIn(HOUR) }];
/** The first game began this many seconds into the match, which has an hour. */
const hourFrom = (seconds: number): Partial<GameContext> => ({
  rules: timed({ minutesPerMatch: 60 }),
  matchStartedAt: secondsIn(seconds),
});

describe("the next game", () => {
  test.each<{ why: string; rest: Partial<GameContext>; board?: string; table?: string }>([
    { why: "nothing is in its way", rest: {} },
    {
      why: "an earlier game goes on",
      rest: { isEarlierOpen: true },
      board: "earlier-game",
      table: "earlier-game",
    },
    { why: "the match is decided", rest: { isSeriesOver: true }, board: "series-over", table: "series-over" },
    { why: "the match is reported", rest: { isOver: true }, board: "match-over", table: "match-over" },
    { why: "a second is left of the hour", rest: hourFrom(1) },
    {
      why: "the hour is over, which only the room's own clock stops",
      rest: hourFrom(0),
      board: "match-time-over",
    },
    {
      why: "the room is for scoresheets only",
      rest: { rules: { ...timed(), room: { ...OFFICIAL.room, board: false, clock: false } } },
      board: "not-used-here",
    },
    {
      why: "the room is for clocks only",
      rest: { rules: { ...timed(), room: { ...OFFICIAL.room, board: false, scoresheet: false } } },
      board: "not-used-here",
    },
    {
      why: "the room is for the board only",
      rest: { rules: { ...timed(), room: { ...OFFICIAL.room, clock: false, scoresheet: false } } },
      table: "not-used-here",
    },
  ])("$why: on the board $board, at a table $table", ({ rest, board, table }) => {
    expect(playActs([sit], rest).refused?.code).toBe(board);
    expect(playActs([start], rest).refused?.code).toBe(table);
  });

  test("at a table, the rules say who has White if they can, and the players otherwise", () => {
    expect(playActs([start], { white: "away" }).state.play?.white).toBe("away");
    expect(playActs([start], { white: null, lot: "away" }).state.play?.white).toBe("home");
  });
});

describe("a game that has started", () => {
  test("goes on if the other phone starts it too, or someone says again that they're ready", () => {
    const table = playActs([start]);
    const again: Act = ["away", HOUR + 9, { type: "start", white: "away", at: secondsIn(HOUR + 9) }];
    expect(playActs([start, again])).toEqual(table);
    const board = playActs(boardActs(["e2e4"]));
    expect(playActs([...boardActs(["e2e4"]), ["home", 9, { type: "sit" }]])).toEqual(board);
  });

  test.each<{ why: string; acts: readonly Act[]; code: string }>([
    {
      why: "a resignation at a table",
      acts: [start, ["home", HOUR, { type: "resign" }]],
      code: "kept-otherwise",
    },
    {
      why: "a start at a table of a game on the board",
      acts: [...boardActs([]), start],
      code: "kept-otherwise",
    },
    {
      why: "getting ready for a game that has ended",
      acts: [...boardActs([]), ["home", 1, { type: "resign" }], ["away", 2, { type: "sit" }]],
      code: "ended",
    },
    {
      why: "taking back an end at a table before there is one",
      acts: [start, ["home", HOUR, { type: "reopen", at: secondsIn(HOUR) }]],
      code: "not-ended",
    },
  ])("$why: $code", ({ acts, code }) => {
    expect(playActs(acts).refused?.code).toBe(code);
  });

  test("only the room's own board ends a game when the time is up, not the clock at a table", () => {
    const rest = { rules: timed({ minutesPerGame: 1, minutesPerMatch: 60 }) };
    const look: Act = [null, 3 * HOUR, { type: "look" }];
    expect(playActs([start, look], rest).state.ended).toBeNull();
    expect(playActs([...boardActs([]), look], rest).state.ended).not.toBeNull();
  });

  test("anyone can look, and nothing happens", () => {
    expect(playActs([...boardActs([]), [null, 1, { type: "look" }]])).toEqual(playActs(boardActs([])));
  });
});

describe("what a game depends on in its match", () => {
  const match: MatchOfGames = {
    rules: timed(),
    deadlineAt: secondsIn(100 * HOUR),
    isOpen: true,
    isFinal: false,
    firstGame: 2,
  };
  const resigned = playActs([...boardActs([]), ["home", 1, { type: "resign" }]]).state;
  const game = (number: number, state = resigned) => ({ number, state });
  const contextOf = (number: number, ...games: readonly ReturnType<typeof game>[]) =>
    gameContext(match, games, { number, by: "home", now: secondsIn(HOUR) });

  test.each([
    { why: "the game before has ended", number: 3, games: [game(2)], isEarlierOpen: false },
    { why: "the game before is new", number: 3, games: [game(2, NEW_GAME)], isEarlierOpen: true },
    { why: "the game before is missing", number: 4, games: [game(2)], isEarlierOpen: true },
    {
      why: "a game from before the match started over is open",
      number: 2,
      games: [game(1, NEW_GAME)],
      isEarlierOpen: false,
    },
    { why: "the game itself is open", number: 3, games: [game(2), game(3, NEW_GAME)], isEarlierOpen: false },
  ])("$why: isEarlierOpen is $isEarlierOpen", ({ number, games, isEarlierOpen }) => {
    expect(contextOf(number, ...games).isEarlierOpen).toBe(isEarlierOpen);
  });

  test("neither the game itself nor one from before the match started over decides the series", () => {
    const one = { ...match, rules: { ...match.rules, match: { ...match.rules.match, bestOf: 1 as const } } };
    const asking = { number: 2, by: "home", now: secondsIn(HOUR) } as const;
    expect(gameContext(one, [game(1), game(2)], asking).isSeriesOver).toBe(false);
    expect(gameContext(one, [game(2)], { ...asking, number: 3 }).isSeriesOver).toBe(true);
  });
});
