import type { StageRound } from "../format";
import { bracketOf } from "./bracket-of";

/** The players of each match on the way to the champion that can be played now, or was voided. */
export function undecidedPairs(rounds: readonly StageRound[]): readonly (readonly [string, string])[] {
  const ofRounds = bracketOf(rounds)?.rounds ?? [];
  // The last round has the final first, and then the match for third place.
  const onTheWay = [...ofRounds.slice(0, -1).flat(), ...(ofRounds.at(-1)?.slice(0, 1) ?? [])];
  return onTheWay.flatMap(({ stage, upperSide, lowerSide }) =>
    stage === "to-play" && upperSide.kind === "entry" && lowerSide.kind === "entry"
      ? [[upperSide.id, lowerSide.id] as const]
      : [],
  );
}
