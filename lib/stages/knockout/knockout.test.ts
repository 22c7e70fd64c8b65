import fc from "fast-check";
import { expect, test } from "vitest";
import { bothLose, wonBy } from "@/lib/match/rules/outcome";
import { type BracketResult, fillBracket } from "./fill-bracket";
import { drawBracket, seedOrder } from "./knockout";

test.each([
  [2, [1, 4, 2, 3]],
  [3, [1, 8, 4, 5, 2, 7, 3, 6]],
  [4, [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]],
])("the seeds of a bracket of %i rounds", (rounds, order) => {
  expect(seedOrder(rounds)).toEqual(order);
});

test("the top seeds each have a bye in round 1", () => {
  const free = drawBracket(11, false)[0]?.flatMap(({ upper, lower }) =>
    lower.from === "bye" && upper.from === "seed" ? [upper.seed] : [],
  );
  expect(free?.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
});

test("the next opponent has a bye after a double forfeit", () => {
  const results: BracketResult[] = [
    { round: 1, number: 1, homeEntryId: "a", awayEntryId: "d", outcome: bothLose("double-forfeit") },
    { round: 1, number: 2, homeEntryId: "b", awayEntryId: "c", outcome: wonBy("away", "agreed", null) },
  ];
  const bracket = fillBracket(["a", "b", "c", "d"], results, false);
  expect(bracket.rounds[1]?.[0]).toMatchObject({ stage: "walkover", winner: { kind: "entry", id: "c" } });
  expect(bracket.champion).toBe("c");
});

test("a result counts only for the two who played it", () => {
  const results: BracketResult[] = [
    { round: 1, number: 1, homeEntryId: "a", awayEntryId: "c", outcome: wonBy("home", "agreed", null) },
  ];
  expect(fillBracket(["a", "b"], results, false).champion).toBeNull();
});

test("if the better seed always wins, seed 1 is champion and meets seed 2 in the final", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 64 }), fc.boolean(), (players, thirdPlace) => {
      const seeds = Array.from({ length: players }, (_, index) => String(index + 1));
      const bracket = playAll(seeds, thirdPlace);
      expect(bracket.champion).toBe("1");
      const final = bracket.rounds.at(-1)?.[0];
      expect(final?.loser).toEqual({ kind: "entry", id: "2" });
      const third = bracket.rounds.at(-1)?.[1];
      if (thirdPlace && players > 3) expect(third?.winner).toEqual({ kind: "entry", id: "3" });
    }),
  );
});

function playAll(seeds: readonly string[], thirdPlace: boolean) {
  const results: BracketResult[] = [];
  for (;;) {
    const bracket = fillBracket(seeds, results, thirdPlace);
    const next = bracket.rounds.flat().find(({ stage }) => stage === "to-play");
    if (next?.upperSide.kind !== "entry" || next.lowerSide.kind !== "entry") return bracket;
    const [home, away] = [next.upperSide.id, next.lowerSide.id];
    const outcome = wonBy(Number(home) < Number(away) ? "home" : "away", "agreed", null);
    results.push({ round: next.round, number: next.number, homeEntryId: home, awayEntryId: away, outcome });
  }
}
