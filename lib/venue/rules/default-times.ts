import type { RulePack } from "@/lib/season/input/rule-pack";
import { dateIn } from "@/lib/shared/dates";
import { timeIn, weekdayOf } from "@/lib/shared/wall-clock";
import { type FoundTime, possibleTimes, type TimeQuestion } from "./find-times";

/**
 * The times the league can set for two players who haven't agreed on one, best first: those on the rule pack's weekday
 * at its time or later, then all others, each group earliest first. Empty if no time is possible.
 */
export function defaultTimes(
  question: TimeQuestion,
  { weekday, time }: NonNullable<RulePack["schedule"]["fallback"]>,
): readonly FoundTime[] {
  const { zone } = question;
  const times = possibleTimes(question);
  const isWanted = ({ at }: FoundTime) =>
    timeIn(at, zone) >= time && (weekday === null || weekdayOf(dateIn(at, zone)) === weekday);
  return [...times.filter(isWanted), ...times.filter((found) => !isWanted(found))];
}
