import type { DraftLetter } from "@/lib/mail/letters/draft";
import { seatOf } from "@/lib/mail/letters/facts";
import { namesOf } from "@/lib/people/words/names";
import { comingDayAndTime, dayAndTime } from "@/lib/shared/dates";
import { capitalize } from "@/lib/shared/text";
import { matchNoun, theMatch } from "@/lib/stages/words/round-name";
import { closesAt } from "../rules/deadline-rules";
import { ifNobodyReports } from "../words/consequences";
import { throughOffice } from "../words/no-account";
import { rulingWords } from "../words/scores";
import { toBoth } from "./match-letter";
import type { Occurrence } from "./occurrence";

/** The director decided: both get the outcome, the reason and the rule it's based on. */
export function ruledLetters(occurrence: Occurrence<"Ruled">): readonly DraftLetter[] {
  const { event, facts } = occurrence;
  const words = rulingWords(event.outcome, namesOf(facts));

  return toBoth(occurrence, () => ({
    subject: `Ruling: ${words}`,
    paragraphs: [
      `The director ruled on ${theMatch(facts.round)}: ${words}.`,
      { quote: event.reason, from: "The reason" },
      { quote: event.rule, from: "The rule" },
      "A ruling is final. If you have questions about it, write to the address below.",
    ],
    action: "See the match",
  }));
}

/** The director reopened the match. */
export function reopenedLetters(occurrence: Occurrence<"Reopened">): readonly DraftLetter[] {
  const { event, state, facts, at } = occurrence;
  const zone = facts.organization.timeZone;
  const closes = closesAt(state, facts.rules);

  return toBoth(occurrence, (theirName, side) => ({
    subject: `${capitalize(theMatch(facts.round))} is open again until ${comingDayAndTime(closes, at, zone)}`,
    paragraphs: [
      `The director reopened your match with ${theirName}. Anything entered before no longer counts.`,
      { quote: event.reason, from: "The reason" },
      ...(seatOf(side, facts).hasNoAccount ? [throughOffice(theirName, facts.rules)] : []),
      `Agree on a time, play, and report by ${dayAndTime(closes, zone)}. ${ifNobodyReports(closes, at, zone, facts.round)}`,
    ],
    action: seatOf(side, facts).hasNoAccount ? "See the match" : "Suggest times",
  }));
}

/** The director extended the deadline. */
export function extendedLetters(occurrence: Occurrence<"DeadlineExtended">): readonly DraftLetter[] {
  const { event, state, facts, at } = occurrence;
  const zone = facts.organization.timeZone;
  const closes = closesAt(state, facts.rules);

  return toBoth(occurrence, (theirName) => ({
    subject: `${capitalize(theMatch(facts.round))} now closes ${comingDayAndTime(closes, at, zone)}`,
    paragraphs: [
      `The director gave you and ${theirName} more time: play by ${dayAndTime(event.deadlineAt, zone)}.`,
      { quote: event.reason, from: "The reason" },
      ifNobodyReports(closes, at, zone, facts.round),
    ],
    action: "See the match",
  }));
}

/** The match is void, by the director or because a player deleted their account: it doesn't count. */
export function voidedLetters(occurrence: Occurrence<"Voided">): readonly DraftLetter[] {
  const { event, facts } = occurrence;

  return toBoth(occurrence, (theirName) => ({
    subject: `Your ${matchNoun(facts.round)} with ${theirName} is void`,
    paragraphs: [
      `Your match with ${theirName} is void. It doesn’t count for either of you.`,
      { quote: event.reason, from: "The reason" },
      "You don’t need to do anything.",
    ],
    action: "See the match",
  }));
}
