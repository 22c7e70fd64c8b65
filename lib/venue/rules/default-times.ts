import type { RulePack } from "@/lib/season/input/rule-pack";
import { dateIn } from "@/lib/shared/dates";
import { addHours, type Instant } from "@/lib/shared/instant";
import { timeIn, weekdayOf } from "@/lib/shared/wall-clock";
import { type FoundTime, possibleTimes, type TimeQuestion } from "./find-times";

/**
 * The times the league can set for two players who haven't agreed on one, best first: those that can still be canceled,
 * then all others. Of each, those on the rule pack's weekday at its time or later come first, each group earliest
 * first. A time that was canceled isn't set again. Empty if no time is possible.
 */
export function defaultTimes(
  question: TimeQuestion,
  { fallback, cancelCutoffHours }: Pick<RulePack["schedule"], "fallback" | "cancelCutoffHours">,
  canceled: ReadonlySet<Instant>,
): readonly FoundTime[] {
  if (!fallback) return [];
  const { zone, now } = question;
  const { weekday, time } = fallback;
  const cancelableFrom = addHours(now, cancelCutoffHours);
  const isWanted = ({ at }: FoundTime) =>
    timeIn(at, zone) >= time && (weekday === null || weekdayOf(dateIn(at, zone)) === weekday);
  const rank = (found: FoundTime) => (found.at < cancelableFrom ? 2 : 0) + (isWanted(found) ? 0 : 1);
  return possibleTimes(question)
    .filter(({ at }) => !canceled.has(at))
    .toSorted((one, two) => rank(one) - rank(two));
}
