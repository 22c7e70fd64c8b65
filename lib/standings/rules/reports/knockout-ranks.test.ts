import { expect, test } from "vitest";
import { bothLose, wonBy } from "@/lib/match/rules/outcome";
import { type BracketResult, fillBracket } from "@/lib/stages/knockout/fill-bracket";
import { knockoutRanks } from "./knockout-ranks";

const SEEDS = ["a", "b", "c", "d", "e"];

/** "1.2 b-c": round, number, and who won against whom; "b=c" put both out. */
function result(line: string): BracketResult {
  const [slot = "", homeEntryId = "", how, awayEntryId = ""] = line
    .split(/ |(?<=[a-e])([-=])/)
    .filter(Boolean);
  const [round = 0, number = 0] = slot.split(".").map(Number);
  const outcome = how === "-" ? wonBy("home", "agreed", { home: 2, away: 0 }) : bothLose("double-forfeit");
  return { round, number, homeEntryId, awayEntryId, outcome };
}

test.each([
  { why: "no one has played: all five are still in it", lines: [], ranks: { a: 1, b: 1, c: 1, d: 1, e: 1 } },
  {
    why: "finished: players out in the same round share a rank",
    lines: ["1.2 e-d", "2.1 a-e", "2.2 c-b", "3.1 c-a"],
    ranks: { c: 1, a: 2, e: 3, b: 3, d: 5 },
  },
  {
    why: "a third-place match separates its two",
    thirdPlace: true,
    lines: ["1.2 e-d", "2.1 a-e", "2.2 c-b", "3.1 c-a", "3.2 b-e"],
    ranks: { c: 1, a: 2, b: 3, e: 4, d: 5 },
  },
  {
    why: "a double forfeit puts both out: the other finalist wins",
    lines: ["1.2 e-d", "2.1 a=e", "2.2 c-b"],
    ranks: { c: 1, a: 2, e: 2, b: 2, d: 5 },
  },
])("$why", ({ lines, ranks, thirdPlace = false }) => {
  const bracket = fillBracket(SEEDS, lines.map(result), thirdPlace);
  expect(Object.fromEntries(knockoutRanks(bracket))).toEqual(ranks);
});
