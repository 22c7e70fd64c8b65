import { fullCalendarDay } from "@/lib/season/words/seasons";
import type { CalendarDate } from "@/lib/shared/instant";
import { addDays } from "@/lib/shared/wall-clock";
import type { CampusIdRefusal } from "../rules/campus-id";
import type { ListRefusal } from "../rules/may-register";

/** What a refusal by the list, a hold or a campus id is about. */
export type ListRefusalFacts = {
  readonly organization: { readonly contactEmail: string };
  /** The last day of the hold on the person; null until someone lifts it. */
  readonly heldThrough: CalendarDate | null;
  /** The last day the list counted for the person. */
  readonly listedUntil: CalendarDate | null;
};

/** The sentences say why, then what to do. They never repeat the desk's note. */
export const LIST_REFUSAL_SENTENCES: Record<
  ListRefusal | CampusIdRefusal,
  (facts: ListRefusalFacts) => string
> = {
  "not-on-list": (facts) =>
    `You’re not on the list of people who can play this season. If you have a campus email, sign in with it. Otherwise, ask ${office(facts)} to add you.`,
  "list-expired": (facts) =>
    `${facts.listedUntil ? `The list says you could play until ${fullCalendarDay(facts.listedUntil)}.` : "You’re no longer on the list of people who can play."} To renew that, ask ${office(facts)}.`,
  "not-in-group": (facts) =>
    `Only certain campus groups can play this season, and your last sign-in didn’t tell us that you’re in one. Sign in with your campus account. If that doesn’t help, ask ${office(facts)}.`,
  "group-expired": () =>
    "It’s been too long since your campus told us that you can play. Sign in with your campus account again, then register.",
  "held-unpaid": (facts) =>
    `You have something to pay before you can register. Pay at the office, or ask ${office(facts)} about it.`,
  "held-suspended": (facts) =>
    facts.heldThrough
      ? `You’re suspended through ${fullCalendarDay(facts.heldThrough)}. You can register from ${fullCalendarDay(addDays(facts.heldThrough, 1))}. If you have questions, ask ${office(facts)}.`
      : `You’re suspended, so you can’t register for now. Ask ${office(facts)} when you can.`,
  "campus-id-shape": () => "Enter your campus ID as it’s printed on your card: letters and digits.",
  "campus-id-taken": (facts) =>
    `Someone else has registered with that campus ID. Check that it’s yours. If it is, ask ${office(facts)}.`,
};

/** On the form, for someone whose email the list doesn't have, and whom no group of the campus sign-in lets play. */
export function campusIdNeeded({ asksGroup }: { readonly asksGroup: boolean }): string {
  return asksGroup
    ? "Only people on the list or in certain campus groups can register. Your email isn’t on the list, and your last sign-in didn’t tell us your group. Enter your campus ID, or sign in with your campus account."
    : "Only people on the list can register, and your email isn’t on it. Enter your campus ID.";
}

/** On the form, for someone who is on the list, in a group or has an exception. */
export function listedWords(season: string, { asksGroup }: { readonly asksGroup: boolean }): string {
  return `Only ${asksGroup ? "certain people" : "people on the list"} can register for ${season}. You can.`;
}

function office({ organization }: ListRefusalFacts): string {
  return `the office at ${organization.contactEmail}`;
}
