import type { AudienceRound } from "./audience-words";

type Round = {
  readonly number: number;
  readonly stage: Pick<AudienceRound, "format"> & { readonly id: string; readonly position: number };
};

/** The rounds of a division as a director picks them. */
export function audienceRounds(rounds: readonly Round[]): readonly AudienceRound[] {
  return rounds.map(({ number, stage }) => ({
    stage: stage.position,
    number,
    of: rounds.filter((other) => other.stage.id === stage.id).length,
    format: stage.format,
  }));
}
