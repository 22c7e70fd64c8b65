import { expect, test } from "vitest";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { roomStage, type StartedGame } from "./room-stage";

const RULES = {
  match: { ...OFFICIAL.match, bestOf: 3 as const },
  clock: { ...OFFICIAL.clock, secondsPerMove: null },
};
const ON: StartedGame = {
  keptAs: "board",
  white: "home",
  ply: 0,
  isEnded: false,
  isTimed: true,
  outcome: null,
  ending: null,
};
const WON: StartedGame = { ...ON, isEnded: true, outcome: "white", ending: "checkmate" };
const LEFT_OPEN: StartedGame = { ...ON, isEnded: true, ending: "match-time" };

test.each([
  { why: "nothing has started", games: [], is: null },
  {
    why: "on the board, White to move",
    games: [ON],
    is: { kind: "on", number: 1, isYourMove: true, isTimed: true, canStall: false },
  },
  {
    why: "on the board, Black to move",
    games: [{ ...ON, ply: 1 }],
    is: { kind: "on", number: 1, isYourMove: false, isTimed: true, canStall: false },
  },
  {
    why: "the same without a clock, which never ends if Black has left",
    games: [{ ...ON, ply: 1, isTimed: false }],
    is: { kind: "on", number: 1, isYourMove: false, isTimed: false, canStall: true },
  },
  {
    why: "without a clock, White to move",
    games: [{ ...ON, isTimed: false }],
    is: { kind: "on", number: 1, isYourMove: true, isTimed: false, canStall: false },
  },
  {
    why: "a game at a table, where no one's move is known",
    games: [WON, { ...ON, keptAs: "table", isTimed: false }],
    is: { kind: "on", number: 2, isYourMove: null, isTimed: false, canStall: false },
  },
  { why: "a game has ended, and the next one comes", games: [WON], is: { kind: "between", number: 2 } },
  {
    why: "the last game has ended, and no one has confirmed the match",
    games: [WON, { ...WON, white: "away", outcome: "black" }],
    is: { kind: "to-confirm", score: { home: 2, away: 0 } },
  },
  { why: "the director decides a game", games: [LEFT_OPEN], is: { kind: "for-director" } },
] as const)("$why", ({ games, is }) => {
  expect(roomStage(games, "home", RULES)).toEqual(is);
});

test("with a limit for each move, a player can claim the time of an opponent who has left", () => {
  const rules = { ...RULES, clock: { ...RULES.clock, secondsPerMove: 120 } };
  expect(roomStage([{ ...ON, ply: 1, isTimed: false }], "home", rules)).toMatchObject({
    isTimed: true,
    canStall: false,
  });
});
