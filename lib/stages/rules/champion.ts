import { projectedOutcome } from "@/lib/match/rules/project";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { rankEntries } from "@/lib/standings/rules/rank-entries";
import { type PlayedRound, resultsOf, type StandingsEntry } from "@/lib/standings/rules/results";
import { type Bracket, fillBracket } from "../knockout/fill-bracket";

/** A round of one of a division's stages as its rows are stored. */
export type StageRound = {
  readonly number: number;
  readonly stage: {
    readonly position: number;
    readonly format: RulePack["stages"][number]["format"];
    readonly seeds: readonly string[];
    readonly thirdPlace: boolean;
  };
  readonly matches: readonly (PlayedRound["matches"][number] & { readonly number: number })[];
};

/** A division as far as it has been played. */
export type PlayedDivision = {
  readonly season: { readonly rules: RulePack };
  readonly entries: readonly StandingsEntry[];
  readonly rounds: readonly StageRound[];
};

/**
 * Who won the division: of its last stage the champion of the bracket, or the first of the finished round robin. Who is
 * equal on all tie-breaks shares the title.
 *
 * @returns null while it is not decided; an empty list when nobody is left (both finalists were out)
 */
export function championsOf(division: PlayedDivision): readonly string[] | null {
  const { rules } = division.season;
  const position = rules.stages.length;
  const rounds = division.rounds.filter(({ stage }) => stage.position === position);
  const [first] = rounds;
  if (!first) return null;
  if (first.stage.format === "knockout") {
    const winner = bracketOf(rounds)?.rounds.at(-1)?.[0]?.winner;
    if (!winner || winner.kind === "open") return null;
    return winner.kind === "entry" ? [winner.id] : [];
  }
  if (!isSettled(rounds)) return null;
  const rows = rankEntries(division.entries, resultsOf(rounds), rules.standings);
  return rows.filter(({ place }) => place === 1).map(({ entryId }) => entryId);
}

/** The bracket of a division's knockout with everybody in it, from its stored rounds; null while none is drawn. */
export function bracketOf(rounds: readonly StageRound[]): Bracket | null {
  const own = rounds.filter(({ stage }) => stage.format === "knockout");
  const [first] = own;
  if (!first) return null;
  const results = own.flatMap(({ number: round, matches }) =>
    matches.map((match) => ({ ...match, round, outcome: projectedOutcome(match) })),
  );
  return fillBracket(first.stage.seeds, results, first.stage.thirdPlace);
}

/** Is every match of these rounds final or void? */
export function isSettled(rounds: readonly Pick<PlayedRound, "matches">[]): boolean {
  const matches = rounds.flatMap((round) => round.matches);
  return matches.length > 0 && matches.every(({ status }) => status === "final" || status === "void");
}
