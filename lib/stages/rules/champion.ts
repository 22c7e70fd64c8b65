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
export function championsOf({
  season: { rules },
  entries,
  rounds,
}: PlayedDivision): readonly string[] | null {
  const own = rounds.filter(({ stage }) => stage.position === rules.stages.length);
  const [first] = own;
  return first ? formatOf(first.stage).winners({ entries, rounds: own, standings: rules.standings }) : null;
}
