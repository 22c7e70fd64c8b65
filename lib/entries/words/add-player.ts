import { WAIVER_REFUSAL_SENTENCES } from "@/lib/waivers/words/waiver-words";
import type { EntryRefusal } from "../rules/refusals";
import { HANDLE_TAKEN } from "./entry-refusals";
import { NO_REJOINING } from "./leaving";
import { HANDLE_REFUSAL_SENTENCES } from "./refusals";

const SENTENCES: Record<EntryRefusal, string> = {
  "campus-only": "Players of this league register with their campus account.",
  "not-on-list":
    "They’re not on the list of people who can play. Enter the email that’s on the list, or grant an exception for another email on the season’s page “Who can play” and enter that one.",
  "list-expired":
    "Their date on the list has passed. Renew the list, or grant an exception on the season’s page “Who can play” first.",
  "not-in-group":
    "Their campus sign-in doesn’t name a group that can play. Grant an exception for their email on the season’s page “Who can play,” then enter that email.",
  "group-expired":
    "Their last campus sign-in is too long ago. Ask them to sign in again, or grant an exception on the season’s page “Who can play” first.",
  "held-unpaid": "They have something to pay. Lift the hold on the season’s page “Who can play” first.",
  "held-suspended": "They’re suspended. Lift the hold on the season’s page “Who can play” first.",
  "campus-id-shape": "Check the campus ID.",
  "campus-id-taken": "Someone else has that campus ID.",
  "registration-closed":
    "The division is paired and has no open spot, or the season isn’t open, so no one can be added.",
  "last-day-over": "The last day to register has passed.",
  "already-registered":
    "They’re already in this division. If this is someone else with the same name and no email, tell them apart in the name.",
  "not-registered": "They’re not registered for this division.",
  "has-left": NO_REJOINING,
  "was-removed": "They were removed from this division.",
  "rules-changed": "The rules changed while you were typing. Try again.",
  "division-full": "The division is full.",
  "already-paired": "The pairings are published.",
  "handle-taken": HANDLE_TAKEN,
  "birth-date-missing": "This division has an age limit. Enter their date of birth.",
  "birth-date-unlikely": "Check the year of birth.",
  "too-old": "They’re too old for this division.",
  ...WAIVER_REFUSAL_SENTENCES,
  ...HANDLE_REFUSAL_SENTENCES,
  "handle-missing": "Enter their username so their opponents can challenge them.",
};

/** Why someone can't be entered by hand, for the director. */
export function addRefusalSentence(refusal: EntryRefusal): string {
  return SENTENCES[refusal];
}

/** The field of the form that a refusal is about, if any. */
export function addRefusalField(refusal: EntryRefusal): string | undefined {
  return FIELDS[refusal];
}

const FIELDS: Partial<Record<EntryRefusal, string>> = {
  "not-on-list": "email",
  "list-expired": "email",
  "held-unpaid": "email",
  "held-suspended": "email",
  "already-registered": "name",
  "handle-taken": "handle",
  "handle-missing": "handle",
  "chess-com-shape": "handle",
  "lichess-shape": "handle",
  "birth-date-missing": "bornOn",
  "birth-date-unlikely": "bornOn",
  "too-old": "bornOn",
};
