import { parseFen, startGame } from "chess-core";
import { describe, expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { judgeGame } from "../rules/judge";
import { type Act, boardActs, playActs, secondsIn, timed } from "../testing/played";
import {
  boardView,
  canClaimTime,
  claimWords,
  clocksSpoken,
  isFlagDue,
  isForDirector,
  isLeftWaiting,
  matchTimeShown,
  turnView,
} from "./board-view";
import { timeShown } from "./time-shown";

/** Two minutes for each move, and three for the game. */
const rules = timed({ secondsPerMove: 120, minutesPerGame: 3 }, DEPAUL);
/** The same rules for a table and the board. */
const ANYWHERE = { ...DEPAUL, room: { ...DEPAUL.room, board: true } };
const start: Act = ["home", 0, { type: "start", white: "home", at: secondsIn(0) }];
const press = (turn: number, spent: number, seconds: number): Act => [
  "home",
  seconds,
  { type: "press", turn, spentMs: spent * 1000, at: secondsIn(seconds) },
];

function playAfter(...acts: readonly Act[]) {
  const { play } = playActs([start, ...acts], { rules }).state;
  if (!play) throw new Error("It hasn’t started");
  return play;
}

const NAMES = { home: "Amara", away: "Theo" };
const at = (seconds: number) => Date.parse(secondsIn(seconds));

describe("a limit for a move and one for the game", () => {
  const later = playAfter(press(0, 119, 119), press(1, 1, 120));

  test.each([
    { why: "the move takes too long", play: playAfter(), seconds: 121, isOver: true, canClaim: true },
    { why: "both still have time", play: playAfter(), seconds: 119, isOver: false, canClaim: false },
    { why: "the time for the game is over", play: later, seconds: 182, isOver: true, canClaim: false },
  ])("$why: can the opponent claim? $canClaim", ({ play, seconds, isOver, canClaim }) => {
    expect(turnView(play, at(seconds))).toMatchObject({ isOver, canClaim });
  });

  test.each([
    { why: "to move, the move ends first", play: playAfter(), color: "white", seconds: 20, left: 100 },
    { why: "to move, the game ends first", play: later, color: "white", seconds: 130, left: 51 },
    { why: "not to move, the time for the game", play: playAfter(), color: "black", seconds: 20, left: 180 },
  ] as const)("$why: $left seconds are shown", ({ play, color, seconds, left }) => {
    expect(timeShown(play, color, at(seconds))).toBe(left * 1000);
  });
});

test.each([
  { why: "at 0:00 a move made in time may still arrive", seconds: 180.4, isDue: false },
  { why: "half a second later the server calls the flag", seconds: 180.5, isDue: true },
])("$why: does the page look? $isDue", ({ seconds, isDue }) => {
  const { play } = playActs(boardActs([]), { rules: timed({ minutesPerGame: 3 }) }).state;
  expect(play && isFlagDue(play, at(seconds))).toBe(isDue);
});

const clocked = (acts: readonly Act[], clock: Parameters<typeof timed>[0]) =>
  playActs(acts, { rules: timed(clock, ANYWHERE) }).state.play;

test.each([
  { why: "on the board it stays at 0:00 until the server has ended the game", acts: boardActs([]), left: 0 },
  { why: "at a table it goes on, because the players end the game", acts: [start], left: -400 },
])("the time for the game or the match is over: $why", ({ acts, left }) => {
  const inGame = clocked(acts, { secondsPerMove: null, minutesPerGame: 3 });
  expect(inGame && timeShown(inGame, "white", at(180.4))).toBe(left);
  const inMatch = clocked(acts, { minutesPerMatch: 60 });
  expect(inMatch && matchTimeShown(inMatch, at(3_600.4))).toBe(left);
});

test.each([
  { why: "who ran out of time has 0:00", end: [null, 250, { type: "look" }], left: 0 },
  { why: "who resigned has what was left then", end: ["home", 100, { type: "resign" }], left: 80_000 },
] satisfies readonly { why: string; end: Act; left: number }[])("after a game on the board, $why", (row) => {
  const play = clocked([...boardActs([]), row.end], { minutesPerGame: 3, secondsPerMove: null });
  expect(play && timeShown(play, "white", at(900))).toBe(row.left);
});

test("at a table, the clock keeps what it showed when the end was entered later", () => {
  const paused: Act = ["home", 20, { type: "pause", turn: 0, spentMs: 20_000, at: secondsIn(20) }];
  const end = { type: "end", outcome: "white", ending: "resignation", at: secondsIn(170) } as const;
  const play = clocked([start, paused, ["home", 170, end]], { minutesPerGame: 3, secondsPerMove: null });
  expect(play && timeShown(play, "white", at(900))).toBe(160_000);
});

test("the time for a move goes on, because the opponent has to claim it", () => {
  const play = clocked(boardActs([]), { secondsPerMove: 120 });
  expect(play && timeShown(play, "white", at(120.4))).toBe(-400);
});

test.each([
  { seconds: 120.4, can: false },
  { seconds: 120.5, can: true },
])("two minutes for a move can be claimed after $seconds s: $can", ({ seconds, can }) => {
  const play = clocked(boardActs([]), { secondsPerMove: 120 });
  expect(play && canClaimTime(play, "away", at(seconds))).toBe(can);
});

test.each([
  { why: "by the player who waits", side: "away", clock: { secondsPerMove: 120 }, can: true },
  { why: "not by the player to move", side: "home", clock: { secondsPerMove: 120 }, can: false },
  { why: "not without a limit for a move", side: "away", clock: { secondsPerMove: null }, can: false },
] as const)("the time for a move is claimed $why: $can", ({ side, clock, can }) => {
  const play = clocked(boardActs([]), clock);
  expect(play && canClaimTime(play, side, at(900))).toBe(can);
});

test("the time of a clock that's paused can't be claimed", () => {
  const pause: Act = ["home", 130, { type: "pause", turn: 0, spentMs: 130_000, at: secondsIn(130) }];
  expect(canClaimTime(playAfter(pause), "away", at(900))).toBe(false);
  expect(turnView(playAfter(pause), at(900))).toMatchObject({ left: -10_000, canClaim: true });
});

test.each([
  {
    why: "the hour, if nothing else limits the turn",
    clock: { minutesPerMatch: 60 },
    left: 3_580,
    of: 3_600,
  },
  {
    why: "the move, though there's an hour for the match",
    clock: { secondsPerMove: 120, minutesPerMatch: 60 },
    left: 100,
    of: 120,
  },
  {
    why: "the move, though the time for the match ends first",
    clock: { secondsPerMove: 120, minutesPerMatch: 1 },
    left: 100,
    of: 120,
  },
  {
    why: "a delay runs before the time for the game",
    clock: { minutesPerGame: 3, secondsAdded: 5, addedAs: "delay" },
    left: 165,
    of: 180,
  },
  {
    why: "an increment doesn't",
    clock: { minutesPerGame: 3, secondsAdded: 5, addedAs: "increment" },
    left: 160,
    of: 180,
  },
] as const)("what the clock shows after 20 seconds: $why", ({ clock, left, of }) => {
  const play = clocked([start], { secondsPerMove: null, minutesPerGame: null, ...clock });
  expect(play && turnView(play, at(20))).toMatchObject({ left: left * 1000, of: of * 1000, isOver: false });
});

test("a turn that nothing limits shows no time", () => {
  const play = clocked([start], { secondsPerMove: null, minutesPerGame: null });
  expect(play && turnView(play, at(20))).toEqual({ left: null, of: null, isOver: false, canClaim: false });
  expect(play && clocksSpoken(play, "home", NAMES, at(20))).toBeNull();
});

test("a time that has just run out is over, but can't be claimed yet", () => {
  expect(turnView(playAfter(), at(120))).toMatchObject({ left: 0, isOver: true, canClaim: false });
});

test("the clocks are read out with your own first", () => {
  const play = clocked(boardActs([]), { secondsPerMove: null, minutesPerGame: 3 });
  expect(play && clocksSpoken(play, "away", NAMES, at(60))).toMatch(/^You: .+ Amara: /);
});

test("a draw by fifty moves is offered once, not with each quiet move", () => {
  const start = parseFen("r3k3/8/8/3q4/8/8/8/R2QK3 w - - 99 120");
  const { play } = playActs(boardActs([]), { rules: ANYWHERE }).state;
  if (!start.ok || !play) throw new Error("It hasn’t started");
  const game = startGame(start.value);
  const { claims } = boardView({ ...play, game }, "home", ANYWHERE);
  expect(claims).toMatchObject([{ kind: "fifty-move" }]);
  expect(boardView({ ...play, game }, "away", ANYWHERE).claims).toEqual([]);
  const [claim] = claims;
  expect(claim && claimWords(claim, { ...play, game })).toMatch(/^Fifty moves without progress, with /);
  const claimed = judgeGame(
    game,
    { kind: "claim", claim: "fifty-move", ...(claim?.move && { move: claim.move }) },
    ANYWHERE,
  );
  expect(claimed).toMatchObject({ outcome: "draw" });
});

test("a claim of a repeated position says so", () => {
  const { play } = playActs(boardActs([]), { rules: ANYWHERE }).state;
  expect(play && claimWords({ kind: "threefold" }, play)).toBe("Same position three times");
});

test("captured points are worth what the league says", () => {
  const pieceValues = { ...DEPAUL.clock.pieceValues, pawn: 2 };
  const league = timed({ pieceValues }, ANYWHERE);
  const { play } = playActs(boardActs(["e2e4", "d7d5", "e4d5"]), { rules: league }).state;
  expect(play && boardView(play, "home", league).points).toMatchObject({ white: 2, black: 0 });
});

describe("an opponent who may have left", () => {
  test.each([
    { why: "after ten minutes without a move", side: "away", seconds: 600, rules: timed(), is: true },
    { why: "sooner, they may be thinking", side: "away", seconds: 599, rules: timed(), is: false },
    { why: "not of one's own move", side: "home", seconds: 600, rules: timed(), is: false },
    {
      why: "a clock ends the game",
      side: "away",
      seconds: 600,
      rules: timed({ minutesPerGame: 30 }),
      is: false,
    },
    {
      why: "an hour for the match does",
      side: "away",
      seconds: 600,
      rules: timed({ minutesPerMatch: 60 }),
      is: false,
    },
    {
      why: "a move can be claimed",
      side: "away",
      seconds: 600,
      rules: timed({ secondsPerMove: 120 }),
      is: false,
    },
  ] as const)("$why: $is", (row) => {
    const { play } = playActs(boardActs([]), { rules: row.rules }).state;
    expect(play && isLeftWaiting(play, row.side, at(row.seconds))).toBe(row.is);
  });
});

test.each([
  { why: "when the hour is over", timeUp: "director", seconds: 3_600, is: true },
  { why: "not before", timeUp: "director", seconds: 3_599, is: false },
  { why: "not where captured points decide", timeUp: "captured-points", seconds: 3_600, is: false },
] as const)("a game at a table is the director's $why: $is", ({ timeUp, seconds, is }) => {
  const hour = timed({ minutesPerMatch: 60, timeUp });
  const { play } = playActs([start], { rules: hour }).state;
  expect(play && isForDirector(play, hour, at(seconds))).toBe(is);
});
