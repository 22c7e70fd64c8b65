import type { DraftLetter } from "@/lib/mail/letters/draft";
import { seatOf } from "@/lib/mail/letters/facts";
import { dayAndTime } from "@/lib/shared/dates";
import { matchNoun, theMatch } from "@/lib/stages/words/round-name";
import { closesAt } from "../rules/deadline-rules";
import { ifNobodyReports } from "../words/consequences";
import { inGameOne } from "../words/series-words";
import { challengeParagraphs } from "./challenge";
import type { Occurrence } from "./for-event";
import { toBoth } from "./match-letter";

/** The league set hour and place: both are told when to come. */
export function timeFixedLetters(occurrence: Occurrence<"TimeFixed">): readonly DraftLetter[] {
  const { event, facts } = occurrence;
  const when = dayAndTime(event.scheduledAt, facts.organization.timeZone);

  return toBoth(occurrence, (theirName, side) => ({
    subject: `Set: ${theirName}, ${when}`,
    paragraphs: [
      `You play ${theirName} in ${theMatch(facts.round)} on ${when}, at ${event.place}. The league has set the hour, and only the director can move it.`,
      `You have ${side === "home" ? "White" : "Black"}${inGameOne(facts.rules)}. After you play, one of you reports and the other confirms.`,
      "If you can’t come, write to the director at the address below.",
      ...challengeParagraphs(side, facts),
    ],
    action: "See the match",
  }));
}

/** Another opponent than before: an earlier match of the bracket was decided otherwise. */
export function repairedLetters(occurrence: Occurrence<"Repaired">): readonly DraftLetter[] {
  const { state, facts, at } = occurrence;
  const zone = facts.organization.timeZone;
  const closes = closesAt(state, facts.rules);

  return toBoth(occurrence, (theirName, side) => ({
    subject: `Your next opponent is ${theirName}`,
    paragraphs: [
      `A match before yours was decided otherwise, so you now play ${theirName}. What was agreed for this match before does not count any more.`,
      ...challengeParagraphs(side, facts),
      `Agree on a time, play and report by ${dayAndTime(closes, zone)}. ${ifNobodyReports(closes, at, zone, facts.round)}`,
    ],
    action: "Offer times",
  }));
}

/** The match is off: an earlier one of the bracket is open again or was decided otherwise. */
export function unpairedLetters(occurrence: Occurrence<"Unpaired">): readonly DraftLetter[] {
  return toBoth(occurrence, (theirName) => ({
    subject: `Your ${matchNoun(occurrence.facts.round)} with ${theirName} is off for now`,
    paragraphs: [
      `A match before yours is open again or was decided otherwise, so you do not play ${theirName} for now. What was agreed for this match does not count any more.`,
      "If you are paired again, you get a letter. Until then you have nothing to do.",
    ],
    action: "See the match",
  }));
}

/** A player has left the season: the opponent wins without playing. */
export function withdrawnLetters(occurrence: Occurrence<"Withdrawn">): readonly DraftLetter[] {
  const { event, facts } = occurrence;

  return toBoth(occurrence, (theirName, side) => ({
    subject:
      side === event.side
        ? `Your match with ${theirName} is forfeited`
        : `You win against ${theirName} without playing`,
    paragraphs: [
      side === event.side
        ? `You have left the season, so ${theirName} wins this match without playing.`
        : `${seatOf(side, facts).theirName} has left the season, so you win this match without playing.`,
      "You have nothing to do.",
    ],
    action: "See the match",
  }));
}
