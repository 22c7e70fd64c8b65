import type { Instant } from "@/lib/shared/instant";
import { formatOf } from "@/lib/stages/formats";
import { readBracket } from "@/lib/stages/store/read-bracket";
import { canAskCorrection } from "../rules/decide-correction";
import { isToPlay } from "../rules/state";
import { type BracketLimits, bracketLimits, NO_LIMITS } from "../view/bracket-limits";
import { type Departed, NOBODY } from "./departed";
import type { ShownMatch } from "./match-record";

type LimitedMatch = Pick<ShownMatch, "id" | "state" | "organization" | "stage" | "round">;

/**
 * Reads what a director can't do with a match of a bracket. A match that's still to be played has no matches behind it.
 *
 * @param departed what would happen to the match if it were reopened
 */
export async function readBracketLimits(
  match: LimitedMatch,
  departed: Pick<Departed, "events" | "refusal">,
): Promise<BracketLimits> {
  if (isToPlay(match.state.status) || !formatOf(match.stage).after) return NO_LIMITS;
  const bracket = await readBracket(null, match.stage.id);
  return bracketLimits(bracket, match, departed.refusal ? null : departed.events);
}

/** Can a correction of a match no longer change who won, because a later match of its bracket has been played? */
export async function isWinnerFixed(
  match: LimitedMatch & Pick<ShownMatch, "isArchived">,
  now: Instant,
): Promise<boolean> {
  if (match.isArchived || !canAskCorrection(match.state, now)) return false;
  return (await readBracketLimits(match, NOBODY)).results.length > 0;
}
