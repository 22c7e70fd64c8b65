import type { RulePack } from "@/lib/season/input/rule-pack";
import type { StandingsEntry } from "@/lib/standings/rules/results";
import type { StageRound } from "../format";
import { formatOf } from "../formats";

/** A division as far as it has been played. */
export type PlayedDivision = {
  readonly season: { readonly rules: RulePack };
  readonly entries: readonly StandingsEntry[];
  readonly rounds: readonly StageRound[];
};

/**
 * Who won the division: the champion of its last stage's bracket, or the first of the finished round robin. Players
 * tied on all tie-breaks share the title. A player who has left a round robin keeps their rank and doesn't win it; the
 * best of those who stayed does.
 *
 * @returns null while it isn't decided; an empty list if both finalists were out, or no one has stayed
 */
export function championsOf(division: PlayedDivision): readonly string[] | null {
  const own = lastStage(division);
  const [first] = own;
  const { standings } = division.season.rules;
  return first ? formatOf(first.stage).winners({ entries: division.entries, rounds: own, standings }) : null;
}

/** The rounds of the stage that the champion wins; none before it's drawn. */
export function lastStage({ season, rounds }: PlayedDivision): readonly StageRound[] {
  return rounds.filter(({ stage }) => stage.position === season.rules.stages.length);
}
