import type { OracleRow } from "./rows.ts";

/** What the oracle finds in a bracket: who comes out of it (null: no one), and what should not be. */
export type OracleBracket = { readonly champion: string | null; readonly violations: readonly string[] };

/**
 * Walks a bracket from its final back to the seeds. A place whose two sides are there has a decided match between just
 * these two, and every other place has none that counts.
 */
export function oracleBracket(
  seeds: readonly string[],
  rows: readonly OracleRow[],
  thirdPlace: boolean,
): OracleBracket {
  const violations: string[] = [];
  const byes: number[] = [];
  const losers = new Map<string, string | null>();
  let rounds = 0;
  while (2 ** rounds < seeds.length) rounds += 1;

  const comesOut = (round: number, number: number): string | null => {
    const sides = ([0, 1] as const).map((side) =>
      round === 1 ? seedAt(2 * (number - 1) + side, 2 ** rounds) : comesOut(round - 1, 2 * number - 1 + side),
    );
    return settle(round, number, sides);
  };
  const seedAt = (line: number, lines: number): string | null => {
    const seed = seedOnLine(line, lines);
    if (seed > seeds.length) byes.push(lines + 1 - seed);
    return seeds[seed - 1] ?? null;
  };
  const settle = (round: number, number: number, sides: readonly (string | null)[]): string | null => {
    const row = rows.find((each) => each.round === round && each.number === number && each.status !== "void");
    const [one = null, two = null] = sides;
    if (one === null || two === null) {
      if (row)
        violations.push(`round ${round}, match ${number} was created for a player without an opponent`);
      losers.set(`${round}-${number}`, null);
      return one ?? two;
    }
    const pair = row ? [row.homeEntryId, row.awayEntryId] : [];
    if (!row || !pair.includes(one) || !pair.includes(two)) {
      violations.push(`round ${round}, match ${number} is not between the players who reached it`);
      return null;
    }
    if (row.status !== "final" || row.homeResult === "draw") {
      violations.push(`round ${round}, match ${number} has no winner and no loser`);
      return null;
    }
    if (row.homeResult === "loss" && row.awayResult === "loss") {
      losers.set(`${round}-${number}`, null);
      return null;
    }
    const [winner, loser] = row.homeResult === "win" ? pair : pair.toReversed();
    losers.set(`${round}-${number}`, loser ?? null);
    return winner ?? null;
  };

  const champion = comesOut(rounds, 1);
  const hasThird = thirdPlace && rounds > 1;
  if (hasThird)
    settle(rounds, 2, [losers.get(`${rounds - 1}-1`) ?? null, losers.get(`${rounds - 1}-2`) ?? null]);
  const free = byes.toSorted((a, b) => a - b).join();
  const top = Array.from({ length: 2 ** rounds - seeds.length }, (_, index) => index + 1).join();
  if (free !== top) violations.push(`the byes went to the seeds ${free}, not to ${top}`);
  const slots = rows.map(({ round, number }) => `${round}-${number}`);
  if (new Set(slots).size < slots.length) violations.push("a bracket slot has two matches");
  return { champion, violations };
}

/** The seed on a line of the bracket: the stronger half of every pair of lines is drawn apart, halving by halving. */
function seedOnLine(line: number, lines: number): number {
  if (lines === 1) return 1;
  const above = seedOnLine(Math.floor(line / 2), lines / 2);
  return line % 2 === 0 ? above : lines + 1 - above;
}
