import type { Instant } from "@/lib/shared/instant";
import type { RoundSlot } from "../format";
import { formatOf } from "../formats";
import type { StageKey } from "../stage-rules";

/** What tells which stage a round belongs to. */
export type StagedRound = {
  readonly number: number;
  readonly stage: { readonly position: number; readonly format: StageKey };
};

/** The rounds that count toward standings; none in a knockout. */
export function tableRounds<R extends Pick<StagedRound, "stage">>(rounds: readonly R[]): readonly R[] {
  return rounds.filter(({ stage }) => formatOf(stage).makesTable);
}

/** The rounds of the knockout; none before it is drawn. */
export function knockoutRounds<R extends Pick<StagedRound, "stage">>(rounds: readonly R[]): readonly R[] {
  return rounds.filter(({ stage }) => !formatOf(stage).makesTable);
}

/** The rounds whose dates still matter: once the playoff is drawn, only its own. */
export function datedRounds<R extends StagedRound & { readonly deadlineAt: Instant }>(
  rounds: readonly R[],
  now: Instant,
): readonly R[] {
  const drawn = knockoutRounds(rounds);
  if (drawn.length === 0) return rounds;
  return rounds.filter((round) => drawn.includes(round) || round.deadlineAt <= now);
}

/** Its number among the rounds of all stages: a playoff continues the count. */
export function numberInDivision({ number, stage }: StagedRound, rounds: readonly StagedRound[]): number {
  return rounds.filter((each) => each.stage.position < stage.position).length + number;
}

/** Which round of its stage this is, and how many the stage has; its name is made of that. */
export function slotInStage({ number, stage }: StagedRound, rounds: readonly StagedRound[]): RoundSlot {
  const own = rounds.filter((each) => each.stage.position === stage.position);
  return { format: stage.format, number, of: own.length };
}

/** The round of its stage that it follows. */
export function roundBefore<R extends StagedRound>(
  { number, stage }: StagedRound,
  rounds: readonly R[],
): R | undefined {
  return rounds.find((each) => each.stage.position === stage.position && each.number === number - 1);
}
