import { formatOf } from "@/lib/stages/formats";
import { readBracket } from "@/lib/stages/store/read-bracket";
import { isToPlay } from "../rules/state";
import { type BracketLimits, bracketLimits, NO_LIMITS } from "../view/bracket-limits";
import type { Departed } from "./departed";
import type { ShownMatch } from "./match-record";

/**
 * Reads what a director can't do with a match of a bracket. A match that's still to be played has no matches behind it.
 *
 * @param departed what would happen to the match if it were reopened
 */
export async function readBracketLimits(
  match: Pick<ShownMatch, "id" | "state" | "organization" | "stage" | "round">,
  departed: Pick<Departed, "events" | "refusal">,
): Promise<BracketLimits> {
  if (isToPlay(match.state.status) || !formatOf(match.stage).after) return NO_LIMITS;
  const bracket = await readBracket(null, match.stage.id);
  return bracketLimits(bracket, match, departed.refusal ? null : departed.events);
}
