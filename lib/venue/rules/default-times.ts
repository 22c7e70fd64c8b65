import type { RulePack } from "@/lib/season/input/rule-pack";
import { dateIn, timeIn, weekdayOf } from "@/lib/shared/wall-clock";
import { type FoundTime, possibleTimes, type TimeQuestion } from "./find-times";

/**
 * The times the league can set for two players who agreed on none, the one to take first: those at the rule pack's hour
 * or later, on its weekday, then all the others, each the sooner first. None where no time is possible.
 */
export function defaultTimes(
  question: TimeQuestion,
  { weekday, time }: NonNullable<RulePack["schedule"]["fallback"]>,
): readonly FoundTime[] {
  const { zone } = question;
  const times = possibleTimes(question);
  const isWanted = ({ at }: FoundTime) =>
    timeIn(zone, at) >= time && (weekday === null || weekdayOf(dateIn(zone, at)) === weekday);
  return [...times.filter(isWanted), ...times.filter((found) => !isWanted(found))];
}
