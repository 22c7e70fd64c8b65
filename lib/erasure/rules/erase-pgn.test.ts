import { expect, test } from "vitest";
import { readRecord } from "@/lib/match/rules/read-record";
import { growthOf, LINEAR } from "@/lib/testing/growth";
import { erasePgn } from "./erase-pgn";
import { contactPatterns, eraserOf, ownNamePatterns } from "./patterns";

const eraseName = (...registered: readonly string[]) =>
  eraserOf(ownNamePatterns({ registered, names: [] }), "Player 17");
const MATE = '[White "Betty White"]\n[Black "Joe Black"]\n\n1. f3 e5 2. g4 Qh4#';

test.each([
  { why: "a last name that's a color", name: "Betty White", text: MATE.replace("Betty White", "Player 17") },
  { why: "the other color", name: "Joe Black", text: MATE.replace("Joe Black", "Player 17") },
  {
    why: "tags and moves on one line, and quotes in a tag",
    name: 'Sid "White" Osei',
    pgn: String.raw`[ White  "Sid \"White\" Osei" ] [Black "Joe"] 1. f3 e5`,
    text: '[ White  "Player 17" ] [Black "Joe"] 1. f3 e5',
  },
  {
    why: "comments, also those over several lines",
    name: "Betty White",
    pgn: "1. f3 {Betty\nWhite said [%clk 0:01:00] so} e5 ; White resigned\n% Betty\n2. g4",
    text: "1. f3 {Player 17 said [%clk 0:01:00] so} e5 ; Player 17 resigned\n% Player 17\n2. g4",
  },
  {
    why: "a name like a command of a comment",
    name: "cal",
    pgn: "1. f3 {[%cal Gf2f3] cal} e5",
    text: "1. f3 {[%cal Gf2f3] Player 17} e5",
  },
  {
    why: "a variation that isn't moves",
    name: "Betty White",
    pgn: "1. f3 (1. e4 (Betty would) as White) 1... e5",
    text: "1. f3 (1. e4 (Player 17 would) as Player 17) 1... e5",
  },
  {
    why: "what says how to read the moves",
    name: "Standard",
    pgn: '[Variant "Standard"]\n[Event "Standard"]\n\n1. f3',
    text: '[Variant "Standard"]\n[Event "Player 17"]\n\n1. f3',
  },
])("$why", ({ name, pgn = MATE, text }) => {
  expect(erasePgn(pgn, eraseName(name))).toBe(text);
  expect(sansOf(text)).toEqual(sansOf(pgn));
});

test("a username that's a move leaves the game", () => {
  const erase = eraserOf(contactPatterns({ contacts: ["e5"] }), "(deleted)");
  expect(erasePgn('[Black "e5"]\n\n1. f3 e5', erase)).toBe('[Black "(deleted)"]\n\n1. f3 e5');
});

test("a comment stays closed", () => {
  const erase = eraserOf({ loose: String.raw`https?://\S+`, exact: null }, "(deleted)");
  expect(erasePgn("1. f3 {https://lichess.org/abcdefgh} e5", erase)).toBe("1. f3 {(deleted)} e5");
});

test.each([
  { why: "comments", part: "{" },
  { why: "tags", part: '[a "' },
  { why: "tags on a line that ends in a backslash", part: '[a "', end: "\\\n" },
])("what never ends is read in linear time, and erased: $why", ({ part, end = "" }) => {
  const erase = eraseName("Betty White");
  expect(erasePgn(`${part}Betty White${end}`, erase)).toBe(`${part}Player 17${end}`);
  expect(growthOf((length) => erasePgn(part.repeat(length) + end, (text) => text))).toBeLessThan(LINEAR);
});

function sansOf(pgn: string): readonly string[] {
  const record = readRecord(pgn);
  if (!record) throw new Error(`No game: ${pgn}`);
  return record.moves.map(({ san }) => san);
}
