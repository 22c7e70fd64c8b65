import { shortDayAndTime } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { liveTimes as liveTimesOf } from "../rules/live-times";
import type { Side } from "../rules/sides";
import type { MatchScene } from "./match-scene";

/** A time that can still be picked, as a form value and in words: "Sat, Nov 21, 4:00 pm". */
export type LiveTime = { readonly at: Instant; readonly words: string };

/** The times of one side's suggestion that can still be picked. */
export function liveTimes(
  { state, now, zone }: Pick<MatchScene, "state" | "now" | "zone">,
  side: Side,
): readonly LiveTime[] {
  return liveTimesOf(state, side, now).map((at) => ({ at, words: shortDayAndTime(at, zone) }));
}
