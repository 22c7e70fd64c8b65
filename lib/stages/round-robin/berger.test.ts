import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bergerRounds } from "./berger";

/** As the handbook prints them: players from 1, White first. */
function printed(players: number): string {
  return bergerRounds(players)
    .map((round) => round.map(({ white, black }) => `${white + 1}-${black + 1}`).join(" "))
    .join(" | ");
}

describe("the printed tables of FIDE C.05 Annex 1", () => {
  test.each([
    [4, "1-4 2-3 | 4-3 1-2 | 2-4 3-1"],
    [6, "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1"],
    [
      8,
      "1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3 | 3-8 4-2 5-1 6-7 | 8-7 1-6 2-5 3-4 | 4-8 5-3 6-2 7-1",
    ],
  ])("%i players", (players, table) => {
    expect(printed(players)).toBe(table);
  });

  test("with an odd number the player paired with the phantom has a bye", () => {
    expect(printed(3)).toBe("2-3 | 1-2 | 3-1");
  });
});

test("all players meet once, no one plays twice in a round, and colors differ by at most one", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), (players) => {
      const met = new Set<string>();
      const balance = new Array<number>(players).fill(0);
      for (const round of bergerRounds(players)) {
        const busy = round.flatMap(({ white, black }) => [white, black]);
        expect(new Set(busy).size).toBe(busy.length);
        for (const { white, black } of round) {
          met.add([white, black].sort((a, b) => a - b).join("-"));
          balance[white] = (balance[white] ?? 0) + 1;
          balance[black] = (balance[black] ?? 0) - 1;
        }
      }
      expect(met.size).toBe((players * (players - 1)) / 2);
      expect(Math.max(...balance.map(Math.abs))).toBeLessThanOrEqual(players % 2 === 0 ? 1 : 0);
    }),
  );
});
