import { addHours, type Instant } from "@/lib/domain/instant";
import { closesAt } from "@/lib/domain/match/closing";
import { SIDES, type Side } from "@/lib/domain/match/sides";
import type { MatchState } from "@/lib/domain/match/state";
import { atVenue } from "@/lib/domain/rules/venue";
import { ifNobodyReports } from "@/lib/format/consequences";
import { comingDay, comingDayAndTime, dayAndTime } from "@/lib/format/dates";
import { counted, numberWord } from "@/lib/format/names";
import type { DraftLetter } from "./draft";
import { type LetterFacts, seatOf } from "./facts";
import { type MatchWords, toPlayer } from "./match-letter";

/** With less left than this a reminder speaks of hours, not of days. */
const SHORT_NOTICE_HOURS = 12;

const LOSE_THEN = "If nobody reports by then, you both lose the match.";

/** A round has opened: each hears whom they play, how to reach them and by when. */
export function pairingLetters(facts: LetterFacts, deadlineAt: Instant): readonly DraftLetter[] {
  const zone = facts.organization.timeZone;
  const closes = closesAt({ deadlineAt }, facts.rules);

  return SIDES.map((side) => {
    const { them, theirName } = seatOf(side, facts);
    const color = side === "home" ? "White" : "Black";
    return toPlayer(
      side,
      { occasion: "paired", facts, at: deadlineAt },
      {
        subject: `Round ${facts.round.number}: you play ${them.name}`,
        paragraphs: [
          `You play ${them.name} in Round ${facts.round.number}, and you have ${color} in game 1. Offer ${theirName} times when you can play.`,
          `Play ${atVenue(facts.rules.venue)}, and report, by ${dayAndTime(closes, zone)}. ${LOSE_THEN}`,
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
  { scheduledAt }: MatchState,
  hours: number,
  closes: Instant,
): MatchWords {
  const zone = facts.organization.timeZone;
  const now = addHours(closes, -hours);
  const { them, theirName } = seatOf(side, facts);
  const round = `Round ${facts.round.number}`;

  if (scheduledAt && scheduledAt > now) {
    return {
      subject: `You play ${theirName} ${comingDayAndTime(scheduledAt, now, zone)}`,
      paragraphs: [
        `You agreed to play ${theirName} on ${dayAndTime(scheduledAt, zone)}, ${atVenue(facts.rules.venue)}.`,
        `Then one of you reports and the other confirms. ${ifNobodyReports(closes, now, zone)}`,
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
        `Nobody has reported your match with ${theirName} yet. ${round} closes on ${dayAndTime(closes, zone)}.`,
        `If you have played, report it now. ${LOSE_THEN}`,
      ],
      action: "Report the result",
    };
  }
  return {
    subject: `No time yet for ${round}, it closes ${comingDay(closes, now, zone)}`,
    paragraphs: [
      `You and ${theirName} have no time yet, and ${round} closes on ${dayAndTime(closes, zone)}. ${LOSE_THEN}`,
      `Offer times now. To reach ${theirName}: ${them.email}. If ${theirName} does not answer, log each try on the match page: after ${counted(facts.rules.forfeits.contactAttempts, "try", "tries")} you can ask the director to decide.`,
    ],
    action: "Offer times",
  };
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
