import type { RulePack } from "@/lib/season/input/rule-pack";
import { firstDaysOf, type SeasonBreak } from "@/lib/season/rules/breaks";
import type { Instant, Zone } from "@/lib/shared/instant";
import { addDays, instantAt } from "@/lib/shared/wall-clock";

export type RoundWindow = {
  readonly number: number;
  readonly opensAt: Instant;
  readonly deadlineAt: Instant;
};

/**
 * The windows of consecutive rounds: each opens when its first day begins and closes on its last day at the rule pack's
 * time, both in the organization's local time, so that a week with a clock change is still a week. They jump over the
 * season's breaks.
 *
 * @param firstDay calendar date of the first round's first day
 */
export function roundWindows(
  firstDay: string,
  rounds: number,
  zone: Zone,
  { daysPerRound, deadlineTime }: RulePack["schedule"],
  breaks: readonly SeasonBreak[] = [],
): readonly RoundWindow[] {
  return firstDaysOf(firstDay, rounds, daysPerRound, breaks).map((opensOn, index) => {
    const lastDay = addDays(opensOn, daysPerRound - 1);
    return {
      number: index + 1,
      opensAt: instantAt(opensOn, "00:00", zone),
      deadlineAt: instantAt(lastDay, deadlineTime, zone),
    };
  });
}
