import type { Instant } from "@/lib/shared/instant";
import type { StageRules } from "@/lib/stages/stage-rules";

/** As much of a round as tells which stage it belongs to. */
export type StagedRound = {
  readonly number: number;
  readonly stage: { readonly position: number; readonly format: StageRules["format"] };
};

/** The rounds of the round robin, which alone make the table; none in a knockout. */
export function tableRounds<R extends StagedRound>(rounds: readonly R[]): readonly R[] {
  return rounds.filter(({ stage }) => stage.format === "round-robin");
}

/** The rounds of the knockout; none before it is drawn. */
export function knockoutRounds<R extends StagedRound>(rounds: readonly R[]): readonly R[] {
  return rounds.filter(({ stage }) => stage.format === "knockout");
}

/** The rounds whose dates still tell something: once the playoff is drawn, nobody waits for a round of its table. */
export function datedRounds<R extends StagedRound & { readonly deadlineAt: Instant }>(
  rounds: readonly R[],
  now: Instant,
): readonly R[] {
  if (knockoutRounds(rounds).length === 0) return rounds;
  return rounds.filter(({ stage, deadlineAt }) => stage.format === "knockout" || deadlineAt <= now);
}

/** Which round of its stage this is, and how many the stage has: what its name is made of. */
export function placeInStage(
  { number, stage }: StagedRound,
  rounds: readonly StagedRound[],
): { readonly format: StageRules["format"]; readonly number: number; readonly of: number } {
  const own = rounds.filter((each) => each.stage.position === stage.position);
  return { format: stage.format, number, of: own.length };
}
