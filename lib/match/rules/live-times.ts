import type { Instant } from "@/lib/shared/instant";
import type { Side } from "./sides";
import type { MatchState } from "./state";

/**
 * The future times of one side's suggestion, earliest first. The one that's set isn't among them: the league can set a
 * time that a player had suggested.
 */
export function liveTimes(
  { suggestions, scheduledAt }: Pick<MatchState, "suggestions" | "scheduledAt">,
  side: Side,
  now: Instant,
): readonly Instant[] {
  return (suggestions[side]?.times ?? []).filter((at) => at > now && at !== scheduledAt).toSorted();
}
