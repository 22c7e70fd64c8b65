import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import type { ReportedGame } from "../rules/games";
import { finalPosition } from "./final-position";
import { differRows, gameRows } from "./game-rows";

const NAMES = { home: "Amara", away: "Theo" };
const WON: ReportedGame = { white: "home", outcome: "white", ending: "checkmate" };
const LOST: ReportedGame = { white: "away", outcome: "white", ending: "resignation" };

test("a replayed draw says so, and has no winner", () => {
  const [row] = gameRows([{ white: "away", outcome: "draw", ending: "stalemate" }], NAMES, DEPAUL);
  expect(row).toEqual({ number: 1, white: "Theo", winner: null, ending: "Stalemate (replayed here)" });
});

test("only differences are marked: a different winner, a different ending, an extra game", () => {
  const rows = differRows([WON, LOST], [WON, { ...LOST, ending: "flag" }, WON], NAMES, DEPAUL);
  expect(rows.map(({ differs }) => differs)).toEqual([false, true, true]);
  expect(rows[2]).toMatchObject({ one: null, other: "Amara, checkmate" });
});

test.each([
  {
    why: "who had White",
    other: { ...WON, white: "away", outcome: "black" } as const,
    says: ["Amara, checkmate (Amara had White)", "Amara, checkmate (Theo had White)"],
  },
  {
    why: "the moves",
    one: { ...WON, pgn: "1. e4 e5" },
    other: { ...WON, pgn: "1. d4 d5" },
    says: ["Amara, checkmate (different moves)", "Amara, checkmate (different moves)"],
  },
  {
    why: "the captured points",
    one: { ...WON, captured: { home: 3, away: 1 } },
    other: { ...WON, captured: { home: 3, away: 3 } },
    says: ["Amara, checkmate (different captured points)", "Amara, checkmate (different captured points)"],
  },
])("games that differ only in $why aren’t called the same", ({ one = WON, other, says }) => {
  const [row] = differRows([one], [other], NAMES, DEPAUL);
  expect(row).toMatchObject({ differs: true, one: says[0], other: says[1] });
});

test("an ending that one side doesn't state is no difference", () => {
  const [row] = differRows([WON], [{ ...WON, ending: "unstated" }], NAMES, DEPAUL);
  expect(row).toEqual({ number: 1, one: "Amara, checkmate", other: "Amara", differs: false });
});

test("a side that says no games were played has no games to show", () => {
  expect(differRows([WON], null, NAMES, DEPAUL)).toEqual([
    { number: 1, one: "Amara, checkmate", other: null, differs: true },
  ]);
});

const MATE = "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#";

test("the last position is seen from the reader's side, with what the board proves", () => {
  expect(finalPosition({ ...WON, pgn: MATE }, "away", DEPAUL)).toMatchObject({
    orientation: "black",
    fact: "4. Qxf7# is checkmate",
    marks: { from: "h5", to: "f7" },
  });
});

test("a resigned game shows its last position and proves nothing", () => {
  expect(finalPosition({ ...LOST, pgn: "1. e4 e5 1-0" }, "home", DEPAUL)).toMatchObject({
    orientation: "black",
    fact: null,
  });
});

test.each([
  { why: "no moves were written down", pgn: undefined },
  { why: "the record can't be read", pgn: "1. e5" },
  { why: "the record has no move", pgn: "*" },
])("no picture when $why", ({ pgn }) => {
  expect(finalPosition({ ...WON, ...(pgn ? { pgn } : {}) }, "home", DEPAUL)).toBeNull();
});
