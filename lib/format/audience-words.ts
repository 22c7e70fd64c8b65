import type { Audience } from "@/lib/domain/letters/audience";
import type { StageRules } from "@/lib/schemas/rule-pack";
import { roundName } from "./round-name";

/** A round as a director picks it: of which stage, and how many there are in it. */
export type AudienceRound = {
  readonly stage: number;
  readonly number: number;
  readonly of: number;
  readonly format: StageRules["format"];
};

/** "Everybody in Open", "Open, Round 3: who has not reported yet" */
export function audienceWords(
  audience: Audience,
  division: string,
  rounds: readonly AudienceRound[],
): string | undefined {
  if (audience.who === "everybody") return `Everybody in ${division}`;
  const round = rounds.find(({ stage, number }) => stage === audience.stage && number === audience.round);
  if (!round) return undefined;
  const who = audience.who === "silent" ? "who has not reported yet" : "all players";
  return `${division}, ${roundName(round)}: ${who}`;
}
