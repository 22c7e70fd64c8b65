import type { Paragraph } from "@/lib/mail/letters/body";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import { seatOf } from "@/lib/mail/letters/facts";
import { dayAndTime, subjectDayAndTime } from "@/lib/shared/dates";
import { matchNoun, theMatch } from "@/lib/stages/words/round-name";
import { closesAt } from "../rules/deadline-rules";
import type { Side } from "../rules/sides";
import { ifNobodyReports } from "../words/consequences";
import { afterYouPlay, throughOffice } from "../words/no-account";
import { inGameOne } from "../words/series-words";
import { challengeParagraphs } from "./challenge";
import { toBoth } from "./match-letter";
import type { Occurrence } from "./occurrence";

/** The league set the time and place: both are told when to come. */
export function timeFixedLetters(occurrence: Occurrence<"TimeFixed">): readonly DraftLetter[] {
  const { event, facts } = occurrence;
  const zone = facts.organization.timeZone;
  const when = dayAndTime(event.scheduledAt, zone);

  return toBoth(occurrence, (theirName, side) => ({
    subject: `Set: ${theirName}, ${subjectDayAndTime(event.scheduledAt, zone)}`,
    paragraphs: [
      `You play ${theirName} in ${theMatch(facts.round)} on ${when}, at ${event.place}. The league set this time, and only the director can move it.`,
      `You have ${side === "home" ? "White" : "Black"}${inGameOne(facts.rules)}. ${afterYouPlay(theirName, seatOf(side, facts).hasNoAccount, facts.rules)}`,
      "If you can’t come, write to the director at the address below.",
      ...challengeParagraphs(side, facts),
    ],
    action: "See the match",
  }));
}

/**
 * The opponent changed, because an earlier match of the bracket was decided differently. If the league set the time, or
 * decided the match, along with that, another letter says so.
 */
export function repairedLetters(occurrence: Occurrence<"Repaired">): readonly DraftLetter[] {
  return toBoth(occurrence, (theirName, side) => ({
    subject: `Your next opponent is ${theirName}`,
    paragraphs: [
      `The result of an earlier match changed, so you now play ${theirName}. Anything agreed for this match before no longer counts.`,
      ...whatToDo(occurrence, side),
    ],
    action:
      occurrence.state.status === "open" && !seatOf(side, occurrence.facts).hasNoAccount
        ? "Suggest times"
        : "See the match",
  }));
}

function whatToDo({ state, facts, at }: Occurrence<"Repaired">, side: Side): readonly Paragraph[] {
  if (state.status === "final") return ["Another email tells you how this match was decided."];
  if (state.status === "scheduled")
    return ["The league set the time. Another email tells you when and where."];
  const zone = facts.organization.timeZone;
  const closes = closesAt(state, facts.rules);
  const { theirName, hasNoAccount } = seatOf(side, facts);
  return [
    ...challengeParagraphs(side, facts),
    ...(hasNoAccount ? [throughOffice(theirName, facts.rules)] : []),
    `Agree on a time, play, and report by ${dayAndTime(closes, zone)}. ${ifNobodyReports(closes, at, zone, facts.round)}`,
  ];
}

/** The match is off, because an earlier match in the bracket was reopened or its result changed. */
export function unpairedLetters(occurrence: Occurrence<"Unpaired">): readonly DraftLetter[] {
  return toBoth(occurrence, (theirName) => ({
    subject: `Your ${matchNoun(occurrence.facts.round)} with ${theirName} is off for now`,
    paragraphs: [
      `An earlier match was reopened or its result changed, so you don’t play ${theirName} for now. Anything agreed for this match no longer counts.`,
      "If you’re paired again, you’ll get an email. Until then, you don’t need to do anything.",
    ],
    action: "See the match",
  }));
}

/** A player left the division, or was removed from it: the opponent wins without playing. */
export function withdrawnLetters(occurrence: Occurrence<"Withdrawn">): readonly DraftLetter[] {
  const { event, facts } = occurrence;

  return toBoth(occurrence, (theirName, side) => ({
    subject:
      side === event.side
        ? `Your match with ${theirName} is forfeited`
        : `You win against ${theirName} without playing`,
    paragraphs: [
      side === event.side
        ? `You’re no longer in ${facts.division.name}, so ${theirName} wins this match without playing.`
        : `${seatOf(side, facts).theirName} is no longer in ${facts.division.name}, so you win this match without playing.`,
      "You don’t need to do anything.",
    ],
    action: "See the match",
  }));
}
