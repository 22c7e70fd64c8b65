import type { StageRules } from "@/lib/stages/stage-rules";
import { roundName } from "@/lib/stages/words/round-name";
import type { Audience } from "../rules/audience";

/** A round as a director picks it: which stage, and how many rounds there are in it. */
export type AudienceRound = {
  readonly stage: number;
  readonly number: number;
  readonly of: number;
  readonly format: StageRules["format"];
};

/** "Everyone in Open", "Open, Round 3: players who haven’t reported" */
export function audienceWords(
  audience: Audience,
  division: string,
  rounds: readonly AudienceRound[],
): string | undefined {
  if (audience.who === "everybody") return `Everyone in ${division}`;
  const round = rounds.find(({ stage, number }) => stage === audience.stage && number === audience.round);
  if (!round) return undefined;
  const who = audience.who === "silent" ? "players who haven’t reported" : "all players";
  return `${division}, ${roundName(round)}: ${who}`;
}
