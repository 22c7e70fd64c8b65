import type { RulePack } from "@/lib/season/input/rule-pack";
import { addHours, type Instant } from "@/lib/shared/instant";
import type { Side } from "./sides";
import type { ContactAttempt } from "./state";

/**
 * How many of a side's logged attempts count as separate efforts ("repeated efforts", DePaul sheet, Rule 1.I.d). An
 * attempt that's made too few hours after the last one that counted isn't a new effort; the rule pack sets the hours.
 * Attempts are ordered by when they were made, not by when they were logged.
 *
 * @example at 9:00, 15:00 and 21:00, twelve hours apart: the first and the last count, so 2
 */
export function countContactAttempts(
  contacts: readonly ContactAttempt[],
  by: Side,
  rules: Pick<RulePack, "forfeits">,
): number {
  return countedAttempts(contacts, by, rules).length;
}

/** When the attempts that count were made, earliest first. */
export function countedAttempts(
  contacts: readonly ContactAttempt[],
  by: Side,
  { forfeits }: Pick<RulePack, "forfeits">,
): readonly Instant[] {
  const triedAt = contacts.filter((attempt) => attempt.by === by).map((attempt) => attempt.triedAt);
  const counted: Instant[] = [];
  for (const at of triedAt.toSorted()) {
    const last = counted.at(-1);
    if (last === undefined || at >= addHours(last, forfeits.hoursBetweenAttempts)) counted.push(at);
  }
  return counted;
}
