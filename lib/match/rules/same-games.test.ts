import { expect, test } from "vitest";
import { gamesOf, withOtherColors } from "../testing/matches";
import type { ReportedGame } from "./games";
import { areSameGames } from "./same-games";

const [WON] = gamesOf("H") as [ReportedGame];
const MOVES = "1. f3 e5 2. g4 Qh4# 0-1";
const TOLD_OTHERWISE =
  '[Result "*"]\n\n1. f3 {[%clk 0:09:58]} 1... e5 {[%clk 0:09:57]} 2. g4 {fast} 2... Qh4# *';

test.each([
  { why: "the same games", one: gamesOf("HAH"), two: gamesOf("HAH"), same: true },
  { why: "another winner", one: gamesOf("HH"), two: gamesOf("HA"), same: false },
  { why: "a game more", one: gamesOf("HSH"), two: gamesOf("HH"), same: false },
  { why: "other colors and endings", one: gamesOf("HH"), two: withOtherColors(gamesOf("HH")), same: false },
  { why: "another ending", one: [WON], two: [{ ...WON, ending: "flag" as const }], same: false },
  {
    why: "an ending that only one states",
    one: [WON],
    two: [{ ...WON, ending: "unstated" as const }],
    same: true,
  },
  { why: "moves that only one wrote down", one: [WON], two: [{ ...WON, pgn: MOVES }], same: true },
  {
    why: "the same moves on other lines",
    one: [{ ...WON, pgn: MOVES }],
    two: [{ ...WON, pgn: MOVES.replace(" 2.", "\r\n2.") }],
    same: true,
  },
  {
    why: "the same moves with tags, clocks and without a result",
    one: [{ ...WON, pgn: MOVES }],
    two: [{ ...WON, pgn: TOLD_OTHERWISE }],
    same: true,
  },
  {
    why: "texts that can't be read",
    one: [{ ...WON, pgn: "1. f3 e5 2. Zz4" }],
    two: [{ ...WON, pgn: "1. f3 e5 2. Zz5" }],
    same: false,
  },
  {
    why: "fewer moves",
    one: [{ ...WON, pgn: MOVES }],
    two: [{ ...WON, pgn: "1. f3 e5 2. g4 *" }],
    same: false,
  },
  {
    why: "other moves",
    one: [{ ...WON, pgn: MOVES }],
    two: [{ ...WON, pgn: "1. e4 e5" }],
    same: false,
  },
  {
    why: "other captured points",
    one: [{ ...WON, captured: { home: 3, away: 1 } }],
    two: [{ ...WON, captured: { home: 3, away: 3 } }],
    same: false,
  },
])("$why: $same", ({ one, two, same }) => {
  expect(areSameGames(one, two)).toBe(same);
});
