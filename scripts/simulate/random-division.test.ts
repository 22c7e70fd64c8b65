import { expect, test } from "vitest";
import { PRESETS } from "@/lib/season/input/rule-pack";
import { makeChance } from "../../prisma/seed/chance";
import { brokenLaws, lawsOf, type RatedDivision } from "./laws";
import { randomDivision } from "./random-division";
import { randomRules } from "./random-rules";

/** Mostly the sizes of real divisions, now and then a large one. */
function playersOf(seed: number): number {
  return seed % 25 === 0 ? 2 + (seed % 39) : 2 + (seed % 13);
}

test("a thousand random seasons across presets and sizes break no law, and the oracle agrees with all of them", () => {
  for (let seed = 1; seed <= 1000; seed++) {
    const chance = makeChance(seed);
    const division = randomDivision(
      randomRules(chance, PRESETS[seed % PRESETS.length]),
      playersOf(seed),
      chance,
    );
    expect(brokenLaws(lawsOf(division)), `season ${seed}`).toEqual([]);
  }
});

/** The laws would notice: each of these seasons is spoiled in one way. */
test.each<{ why: string; preset: number; spoil: (division: RatedDivision) => RatedDivision; law: RegExp }>([
  {
    why: "a match is missing",
    preset: 0,
    spoil: (division) => ({ ...division, rounds: division.rounds.slice(1) }),
    law: /plays everyone/,
  },
  {
    why: "a match was played twice",
    preset: 0,
    spoil: (division) => ({ ...division, rounds: [...division.rounds, ...division.rounds.slice(0, 1)] }),
    law: /twice in a round/,
  },
  {
    why: "two rounds give a player the same color",
    preset: 0,
    spoil: (division) =>
      withMatches(division, (match) =>
        match.homeEntryId < match.awayEntryId
          ? match
          : { ...match, homeEntryId: match.awayEntryId, awayEntryId: match.homeEntryId },
      ),
    law: /colors/,
  },
  {
    why: "a bracket match is drawn",
    preset: 2,
    spoil: (division) =>
      withMatches(division, (match) => ({ ...match, homeResult: "draw", awayResult: "draw" })),
    law: /bracket/,
  },
  {
    why: "a player who lost earlier is in the final",
    preset: 2,
    spoil: (division) =>
      withMatches(division, (match, round) => (round === 3 ? { ...match, homeEntryId: "e99" } : match)),
    law: /sound/,
  },
])("noticed: $why", ({ preset, spoil, law }) => {
  const chance = makeChance(11);
  const rules = randomRules({ ...chance, next: () => 0.2 }, PRESETS[preset]);
  const broken = brokenLaws(lawsOf(spoil(randomDivision(rules, 8, chance))));
  expect(broken.map((each) => each.law).join("; ")).toMatch(law);
});

type Match = RatedDivision["rounds"][number]["matches"][number];

function withMatches(division: RatedDivision, change: (match: Match, round: number) => Match): RatedDivision {
  return {
    ...division,
    rounds: division.rounds.map((round) => ({
      ...round,
      matches: round.matches.map((match) => change(match, round.number)),
    })),
  };
}
