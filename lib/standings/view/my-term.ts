import { isToPlay } from "@/lib/match/rules/state";
import type { SeasonBreak } from "@/lib/season/rules/breaks";
import { calendarDay, dateIn, dayAndTime, monthAndDay, shortDay, shortDayAndTime } from "@/lib/shared/dates";
import type { CalendarDate, Instant, Zone } from "@/lib/shared/instant";
import { currentSession } from "@/lib/stages/rules/current-session";
import { datedRounds, slotInStage, tableRounds } from "@/lib/stages/rules/rounds-of-stage";
import { roundName } from "@/lib/stages/words/round-name";
import { type RoundStage, stageOf } from "@/lib/stages/words/rounds";
import { type ClosedVenues, venuesAreClosed } from "@/lib/venue/words/closed-venues";
import type { PublicMatch, RoundView } from "../store/divisions";

/** What a player's calendar of a division is read from. */
export type TermOf = {
  readonly entryId: string;
  readonly division: { readonly name: string };
  readonly zone: Zone;
  readonly rounds: readonly RoundView[];
  readonly breaks: readonly (SeasonBreak & { readonly id: string })[];
  readonly closures: readonly TermClosure[];
};

/** Hours when a venue of the season is closed. */
export type TermClosure = ClosedVenues & {
  readonly id: string;
  readonly from: Instant;
  readonly until: Instant;
  readonly reason: string;
};

/** A line of a player's calendar: a round, a break or a closure. */
export type TermRow = {
  readonly id: string;
  readonly stage: RoundStage;
  /** When it begins, for the order. */
  readonly on: CalendarDate;
  /** "Nov 16" */
  readonly when: string;
  /** "Round 7", "Round 7, Open" with several divisions, "Thanksgiving" */
  readonly title: string;
  /** "until Sun, Nov 22", "until Sun, Nov 22. You have no match." */
  readonly detail: string;
  /** The player has a match in it that is yet to be played. */
  readonly isToPlay: boolean;
};

/**
 * The term of a player in the divisions they play in, by date: rounds, breaks, and hours when the rec center is closed.
 * A round of the standings without a match of theirs is listed; one of a knockout isn't.
 */
export function myTerm(divisions: readonly TermOf[], now: Instant): readonly TermRow[] {
  const rows = divisions.flatMap((division) => [
    ...roundRows(division, now, divisions.length > 1),
    ...division.breaks.map((each) => breakRow(each, dateIn(now, division.zone))),
    ...division.closures.map((each) => closureRow(each, division.zone, now)),
  ]);
  return [...new Map(rows.map((row) => [row.id, row])).values()].toSorted((one, two) =>
    one.on.localeCompare(two.on),
  );
}

function roundRows(
  { rounds, entryId, division, zone }: TermOf,
  now: Instant,
  isOneOfMany: boolean,
): readonly TermRow[] {
  const listed = new Set(tableRounds(rounds));
  return datedRounds(rounds, now).flatMap((round) => {
    const own = round.matches.filter((match) => isIn(match, entryId));
    if (own.length === 0 && !listed.has(round)) return [];
    const stage = stageOf(round, now);
    const name = roundName(slotInStage(round, rounds));
    const session = currentSession(round, now);
    const begins = session ?? round.opensAt;
    return {
      id: round.id,
      stage,
      on: dateIn(begins, zone),
      when: monthAndDay(begins, zone),
      title: isOneOfMany ? `${name}, ${division.name}` : name,
      detail: session
        ? dayAndTime(session, zone)
        : `until ${shortDay(round.deadlineAt, zone)}${round.matches.length > 0 && own.length === 0 ? noMatch(stage) : ""}`,
      isToPlay: own.some(({ status }) => isToPlay(status)),
    };
  });
}

/** Nothing to look for: the round is paired without the player. */
function noMatch(stage: RoundStage): string {
  return stage === "past" ? ". You had no match." : ". You have no match.";
}

function breakRow({ id, name, from, until }: TermOf["breaks"][number], today: CalendarDate): TermRow {
  return {
    id,
    stage: until < today ? "past" : from <= today ? "now" : "ahead",
    on: from,
    when: calendarDay(from).replace(/^\w+, /, ""),
    title: name,
    detail: from === until ? "No rounds" : `No rounds until ${calendarDay(until)}`,
    isToPlay: false,
  };
}

function closureRow({ id, from, until, reason, ...closed }: TermClosure, zone: Zone, now: Instant): TermRow {
  return {
    id,
    stage: stageOf({ opensAt: from, deadlineAt: until }, now),
    on: dateIn(from, zone),
    when: monthAndDay(from, zone),
    title: venuesAreClosed(closed),
    detail: `${reason}, until ${shortDayAndTime(until, zone)}`,
    isToPlay: false,
  };
}

function isIn({ homeEntryId, awayEntryId }: PublicMatch, entryId: string): boolean {
  return homeEntryId === entryId || awayEntryId === entryId;
}
