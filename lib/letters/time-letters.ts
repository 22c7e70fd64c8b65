import { closesAt } from "@/lib/domain/match/closing";
import { otherSide } from "@/lib/domain/match/sides";
import { atVenue, venueNote } from "@/lib/domain/rules/venue";
import { ifNobodyReports } from "@/lib/format/consequences";
import { comingDay, comingDayAndTime, dayAndTime, shortDay, time } from "@/lib/format/dates";
import { capitalized, counted } from "@/lib/format/names";
import { theMatch } from "@/lib/format/round-name";
import { challengeParagraphs } from "./challenge";
import type { Paragraph } from "./compose";
import type { DraftLetter } from "./draft";
import { seatOf } from "./facts";
import type { Occurrence } from "./for-event";
import { occasionOf, toPlayer } from "./match-letter";

/** Times are on offer: the other side picks one. With a time agreed already it is a wish to move the match. */
export function proposedLetters(occurrence: Occurrence<"TimesProposed">): readonly DraftLetter[] {
  const { event, state, facts, at } = occurrence;
  const zone = facts.organization.timeZone;
  const to = otherSide(event.by);
  const { theirName } = seatOf(to, facts);
  const last = [...event.times].sort().at(-1) ?? state.deadlineAt;
  const agreed = state.scheduledAt;

  return [
    toPlayer(to, occasionOf(occurrence), {
      subject: agreed
        ? `${theirName} asks to move ${comingDayAndTime(agreed, at, zone)}`
        : `${theirName} offers ${counted(event.times.length, "time")}, answer by ${comingDayAndTime(last, at, zone)}`,
      paragraphs: [
        `${theirName} can play ${theMatch(facts.round)} at ${event.times.length === 1 ? "this time" : "these times"}:`,
        { list: event.times.map((offered) => dayAndTime(offered, zone)) },
        ...noteOf(event.note, theirName),
        agreed
          ? `Pick one to move the match. Until you do, ${dayAndTime(agreed, zone)}, stands.`
          : "Pick one, or offer other times.",
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
      subject: `Set: ${theirName}, ${shortDay(event.scheduledAt, zone).replace(",", "")}, ${time(event.scheduledAt, zone)}`,
      paragraphs: [
        `${theirName} took ${dayAndTime(event.scheduledAt, zone)}. You play ${atVenue(venue)}. ${venueNote(venue)}`.trim(),
        ...challengeParagraphs(to, facts),
        `If you can’t ${venue.kind === "online" ? "play" : "come"}, call it off on the match page ${cutoffWords(facts.rules.schedule.cancelCutoffHours)}. Whoever is more than ${forfeits.noShowGraceMinutes} minutes late can lose the match.`,
        `After you play, one of you reports and the other confirms. ${ifNobodyReports(closesAt(state, facts.rules), at, zone, facts.round)}`,
      ],
      action: "See the match",
    }),
  ];
}

/** The agreed time is off. */
export function cancelledLetters(occurrence: Occurrence<"TimeCancelled">): readonly DraftLetter[] {
  const { event, state, facts, at } = occurrence;
  const zone = facts.organization.timeZone;
  const to = otherSide(event.by);
  const { theirName } = seatOf(to, facts);

  return [
    toPlayer(to, occasionOf(occurrence), {
      subject: `${theirName} called off your time for ${theMatch(facts.round)}`,
      paragraphs: [
        `The time you agreed is off. ${capitalized(theMatch(facts.round))} still closes on ${comingDay(state.deadlineAt, at, zone)}, so find another one.`,
        ...noteOf(event.reason, theirName),
        ifNobodyReports(closesAt(state, facts.rules), at, zone, facts.round),
      ],
      action: "Offer other times",
    }),
  ];
}

function noteOf(note: string | undefined, from: string): readonly Paragraph[] {
  return note?.trim() ? [{ quote: note, from: `${from} writes` }] : [];
}

function cutoffWords(hours: number): string {
  return hours === 0 ? "before it begins" : `at least ${counted(hours, "hour")} before`;
}
