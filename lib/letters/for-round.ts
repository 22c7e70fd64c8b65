import { addHours, type Instant } from "@/lib/domain/instant";
import { closesAt } from "@/lib/domain/match/closing";
import { SIDES, type Side } from "@/lib/domain/match/sides";
import type { MatchState } from "@/lib/domain/match/state";
import { atVenue } from "@/lib/domain/rules/venue";
import { ifNobodyReports, ifNobodyReportsThen } from "@/lib/format/consequences";
import { comingDay, comingDayAndTime, dayAndTime } from "@/lib/format/dates";
import { capitalized, counted, numberWord } from "@/lib/format/names";
import { matchName, theMatch } from "@/lib/format/round-name";
import { inGameOne, whatToReport } from "@/lib/format/series-words";
import { challengeParagraphs } from "./challenge";
import type { DraftLetter } from "./draft";
import { type LetterFacts, seatOf } from "./facts";
import { type MatchWords, toPlayer } from "./match-letter";

/** With less left than this a reminder speaks of hours, not of days. */
const SHORT_NOTICE_HOURS = 12;

/** A round has opened: each hears whom they play, how to reach them and by when. */
export function pairingLetters(facts: LetterFacts, deadlineAt: Instant): readonly DraftLetter[] {
  const zone = facts.organization.timeZone;
  const closes = closesAt({ deadlineAt }, facts.rules);
  const loseThen = ifNobodyReportsThen(facts.round);

  return SIDES.map((side) => {
    const { them, theirName } = seatOf(side, facts);
    const color = side === "home" ? "White" : "Black";
    return toPlayer(
      side,
      { occasion: "paired", facts, at: deadlineAt },
      {
        subject: `${matchName(facts.round)}: you play ${them.name}`,
        paragraphs: [
          `You play ${them.name} in ${theMatch(facts.round)}, and you have ${color}${inGameOne(facts.rules)}. Offer ${theirName} times when you can play.`,
          `Play ${atVenue(facts.rules.venue)}, and report, by ${dayAndTime(closes, zone)}. ${loseThen}`,
          ...challengeParagraphs(side, facts),
          `To reach ${theirName}: ${them.email}. Your address goes to ${theirName} for this match, too.`,
        ],
        action: "Offer times",
      },
    );
  });
}

/**
 * Nobody has reported and the round closes soon. Written once per deadline, so that a match that got more time is
 * reminded of again.
 *
 * @param hours which of the rule pack's reminders this is: so many hours before the round closes
 */
export function reminderLetters(
  facts: LetterFacts,
  state: MatchState,
  hours: number,
  deadlineAt: Instant,
): readonly DraftLetter[] {
  if (state.status !== "open" && state.status !== "scheduled") return [];
  const closes = closesAt({ deadlineAt }, facts.rules);
  const at = addHours(closes, -hours);

  return SIDES.map((side) =>
    toPlayer(
      side,
      { occasion: `reminder:${deadlineAt}:${hours}`, facts, at },
      reminderWords(side, facts, state, hours, closes),
    ),
  );
}

function reminderWords(
  side: Side,
  facts: LetterFacts,
  { scheduledAt, fixedPlace }: MatchState,
  hours: number,
  closes: Instant,
): MatchWords {
  const zone = facts.organization.timeZone;
  const now = addHours(closes, -hours);
  const { them, theirName } = seatOf(side, facts);
  const round = theMatch(facts.round);
  const loseThen = ifNobodyReportsThen(facts.round);

  if (scheduledAt && scheduledAt > now) {
    return {
      subject: `You play ${theirName} ${comingDayAndTime(scheduledAt, now, zone)}`,
      paragraphs: [
        fixedPlace === null
          ? `You agreed to play ${theirName} on ${dayAndTime(scheduledAt, zone)}, ${atVenue(facts.rules.venue)}.`
          : `You play ${theirName} on ${dayAndTime(scheduledAt, zone)}, at ${fixedPlace}. If you cannot come, write to the director at the address below.`,
        ...challengeParagraphs(side, facts),
        `Then one of you reports and the other confirms. ${ifNobodyReports(closes, now, zone, facts.round)}`,
      ],
      action: "See the match",
    };
  }
  if (hours <= SHORT_NOTICE_HOURS || scheduledAt) {
    return {
      subject:
        hours <= SHORT_NOTICE_HOURS
          ? `${capitalized(numberWord(hours))} ${hours === 1 ? "hour" : "hours"} left to report ${round}`
          : `Report ${round}, it closes ${comingDay(closes, now, zone)}`,
      paragraphs: [
        `Nobody has reported your match with ${theirName} yet. ${capitalized(round)} closes on ${dayAndTime(closes, zone)}.`,
        `If you have played, report it now. ${loseThen}`,
      ],
      action: `Report ${whatToReport(facts.rules)}`,
    };
  }
  return {
    subject: `No time yet for ${round}, it closes ${comingDay(closes, now, zone)}`,
    paragraphs: [
      `You and ${theirName} have no time yet, and ${round} closes on ${dayAndTime(closes, zone)}. ${loseThen}`,
      `Offer times now. To reach ${theirName}: ${them.email}. If ${theirName} does not answer, log each try on the match page: after ${counted(facts.rules.forfeits.contactAttempts, "try", "tries")} you can ask the director to decide.`,
    ],
    action: "Offer times",
  };
}
