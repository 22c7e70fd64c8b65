import { shortDayAndTime } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import type { Side } from "../rules/sides";
import type { Suggestion } from "../rules/state";
import type { MatchScene } from "./match-scene";

/** A time that can still be picked, as a form value and in words: "Sat, Nov 21, 4:00 pm". */
export type LiveTime = { readonly at: Instant; readonly words: string };

/** The future times of one side's suggestion, earliest first, without the one that's agreed. */
export function liveTimes(
  { state, now, zone }: Pick<MatchScene, "state" | "now" | "zone">,
  side: Side,
): readonly LiveTime[] {
  const suggestion: Suggestion | null = state.suggestions[side];
  return (suggestion?.times ?? [])
    .filter((at) => at > now && at !== state.scheduledAt)
    .toSorted()
    .map((at) => ({ at, words: shortDayAndTime(at, zone) }));
}
