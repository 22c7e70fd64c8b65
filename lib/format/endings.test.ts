import { expect, test } from "vitest";
import { ENDINGS } from "@/lib/domain/match/games";
import { DEPAUL } from "@/lib/domain/rules/depaul";
import { endingChoices, endingWord, gameEnding, spanWords } from "./endings";

test.each([
  [120, "Two minutes ran out"],
  [60, "One minute ran out"],
  [90, "90 seconds ran out"],
  [null, "Too long on one move"],
])("with %s seconds a move, a loss by time reads: %s", (secondsPerMove, is) => {
  expect(endingWord("move-time", { clock: { ...DEPAUL.clock, secondsPerMove } })).toBe(is);
});

test("every ending has its own words", () => {
  const words = ENDINGS.map((ending) => endingWord(ending, DEPAUL));
  expect(new Set(words).size).toBe(ENDINGS.length);
});

test("a stalemate says that it is replayed, where it is", () => {
  const stalemate = { outcome: "draw", ending: "stalemate" } as const;
  expect(gameEnding(stalemate, DEPAUL)).toBe("Stalemate (replayed here)");
  expect(gameEnding(stalemate, { ...DEPAUL, match: { ...DEPAUL.match, stalemate: "half" } })).toBe(
    "Stalemate",
  );
});

test("without a limit on a move nobody can choose to have lost by one", () => {
  const untimed = { ...DEPAUL, clock: { ...DEPAUL.clock, secondsPerMove: null } };
  expect(endingChoices(DEPAUL).map(({ value }) => value)).toEqual([...ENDINGS]);
  expect(endingChoices(untimed).map(({ value }) => value)).not.toContain("move-time");
  expect(spanWords(120)).toBe("two minutes");
});
