import type { StageRules } from "@/lib/schemas/rule-pack";

/** As much of a round as tells which stage it belongs to. */
export type StagedRound = {
  readonly number: number;
  readonly stage: {
    readonly id: string;
    readonly position: number;
    readonly format: StageRules["format"];
    readonly seeds: readonly string[];
  };
};

/** A stage with its rounds. */
export type Stage<R extends StagedRound> = R["stage"] & { readonly rounds: readonly R[] };

/** The rounds of a division by stage, both in order. A stage that has no round yet is none. */
export function stagesOf<R extends StagedRound>(rounds: readonly R[]): readonly Stage<R>[] {
  const ids = [...new Set(rounds.map(({ stage }) => stage.id))];
  return ids.flatMap((id) => {
    const own = rounds.filter(({ stage }) => stage.id === id);
    return own[0] ? [{ ...own[0].stage, rounds: own }] : [];
  });
}

/** The stage of a format, if the division has come to it: no division has two of one format. */
export function findStage<R extends StagedRound>(
  rounds: readonly R[],
  format: StageRules["format"],
): Stage<R> | undefined {
  return stagesOf(rounds).find((stage) => stage.format === format);
}

/** Which round of its stage this is, and how many the stage has: what its name is made of. */
export function placeInStage(
  { number, stage }: StagedRound,
  rounds: readonly StagedRound[],
): { readonly format: StageRules["format"]; readonly number: number; readonly of: number } {
  return { format: stage.format, number, of: rounds.filter((each) => each.stage.id === stage.id).length };
}
