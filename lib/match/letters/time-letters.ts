import type { Paragraph } from "@/lib/mail/letters/body";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import { type LetterFacts, seatOf, whereToPlay } from "@/lib/mail/letters/facts";
import { venueNote } from "@/lib/season/rules/play-venue";
import { tooLate } from "@/lib/season/rules/rule-words";
import { comingDay, comingDayAndTime, dayAndTime, subjectDayAndTime } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { capitalize, counted } from "@/lib/shared/text";
import { theMatch } from "@/lib/stages/words/round-name";
import { reservedBoard } from "@/lib/venue/words/reserved";
import { whereaboutsWords } from "@/lib/venue/words/whereabouts";
import { closesAt, lastCancel } from "../rules/deadline-rules";
import { liveTimes } from "../rules/live-times";
import { otherSide, type Side } from "../rules/sides";
import { timeToCome } from "../rules/state";
import { ifNobodyReports } from "../words/consequences";
import { cannotConfirm, throughOffice } from "../words/no-account";
import { challengeParagraphs } from "./challenge";
import { type Happened, occasionOf, toBoth, toPlayer } from "./match-letter";
import type { Occurrence } from "./occurrence";

/** Times are suggested: the other side picks one. If an agreed time is to come, this asks to move the match. */
export function suggestionLetters(occurrence: Occurrence<"TimesProposed">): readonly DraftLetter[] {
  const { event, state, facts, at } = occurrence;
  const zone = facts.organization.timeZone;
  const to = otherSide(event.by);
  const { theirName } = seatOf(to, facts);
  const last = [...event.times].sort().at(-1) ?? state.deadlineAt;
  const agreed = timeToCome(state, at);

  return [
    toPlayer(to, occasionOf(occurrence), {
      subject: agreed
        ? `${theirName} asks to reschedule: ${comingDayAndTime(agreed, at, zone)}`
        : `${theirName} suggested ${event.times.length === 1 ? "a time" : "times"}: answer by ${comingDayAndTime(last, at, zone)}`,
      paragraphs: [
        `${theirName} can play ${theMatch(facts.round)} at ${event.times.length === 1 ? "this time" : "these times"}:`,
        { list: event.times.map((suggested) => dayAndTime(suggested, zone)) },
        ...noteOf(event.note, theirName),
        agreed
          ? `Pick one to move the match. Until you do, it’s still on ${dayAndTime(agreed, zone)}.`
          : "Pick one, or suggest other times.",
        ifNobodyReports(closesAt(state, facts.rules), at, zone, facts.round),
      ],
      action: "Pick a time",
    }),
  ];
}

/** A time is agreed. */
export function agreedLetters(occurrence: Occurrence<"TimeAgreed">): readonly DraftLetter[] {
  const { event, state, facts, at } = occurrence;
  const zone = facts.organization.timeZone;
  const to = otherSide(event.by);
  const { theirName } = seatOf(to, facts);
  const { venue, forfeits } = facts.rules;

  return [
    toPlayer(to, occasionOf(occurrence), {
      subject: `Set: ${theirName}, ${subjectDayAndTime(event.scheduledAt, zone)}`,
      paragraphs: [
        `${theirName} picked ${dayAndTime(event.scheduledAt, zone)}. ${playWords(facts, venue)}`,
        ...challengeParagraphs(to, facts),
        `${ifYouCannot(occurrence, to, "on the match page")} A player who is ${tooLate(forfeits.noShowGraceMinutes)} can lose the match.`,
        `After you play, one of you reports and the other confirms. ${ifNobodyReports(closesAt(state, facts.rules), at, zone, facts.round)}`,
      ],
      action: "See the match",
    }),
  ];
}

/** The players didn't agree on a time, so the league set one: both are told, and that they can move it. */
export function defaultedLetters(occurrence: Occurrence<"TimeDefaulted">): readonly DraftLetter[] {
  const { event, state, facts, at } = occurrence;
  const zone = facts.organization.timeZone;
  const { venue, forfeits } = facts.rules;
  const when = dayAndTime(event.scheduledAt, zone);

  return toBoth(occurrence, (theirName, side) => ({
    subject: `The league set your match: ${theirName}, ${subjectDayAndTime(event.scheduledAt, zone)}`,
    paragraphs: [
      `You and ${theirName} didn’t agree on a time for ${theMatch(facts.round)}, so the league set one: ${when}. ${playWords(facts, venue)}`,
      ...challengeParagraphs(side, facts),
      `${otherTimes(theirName, side, facts)} ${ifYouCannot(occurrence, side, "there")} A player who is ${tooLate(forfeits.noShowGraceMinutes)} can lose the match.`,
      ifNobodyReports(closesAt(state, facts.rules), at, zone, facts.round),
    ],
    action: "See the match",
  }));
}

/** The players didn't agree on a time and the league found none to set: both are told what they can do. */
export function defaultMissedLetters(occurrence: Occurrence<"DefaultTimeMissed">): readonly DraftLetter[] {
  const { state, facts, at } = occurrence;
  return toBoth(occurrence, (theirName, side) => ({
    subject: `No time found for your match with ${theirName}`,
    paragraphs: [
      `You and ${theirName} didn’t agree on a time for ${theMatch(facts.round)}. The league looked for one to set, but none is free.`,
      `${seatOf(side, facts).hasNoAccount ? throughOffice(theirName, facts.rules) : `Suggest times to ${theirName} on the match page, or change your availability.`} The league keeps looking. If a time opens up, we’ll set it and email you.`,
      ifNobodyReports(closesAt(state, facts.rules), at, facts.organization.timeZone, facts.round),
    ],
    action: seatOf(side, facts).hasNoAccount ? "See the match" : "Suggest times",
  }));
}

/** The time was canceled, whether the two agreed on it or the league set it. */
export function cancelledLetters(occurrence: Occurrence<"TimeCancelled">): readonly DraftLetter[] {
  const { event, state, facts, at } = occurrence;
  const zone = facts.organization.timeZone;
  const to = otherSide(event.by);
  const { theirName } = seatOf(to, facts);
  const closes = closesAt(state, facts.rules);
  const [theirs, own] = [liveTimes(state, event.by, at), liveTimes(state, to, at)];
  const time = state.canceled?.time;

  return [
    toPlayer(to, occasionOf(occurrence), {
      subject: `${theirName} canceled your time${time ? ` on ${subjectDayAndTime(time, zone)}` : ""}`,
      paragraphs: [
        `${theirName} canceled your time${time ? ` on ${dayAndTime(time, zone)}` : ""}. ${capitalize(theMatch(facts.round))} still closes on ${comingDay(closes, at, zone)}, so find another one.`,
        ...(theirs.length > 0 ? [`You can still pick a time that ${theirName} suggested.`] : []),
        ...(own.length > 0 ? [`${theirName} can still pick a time that you suggested.`] : []),
        ...noteOf(event.reason, theirName),
        ifNobodyReports(closes, at, zone, facts.round),
      ],
      action: theirs.length > 0 ? "Pick a time" : "Suggest other times",
    }),
  ];
}

function otherTimes(theirName: string, side: Side, facts: LetterFacts): string {
  return seatOf(side, facts).hasNoAccount
    ? `If another time works better, ask the office. ${cannotConfirm(theirName, facts.rules)}`
    : `If another time works better, suggest some to ${theirName} on the match page.`;
}

function noteOf(note: string | undefined, from: string): readonly Paragraph[] {
  return note?.trim() ? [{ quote: note, from: `${from} wrote` }] : [];
}

/** Where the match is played: the reserved table, how to get there, and the reserved board. */
function playWords(facts: LetterFacts, venue: LetterFacts["rules"]["venue"]): string {
  const { reserved } = facts;
  const there = venue.kind === "online" ? "" : whereaboutsWords(facts.venue);
  return [`You play ${whereToPlay(facts)}.`, there, reserved && reservedBoard(reserved), venueNote(venue)]
    .filter(Boolean)
    .join(" ");
}

/** Canceling the time, or whom to tell if it was already too late for that when the time was set. */
function ifYouCannot(
  { event, facts, at }: Happened & { readonly event: { readonly scheduledAt: Instant } },
  side: Side,
  where: "on the match page" | "there",
): string {
  const { venue, schedule } = facts.rules;
  const { theirName, hasNoAccount } = seatOf(side, facts);
  const cannot = `If you can’t ${venue.kind === "online" ? "play" : "come"}`;
  if (lastCancel(event.scheduledAt, facts.rules) <= at)
    return `It’s too late to cancel this time. ${cannot}, tell ${hasNoAccount ? "the office" : `${theirName} and the director`}.`;
  return `${cannot}, cancel ${where} ${cutoffWords(schedule.cancelCutoffHours)}.`;
}

function cutoffWords(hours: number): string {
  return hours === 0 ? "before it begins" : `at least ${counted(hours, "hour")} before`;
}
