import fc from "fast-check";
import { expect, test } from "vitest";
import { bergerRounds } from "./berger";
import { roundRobinRounds } from "./round-robin";

const fields = fc.integer({ min: 2, max: 40 });

test("a single round robin is the printed table", () => {
  expect(roundRobinRounds(8, 1)).toEqual(bergerRounds(8));
});

test("four players twice: the last two rounds of the first cycle are swapped, then colors are reversed", () => {
  const printed = roundRobinRounds(4, 2).map((round) =>
    round.map(({ white, black }) => `${white + 1}-${black + 1}`).join(" "),
  );
  expect(printed).toEqual(["1-4 2-3", "2-4 3-1", "4-3 1-2", "4-1 3-2", "3-4 2-1", "4-2 1-3"]);
});

test("in a double round robin all players meet once with each color, and have equally many byes", () => {
  fc.assert(
    fc.property(fields, (players) => {
      const rounds = roundRobinRounds(players, 2);
      const met = rounds.flat().map(({ white, black }) => `${white}-${black}`);
      expect(new Set(met).size).toBe(players * (players - 1));
      expect(met.length).toBe(players * (players - 1));
      expect(rounds.length).toBe(2 * (players - 1 + (players % 2)));
    }),
  );
});

test("no one meets the same opponent again before having met the others", () => {
  fc.assert(
    fc.property(fields, (players) => {
      const rounds = roundRobinRounds(players, 2);
      const firstHalf = rounds.slice(0, rounds.length / 2).flat();
      const pairs = firstHalf.map(({ white, black }) => [white, black].sort((a, b) => a - b).join("-"));
      expect(new Set(pairs).size).toBe((players * (players - 1)) / 2);
    }),
  );
});

test("no one has the same color three times in a row", () => {
  fc.assert(
    fc.property(fields, (players) => {
      const colors = Array.from({ length: players }, () => "");
      for (const { white, black } of roundRobinRounds(players, 2).flat()) {
        colors[white] += "w";
        colors[black] += "b";
      }
      for (const own of colors) expect(own).not.toMatch(/www|bbb/);
    }),
  );
});
