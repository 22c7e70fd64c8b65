import { bothLose, drawn, type MatchOutcome, wonBy } from "@/lib/match/rules/outcome";
import { canBeHalved, type Score } from "@/lib/match/rules/series";
import { otherSide, SIDES } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { rulesOfRound } from "@/lib/season/rules/rules-of-round";
import { type MatchRating, RATINGS } from "@/lib/sportsmanship/rules/rating";
import type { DrawnPair, Field, StageFormat, StageRound } from "@/lib/stages/format";
import { formatOf } from "@/lib/stages/formats";
import { splitIntoGroups } from "@/lib/stages/groups/split";
import type { BracketRow, BracketSoFar } from "@/lib/stages/rules/bracket-steps";
import { drawLots } from "@/lib/stages/rules/draw-lots";
import { findQualified } from "@/lib/stages/rules/qualified";
import type { StageRules } from "@/lib/stages/stage-rules";
import { groupsOf } from "@/lib/stages/stages-of";
import { markBelowAverage } from "@/lib/standings/rules/sportsmanship";
import type { Chance } from "../../prisma/seed/chance.ts";
import type { RatedDivision } from "./laws.ts";

type Match = StageRound["matches"][number];

/** A division drawn and played to its end in memory, every match with an outcome by chance that its rules allow. */
export function randomDivision(rules: RulePack, players: number, chance: Chance): RatedDivision {
  const entries = Array.from({ length: players }, (_, index) => ({
    id: `e${String(index + 1).padStart(2, "0")}`,
    name: `Player ${index + 1}`,
  }));
  const lots = drawLots(
    entries.map(({ id }) => id),
    entries.map(chance.next),
  );
  let division: RatedDivision = { season: { rules }, entries, rounds: [], ratings: [] };
  for (const [index, stage] of rules.stages.entries()) {
    const seeds = index === 0 ? lots : seedsOf(division, chance);
    const played = playStage(rules, stage, index + 1, { ordered: seeds, lots: seeds }, chance);
    const ratings = division.ratings.concat(randomRatings(played, chance));
    division = { ...division, rounds: division.rounds.concat(played), ratings };
  }
  return { ...division, entries: markedIn(division) };
}

/** As a page of the division knows its players. */
function markedIn({ season, entries, rounds, ratings }: RatedDivision) {
  return markBelowAverage(entries, rounds, ratings, season.rules);
}

/** What opponents gave; most gave something, some things were left out. */
function randomRatings(rounds: readonly StageRound[], chance: Chance): readonly MatchRating[] {
  return rounds.flatMap(({ matches }) =>
    matches.flatMap(({ id = "" }) =>
      SIDES.flatMap((of) => {
        const rating = chance.pick([...RATINGS, 3, 4, null] as const);
        return chance.next() < 0.8 ? [{ matchId: id, of, rating }] : [];
      }),
    ),
  );
}

function seedsOf(division: RatedDivision, chance: Chance): readonly string[] {
  const entries = markedIn(division);
  const ids = entries.map(({ id }) => id);
  return findQualified({ ...division, entries }, drawLots(ids, ids.map(chance.next))).seeds;
}

/** A stage from its draw to its last match. */
function playStage(
  rules: RulePack,
  stage: StageRules,
  position: number,
  field: Omit<Field, "groups">,
  chance: Chance,
): readonly StageRound[] {
  const format = formatOf(stage);
  const drawn = format.draw(stage, { ...field, groups: byHand(stage, field.ordered, chance) });
  if (!drawn.ok) throw new Error(drawn.refusal);
  const { seeds, groups, rounds } = drawn.value;
  const of = format.rounds(stage, field.ordered.length);
  const outcomeIn = (number: number) =>
    randomOutcome(rulesOfRound(rules, { stage: position, number, of }), chance);
  const thirdPlace = "thirdPlace" in stage && stage.thirdPlace;
  const toMatchOf = (round: number, row: DrawnPair, outcome: MatchOutcome | null) => ({
    id: `${position}-${round}-${row.number}`,
    ...toMatch(row, outcome, chance),
  });
  const known = rounds.map((pairs, index) =>
    pairs.map((pair) => toMatchOf(index + 1, pair, outcomeIn(index + 1))),
  );
  const brought = format.after
    ? playOn(format.after, { seeds: seeds ?? [], thirdPlace, rows: [] }, outcomeIn)
    : [];
  return Array.from({ length: of }, (_, index) => ({
    number: index + 1,
    stage: { position, format: stage.format, seeds: seeds ?? [], thirdPlace, groups },
    matches: [
      ...(known[index] ?? []),
      ...brought
        .filter(({ round }) => round === index + 1)
        .map(({ number, homeEntryId: home, awayEntryId: away, outcome }) =>
          toMatchOf(index + 1, { number, home, away }, outcome),
        ),
    ],
  }));
}

/** What a director might make by hand: groups by lot, of up to as many as the rules allow. */
function byHand(stage: StageRules, ids: readonly string[], chance: Chance): readonly (readonly string[])[] {
  const rules = groupsOf({ stages: [stage] });
  if (!rules) return [];
  const lots = drawLots(ids, ids.map(chance.next));
  return splitIntoGroups({ ...rules, split: "lot" }, { ordered: ids, lots, groups: [] }) ?? [];
}

/** The matches that results bring about, each with an outcome, until there are no more. */
function playOn(
  after: NonNullable<StageFormat["after"]>,
  so: BracketSoFar,
  outcomeIn: (round: number) => MatchOutcome,
): readonly BracketRow[] {
  const steps = after(so);
  if (!steps.ok) throw new Error("A match was decided twice");
  if (steps.value.length === 0) return so.rows;
  const rows = steps.value.map((step): BracketRow => {
    if (step.type !== "pair") throw new Error("The match exists already");
    return {
      id: `${step.round}-${step.number}`,
      round: step.round,
      number: step.number,
      homeEntryId: step.home,
      awayEntryId: step.away,
      status: "final",
      outcome: outcomeIn(step.round),
      isTakenAway: false,
    };
  });
  return playOn(after, { ...so, rows: [...so.rows, ...rows] }, outcomeIn);
}

/** Mostly played; now and then a forfeit, a double forfeit, a ruling; a draw where the rules know one. */
function randomOutcome({ match, clock }: RulePack, chance: Chance): MatchOutcome {
  const roll = chance.next();
  const winner = chance.pick(["home", "away"] as const);
  if (roll < 0.06) return bothLose("double-forfeit");
  if (roll < 0.08) return bothLose("ruling");
  if (roll < 0.16) return wonBy(winner, "forfeit", null);
  const needed = Math.ceil(match.bestOf / 2);
  if (roll < 0.35 && canBeHalved({ match, clock }) && match.levelMatch === "draw") {
    return drawn("agreed", { home: match.bestOf / 2, away: match.bestOf / 2 });
  }
  const score = { [winner]: needed, [otherSide(winner)]: chance.between(0, needed - 1) } as Record<
    keyof Score,
    number
  >;
  return wonBy(winner, chance.pick(["agreed", "stands", "ruling"] as const), score);
}

function toMatch({ number, home, away }: DrawnPair, outcome: MatchOutcome | null, chance: Chance): Match {
  const wasPlayed = outcome?.decidedBy === "agreed" || outcome?.decidedBy === "stands";
  const figure = () => (wasPlayed ? chance.between(0, 20) : null);
  return {
    number,
    homeEntryId: home,
    awayEntryId: away,
    status: outcome ? "final" : "open",
    correction: null,
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
