import { bothLose, drawn, type MatchOutcome, wonBy } from "@/lib/match/rules/outcome";
import type { Score } from "@/lib/match/rules/series";
import { otherSide } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { rulesOfRound } from "@/lib/season/rules/rules-of-round";
import { advanceBracket, type BracketRow } from "@/lib/stages/knockout/advance-bracket";
import { roundsOf } from "@/lib/stages/knockout/knockout";
import { qualify } from "@/lib/stages/knockout/qualify";
import type { KnockoutRules } from "@/lib/stages/knockout/rules";
import { roundRobinRounds } from "@/lib/stages/round-robin/round-robin";
import type { PlayedDivision, StageRound } from "@/lib/stages/rules/champion";
import { drawLots } from "@/lib/stages/rules/draw-lots";
import { rankEntries } from "@/lib/standings/rules/rank-entries";
import { resultsOf, type StandingsEntry } from "@/lib/standings/rules/results";
import type { Chance } from "../../prisma/seed/chance.ts";

type Match = StageRound["matches"][number];

/** A division drawn and played to its end in memory, every match with an outcome by chance that its rules allow. */
export function randomDivision(rules: RulePack, players: number, chance: Chance): PlayedDivision {
  const entries = Array.from({ length: players }, (_, index) => ({
    id: `e${String(index + 1).padStart(2, "0")}`,
    name: `Player ${index + 1}`,
  }));
  const lots = drawLots(
    entries.map(({ id }) => id),
    entries.map(chance.next),
  );
  const rounds = rules.stages.reduce<readonly StageRound[]>((before, stage, index) => {
    if (stage.format === "round-robin")
      return before.concat(playRoundRobin(rules, stage.cycles, lots, chance));
    if (stage.format === "groups") throw new Error("Groups are not played yet");
    const seeds = index === 0 ? lots : seedsOf(entries, before, rules, stage, chance);
    return before.concat(playKnockout(rules, stage, index + 1, seeds, chance));
  }, []);
  return { season: { rules }, entries, rounds };
}

function playRoundRobin(
  rules: RulePack,
  cycles: 1 | 2,
  lots: readonly string[],
  chance: Chance,
): readonly StageRound[] {
  const stage = { position: 1, format: "round-robin", seeds: [], thirdPlace: false } as const;
  return roundRobinRounds(lots.length, cycles).map((pairs, index) => ({
    number: index + 1,
    stage,
    matches: pairs.map(({ white, black }, order) =>
      toMatch(order + 1, lots[white] ?? "", lots[black] ?? "", randomOutcome(rules, chance), chance),
    ),
  }));
}

function seedsOf(
  entries: readonly StandingsEntry[],
  rounds: readonly StageRound[],
  rules: RulePack,
  { qualifiers }: KnockoutRules,
  chance: Chance,
): readonly string[] {
  const rows = rankEntries(entries, resultsOf(rounds), rules.standings);
  const ids = entries.map(({ id }) => id);
  return qualify(rows, qualifiers ?? ids.length, drawLots(ids, ids.map(chance.next))).seeds;
}

function playKnockout(
  rules: RulePack,
  { thirdPlace }: KnockoutRules,
  position: number,
  seeds: readonly string[],
  chance: Chance,
): readonly StageRound[] {
  const of = roundsOf(seeds.length);
  const rows: BracketRow[] = [];
  for (;;) {
    const steps = advanceBracket({ seeds, thirdPlace, rows });
    if (!steps.ok) throw new Error("Nothing of it was decided twice");
    if (steps.value.length === 0) break;
    for (const step of steps.value) {
      if (step.type !== "pair") throw new Error("Every match is new");
      const own = rulesOfRound(rules, { stage: position, number: step.round, of });
      rows.push({
        id: `${step.round}-${step.number}`,
        round: step.round,
        number: step.number,
        homeEntryId: step.home,
        awayEntryId: step.away,
        status: "final",
        outcome: randomOutcome(own, chance),
        isTakenAway: false,
      });
    }
  }
  const stage = { position, format: "knockout", seeds, thirdPlace } as const;
  return Array.from({ length: of }, (_, index) => ({
    number: index + 1,
    stage,
    matches: rows
      .filter(({ round }) => round === index + 1)
      .map((row) => toMatch(row.number, row.homeEntryId, row.awayEntryId, row.outcome, chance)),
  }));
}

/** Mostly played; now and then a forfeit, a double forfeit, a ruling; a draw where the rules know one. */
function randomOutcome({ match }: RulePack, chance: Chance): MatchOutcome {
  const roll = chance.next();
  const winner = chance.pick(["home", "away"] as const);
  if (roll < 0.06) return bothLose("double-forfeit");
  if (roll < 0.08) return bothLose("ruling");
  if (roll < 0.16) return wonBy(winner, "forfeit", null);
  const needed = Math.ceil(match.bestOf / 2);
  const countsDraws = match.stalemate === "half" || match.otherDraws === "half";
  if (roll < 0.35 && countsDraws && match.levelMatch === "draw") {
    return drawn("agreed", { home: match.bestOf / 2, away: match.bestOf / 2 });
  }
  const score = { [winner]: needed, [otherSide(winner)]: chance.between(0, needed - 1) } as Record<
    keyof Score,
    number
  >;
  return wonBy(winner, chance.pick(["agreed", "stands", "ruling"] as const), score);
}

function toMatch(
  number: number,
  home: string,
  away: string,
  outcome: MatchOutcome | null,
  chance: Chance,
): Match {
  const wasPlayed = outcome?.decidedBy === "agreed" || outcome?.decidedBy === "stands";
  const figure = () => (wasPlayed ? chance.between(0, 20) : null);
  return {
    number,
    homeEntryId: home,
    awayEntryId: away,
    status: outcome ? "final" : "open",
    decidedBy: outcome?.decidedBy ?? null,
    homeResult: outcome?.home ?? null,
    awayResult: outcome?.away ?? null,
    homeWins: outcome?.score?.home ?? null,
    awayWins: outcome?.score?.away ?? null,
    homeBlacks: figure(),
    awayBlacks: figure(),
    homeCaptured: figure(),
    awayCaptured: figure(),
  };
}
