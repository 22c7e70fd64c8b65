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

/** "Everyone in Open", "Open: players who owe the fee", "Open, Round 3: players who haven’t reported" */
export function audienceWords(
  audience: Audience,
  division: string,
  rounds: readonly AudienceRound[],
): string | undefined {
  if (!("round" in audience)) return OF_DIVISION[audience.who](division);
  const round = rounds.find(({ stage, number }) => stage === audience.stage && number === audience.round);
  if (!round) return undefined;
  const who = audience.who === "silent" ? "players who haven’t reported" : "all players";
  return `${division}, ${roundName(round)}: ${who}`;
}

const OF_DIVISION = {
  everybody: (division: string) => `Everyone in ${division}`,
  unsigned: (division: string) => `${division}: players who haven’t accepted the waiver`,
  owing: (division: string) => `${division}: players who owe the fee`,
};
