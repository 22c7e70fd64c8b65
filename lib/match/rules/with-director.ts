import type { MatchState } from "./state";

/** Does a match, or the correction of its result, wait for a ruling? */
export function isWithDirector({ status, correction }: Pick<MatchState, "status" | "correction">): boolean {
  return status === "with-director" || correction?.isWithDirector === true;
}
