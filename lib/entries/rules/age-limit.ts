import type { RulePack } from "@/lib/season/input/rule-pack";
import { type Answer, accept, refuse } from "@/lib/shared/answer";

/** A division as far as age decides who can play in it. */
export type Grade = { readonly name: string; readonly underAge: number | null };

/** How an age is counted: from the season's first day ("2026-09-01") and the rule pack. */
export type AgeRule = { readonly startsOn: string; readonly eligibility: RulePack["eligibility"] };

export type AgeRefusal = "birth-date-missing" | "birth-date-unlikely" | "too-old";

/** No one this old is known, so a year was mistyped. */
const OLDEST = 120;

/**
 * Can someone born on this day play in an age division? Yes if they are younger than its limit on the day that
 * decides; a birthday on that day counts. A division without an age limit doesn't ask.
 *
 * @param bornOn calendar date; null if unknown
 */
export function checkAge(
  { underAge }: Grade,
  bornOn: string | null,
  rule: AgeRule,
): Answer<null, AgeRefusal> {
  if (underAge === null) return accept(null);
  if (bornOn === null) return refuse("birth-date-missing");
  const age = ageAt(bornOn, ageDay(rule));
  if (bornOn > rule.startsOn || age > OLDEST) return refuse("birth-date-unlikely");
  return age < underAge ? accept(null) : refuse("too-old");
}

/**
 * The day that decides an age: the season's first day, or January 1 of the year it begins in. The sheet doesn't say
 * what "Under 18" means (003), so the rule pack does.
 */
export function ageDay({ startsOn, eligibility }: AgeRule): string {
  return eligibility.ageOn === "season-start" ? startsOn : `${startsOn.slice(0, 4)}-01-01`;
}

/**
 * Whole years between two calendar dates. In years without February 29, someone born on that day turns a year older on
 * March 1.
 *
 * @example ageAt("2012-02-29", "2027-02-28") // 14
 */
export function ageAt(bornOn: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return day.slice(5) >= bornOn.slice(5) ? years : years - 1;
}

/**
 * The first of these divisions that accepts someone an age division refuses; open divisions before those with an age
 * limit.
 */
export function divisionFor<Division extends Grade>(
  divisions: readonly Division[],
  bornOn: string | null,
  rule: AgeRule,
): Division | undefined {
  const open = divisions.find(({ underAge }) => underAge === null);
  return open ?? divisions.find((division) => checkAge(division, bornOn, rule).ok);
}
