import type { RulePack } from "@/lib/season/input/rule-pack";
import type { Ranked } from "@/lib/stages/format";
import { formatOf } from "@/lib/stages/formats";
import { fillBracket } from "@/lib/stages/knockout/fill-bracket";
import type { StageKey } from "@/lib/stages/stage-rules";
import { matchLengths } from "@/lib/stages/stages-of";
import { type ReportedRound, roundsByEntry } from "./division-rounds";
import { knockoutRanks } from "./knockout-ranks";
import type { TrfReport, TrfResult, TrfRound, TrfScoring } from "./trf";
import { allottedTime, codeOf, orderOf, scoringOf, typeOf } from "./trf-rules";

/** A division with everything that a tournament report says about it. */
export type ReportedDivision = {
  readonly season: string;
  readonly division: string;
  readonly arbiter: string;
  readonly rules: RulePack;
  /** Everyone who is still in or has a match, in any order. */
  readonly entries: readonly ReportedEntry[];
  readonly stages: readonly ReportedStage[];
  /** All players of its standings in order; empty for a division that's a knockout from the start. */
  readonly table: readonly Ranked[];
};

export type ReportedEntry = {
  readonly id: string;
  readonly name: string;
  /** The number drawn by lot, from 1; null for players who joined after the draw. */
  readonly seed: number | null;
  /** Their results stay in the history and don't count in the standings. */
  readonly annulled: boolean;
};

export type ReportedStage = {
  readonly format: StageKey;
  /** For a knockout: the entries by seed. */
  readonly seeds: readonly string[];
  readonly thirdPlace: boolean;
  readonly rounds: readonly ReportedRound[];
};

/**
 * A division as a tournament report. Its rounds are those of all stages in order. Points and ranks come from the
 * standings, or from all groups together. In a knockout the rank is how far a player got, followed by players who
 * didn't get into it, even if only a lot left them out.
 */
export function divisionReport(division: ReportedDivision): TrfReport {
  const { rules, stages } = division;
  const entries = inStartingOrder(division);
  const rounds = stages.flatMap((stage) => stage.rounds);
  const lines = roundsByEntry(
    entries.map(({ id }) => id),
    rounds,
  );
  const ranking = rankingOf(division, lines);
  return {
    name: `${division.season}, ${division.division}`,
    startsOn: rounds[0]?.opensOn ?? "",
    endsOn: rounds.at(-1)?.closesOn ?? "",
    roundDates: rounds.map(({ opensOn }) => opensOn),
    type: typeOf(rules),
    code: codeOf(rules),
    allottedTime: allottedTime(rules),
    arbiter: division.arbiter,
    order: orderOf(rules),
    scoring: scoringOf(rules),
    notes: notesOf(division),
    players: entries.map(({ id, name }) => ({ name, ...ranking(id), rounds: lines.get(id) ?? [] })),
  };
}

/**
 * By the numbers that were drawn, so that a Berger table reads as it was paired; players without one follow by name.
 */
export function inStartingOrder({
  entries,
  stages,
}: {
  readonly entries: readonly ReportedEntry[];
  readonly stages: readonly Pick<ReportedStage, "seeds">[];
}): readonly ReportedEntry[] {
  const [first] = stages;
  const seeds = first?.seeds ?? [];
  const numberOf = ({ id, seed }: ReportedEntry) =>
    seeds.includes(id) ? seeds.indexOf(id) : (seed ?? Infinity);
  return [...entries].sort((one, two) => {
    const difference = numberOf(one) - numberOf(two);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
    return one.name === two.name ? (one.id < two.id ? -1 : 1) : one.name < two.name ? -1 : 1;
  });
}

type Ranking = (id: string) => { readonly points: number; readonly rank: number };

function rankingOf(
  { rules, stages, table }: ReportedDivision,
  lines: ReadonlyMap<string, readonly TrfRound[]>,
): Ranking {
  const rowOf = new Map(table.map((row) => [row.entryId, row]));
  const ranks = bracketRanks(stages);
  const isInTable = table.length > 0;
  return (id) => {
    const row = rowOf.get(id);
    const rank = row?.rank ?? table.length + 1;
    const behind = table.filter((other) => ranks.has(other.entryId) && other.rank >= rank).length;
    const points = isInTable ? (row?.points ?? 0) : addUp(lines.get(id) ?? [], scoringOf(rules));
    return { points, rank: ranks.get(id) ?? rank + behind };
  };
}

const SCORED_AS: Record<TrfResult, keyof TrfScoring | null> = {
  "1": "W",
  "+": "W",
  "=": "D",
  "0": "L",
  "-": "A",
  Z: null,
  " ": null,
};

function addUp(rounds: readonly TrfRound[], scoring: TrfScoring): number {
  return rounds.reduce((sum, { result }) => {
    const kind = SCORED_AS[result];
    return kind ? sum + scoring[kind] : sum;
  }, 0);
}

function bracketRanks(stages: readonly ReportedStage[]): ReadonlyMap<string, number> {
  const stage = stages.find((each) => !formatOf(each).makesTable);
  if (!stage) return new Map();
  const results = stage.rounds.flatMap(({ matches }, index) =>
    matches.map((match) => ({ ...match, round: index + 1 })),
  );
  return knockoutRanks(fillBracket(stage.seeds, results, stage.thirdPlace));
}

function notesOf({ rules, entries }: ReportedDivision): readonly string[] {
  const { win, loss, forfeitWin, forfeitLoss, doubleForfeit } = rules.standings.points;
  const forfeited = forfeitLoss ?? loss;
  const isPlain =
    (forfeitWin ?? win) === win && (doubleForfeit ?? forfeited) === forfeited && forfeited === 0;
  const annulled = entries.filter((entry) => entry.annulled).map(({ name }) => name);
  return [
    ...lengthNotes(rules),
    ...(isPlain
      ? []
      : [
          `Points are those of the league's standings: ${forfeitWin ?? win} for a win without playing, ${forfeited} for a loss without playing, ${doubleForfeit ?? forfeited} for each if neither played, none for a round without a match.`,
        ]),
    ...(annulled.length === 0
      ? []
      : [`Matches against ${annulled.join(", ")} are listed and do not count in points and rank.`]),
  ];
}

function lengthNotes(rules: RulePack): readonly string[] {
  const lengths = matchLengths(rules);
  const most = Math.max(...lengths);
  if (most === 1) return [];
  return lengths.includes(1)
    ? [
        `Some rounds are matches of up to ${most} games, not single games: their results are not for rating. The color is that of their first game.`,
      ]
    : [
        `A round is a match of up to ${most} games, not a game: its result is not for rating. The color is that of its first game.`,
      ];
}
