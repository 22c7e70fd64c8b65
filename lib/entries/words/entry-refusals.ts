import { LIST_REFUSAL_SENTENCES, type ListRefusalFacts } from "@/lib/eligibility/words/list-refusals";
import { fullCalendarDay, longCalendarDay } from "@/lib/season/words/seasons";
import { WAIVER_FIELDS, WAIVER_REFUSAL_SENTENCES } from "@/lib/waivers/words/waiver-words";
import { type AgeRule, ageDay, divisionFor, type Grade } from "../rules/age-limit";
import type { EntryRefusal } from "../rules/refusals";
import { NO_REJOINING } from "./leaving";
import { HANDLE_REFUSAL_SENTENCES } from "./refusals";

/**
 * What a refusal is about: the requested division, the season's other divisions, how ages are counted, and what the
 * desk has written about the person.
 */
export type EntryFacts = AgeRule &
  ListRefusalFacts & {
    readonly division: Grade;
    readonly divisions: readonly Grade[];
    readonly bornOn: string | null;
    /** The last day to register, if there is one. */
    readonly registrationClosesOn: string | null;
  };

export const HANDLE_TAKEN = "Someone in this season already uses that username.";

const SENTENCES: Record<EntryRefusal, (facts: EntryFacts) => string> = {
  "registration-closed": () =>
    "Registration for this season is closed. Ask the office if you still want to play.",
  "last-day-over": ({ registrationClosesOn }) =>
    `${registrationClosesOn ? longCalendarDay(registrationClosesOn) : "Yesterday"} was the last day to register. Ask the office if you still want to play.`,
  "already-registered": () => "You’re already registered for this division.",
  "not-registered": () => "You’re not registered for this division.",
  "has-left": () => NO_REJOINING,
  "was-removed": () => "You were removed from this division. Only the director can add you again.",
  "rules-changed": () => "The rules changed while you were reading. Read them again, then accept.",
  "division-full": ({ division }) => `${division.name} is full. Join the waitlist.`,
  "already-paired": ({ division }) => `The pairings of ${division.name} are published. Join the waitlist.`,
  "handle-taken": () => HANDLE_TAKEN,
  "campus-only": () =>
    "This league is for people with its campus account. Sign in with yours, then register.",
  ...LIST_REFUSAL_SENTENCES,
  ...constant(WAIVER_REFUSAL_SENTENCES),
  "birth-date-missing": ({ division }) => `Enter your date of birth: ${division.name} has an age limit.`,
  "birth-date-unlikely": () => "Check the year of birth.",
  "too-old": tooOld,
  ...constant(HANDLE_REFUSAL_SENTENCES),
};

/** The sentence for someone who can't register, or can't withdraw. */
export function entryRefusalSentence(refusal: EntryRefusal, facts: EntryFacts): string {
  return SENTENCES[refusal](facts);
}

/** The field of the registration form that a refusal is about, if any. */
export function entryRefusalField(refusal: EntryRefusal): string | undefined {
  return FIELDS[refusal];
}

const FIELDS: Partial<Record<EntryRefusal, string>> = {
  ...WAIVER_FIELDS,
  "division-full": "waits",
  "already-paired": "waits",
  "handle-taken": "handle",
  "campus-id-shape": "campusId",
  "campus-id-taken": "campusId",
  "handle-missing": "handle",
  "chess-com-shape": "handle",
  "lichess-shape": "handle",
  "birth-date-missing": "bornOn",
  "birth-date-unlikely": "bornOn",
  "too-old": "divisionId",
};

function tooOld({ division, divisions, bornOn, ...rule }: EntryFacts): string {
  const limit = `${division.name} is for players younger than ${division.underAge} on ${fullCalendarDay(ageDay(rule))}.`;
  const other = divisionFor(divisions, bornOn, rule);
  if (!other) return limit;
  return `${limit} ${other.name} is open to ${other.underAge === null ? "everyone" : "you"}.`;
}

function constant<Code extends string>(sentences: Record<Code, string>) {
  const made = Object.entries<string>(sentences).map(([code, sentence]) => [code, () => sentence]);
  return Object.fromEntries(made) as Record<Code, () => string>;
}
