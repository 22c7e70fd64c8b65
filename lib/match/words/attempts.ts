import type { RulePack } from "@/lib/season/input/rule-pack";
import { duration } from "@/lib/season/rules/rule-words";
import { comingDayAndTime } from "@/lib/shared/dates";
import { addHours, type Instant, type Zone } from "@/lib/shared/instant";
import { counted } from "@/lib/shared/text";
import { countContactAttempts, countedAttempts } from "../rules/count-contact-attempts";
import type { Side } from "../rules/sides";
import type { ContactAttempt } from "../rules/state";

type Rules = Pick<RulePack, "forfeits">;

/** "two attempts at least 12 hours apart": what a player has to log before the director can be asked. */
export function enoughAttempts(rules: Rules): string {
  return attemptsApart(rules.forfeits.contactAttempts, "attempt", rules);
}

/**
 * What is missing before a player can ask the director, and from when a new attempt counts. One that was made before and
 * isn't logged yet can count too.
 */
export function moreAttempts(
  contacts: readonly ContactAttempt[],
  side: Side,
  { rules, now, zone, closes }: Clock & { readonly rules: Rules },
): string {
  const made = countedAttempts(contacts, side, rules);
  const missing = attemptsApart(rules.forfeits.contactAttempts - made.length, "more attempt", rules);
  const last = made.at(-1);
  const next = last ? addHours(last, rules.forfeits.hoursBetweenAttempts) : now;
  return `You can ask the director to decide after ${missing}.${newOneCounts(next, { now, zone, closes })}`;
}

type Clock = { readonly now: Instant; readonly zone: Zone; readonly closes: Instant };

function newOneCounts(from: Instant, { now, zone, closes }: Clock): string {
  if (from <= now) return "";
  return from < closes
    ? ` A new one counts from ${comingDayAndTime(from, now, zone)}.`
    : " A new one can’t count before the round closes.";
}

/** Why the last attempt that was logged doesn't count; empty if it does. */
export function tooCloseWords(contacts: readonly ContactAttempt[], side: Side, rules: Rules): string {
  const before = contacts.filter(({ by }) => by === side).slice(0, -1);
  return countContactAttempts(contacts, side, rules) > countContactAttempts(before, side, rules)
    ? ""
    : `It doesn’t count as another attempt, because it’s less than ${duration(rules.forfeits.hoursBetweenAttempts)} from another one.`;
}

function attemptsApart(number: number, one: string, { forfeits }: Rules): string {
  return `${counted(number, one)}${hoursApart(number, forfeits.hoursBetweenAttempts)}`;
}

/** " at least 12 hours apart"; empty for one attempt, or if the rules don't ask for any time between them. */
export function hoursApart(number: number, hours: number): string {
  return number > 1 && hours > 0 ? ` at least ${duration(hours)} apart` : "";
}
