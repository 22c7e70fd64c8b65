import { makeChance } from "../../prisma/seed/chance.ts";
import { brokenLaws, lawsOf } from "./laws.ts";
import { randomDivision } from "./random-division.ts";
import { randomRules } from "./random-rules.ts";

/** So many random seasons in memory, each under all laws; the first that breaks one is told with its seed. */
export function simulateMany(many: number, firstSeed: number): void {
  let matches = 0;
  for (let seed = firstSeed; seed < firstSeed + many; seed++) {
    const chance = makeChance(seed);
    const division = randomDivision(randomRules(chance), chance.between(2, 40), chance);
    const [broken] = brokenLaws(lawsOf(division));
    if (broken) throw new Error(`Season ${seed} breaks a law: ${broken.law}`);
    matches += division.rounds.reduce((sum, round) => sum + round.matches.length, 0);
  }
  console.log(`${many} seasons with ${matches} matches: every law holds, and the oracle agrees.`);
}
