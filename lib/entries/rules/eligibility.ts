import type { RulePack } from "@/lib/season/input/rule-pack";
import { type Answer, accept, refuse } from "@/lib/shared/answer";

/** A division as far as age decides who plays in it. */
export type Grade = { readonly name: string; readonly underAge: number | null };

/** What an age is counted by: the season's first day ("2026-09-01") and the rule pack. */
export type AgeRule = { readonly startsOn: string; readonly eligibility: RulePack["eligibility"] };

export type EligibilityRefusal = "birth-date-missing" | "birth-date-unlikely" | "too-old";

/** Nobody older has been seen anywhere, so a year was mistyped. */
const OLDEST = 120;

/**
 * May somebody born on this day play in a grade? Who is younger than its age on the day that decides; a birthday on
 * that day counts. A division without an age asks nothing.
 *
 * @param bornOn calendar date; null where it was not told
 */
export function checkEligibility(
  { underAge }: Grade,
  bornOn: string | null,
  rule: AgeRule,
): Answer<null, EligibilityRefusal> {
  if (underAge === null) return accept(null);
  if (bornOn === null) return refuse("birth-date-missing");
  const age = ageAt(bornOn, ageDay(rule));
  if (bornOn > rule.startsOn || age > OLDEST) return refuse("birth-date-unlikely");
  return age < underAge ? accept(null) : refuse("too-old");
}

/**
 * The day that decides an age: the season's first day, or January 1 of the year it begins in. What "Under 18" means the
 * sheet leaves open (003), so the rule pack says it.
 */
export function ageDay({ startsOn, eligibility }: AgeRule): string {
  return eligibility.ageOn === "season-start" ? startsOn : `${startsOn.slice(0, 4)}-01-01`;
}

/**
 * Whole years between two calendar dates. Somebody born on February 29 is a year older on March 1 where a year has no
 * such day.
 *
 * @example ageAt("2012-02-29", "2027-02-28") // 14
 */
export function ageAt(bornOn: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return day.slice(5) >= bornOn.slice(5) ? years : years - 1;
}

/** The first of these divisions that takes somebody whom a grade refuses; one for everybody before one with an age. */
export function divisionFor<Division extends Grade>(
  divisions: readonly Division[],
  bornOn: string | null,
  rule: AgeRule,
): Division | undefined {
  const open = divisions.find(({ underAge }) => underAge === null);
  return open ?? divisions.find((division) => checkEligibility(division, bornOn, rule).ok);
}
