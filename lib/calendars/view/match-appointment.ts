import { closesAt } from "@/lib/match/rules/deadline-rules";
import type { StoredEvent } from "@/lib/match/rules/events";
import type { MatchState } from "@/lib/match/rules/state";
import { newestOf, offSince } from "@/lib/match/rules/story";
import { matchTitle, namesOf } from "@/lib/people/words/names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { venueName } from "@/lib/season/rules/play-venue";
import type { Instant } from "@/lib/shared/instant";
import type { Whereabouts } from "@/lib/venue/words/whereabouts";
import type { Appointment } from "./calendar";

/** What a feed says about a match: names and times, no contact details. */
export type CalendarMatch = {
  readonly id: string;
  readonly home: { readonly name: string };
  readonly away: { readonly name: string };
  /** The league, and where everyone can write to it. */
  readonly organizer: Appointment["organizer"];
  /** "Fall 2026, Open, Round 3" */
  readonly occasion: string;
  readonly rules: RulePack;
  readonly events: readonly StoredEvent[];
  readonly state: MatchState;
  /** "Table 3", if one is booked. */
  readonly table: string | null;
  /** Where it's played, the booked venue or the season's; null without one. */
  readonly venue: (Whereabouts & { readonly name: string }) | null;
};

/** A deadline is shown as the minutes before it, because an event needs a length. */
const DEADLINE_MINUTES = 15;

/**
 * A match in a calendar: at its agreed time, canceled if the players no longer need to come; without one, as the
 * deadline for reporting it, which doesn't block time and has no place to leave for. A time that's canceled moves the
 * event to its deadline: feeds replace each event by the one with the same name, and some calendar apps don't show
 * canceled ones.
 *
 * @param url the page of the match for those who read the calendar
 */
export function matchAppointment(match: CalendarMatch, url: string): Appointment {
  const { state, events, rules } = match;
  const agreedAt = state.scheduledAt;
  const there = rules.venue.kind !== "online" && state.fixedPlace === null ? match.venue : null;
  const name = match.table !== null && there ? there.name : venueName(rules.venue);
  const about = {
    uid: `match-${match.id}@rookery`,
    sequence: newestOf(events),
    title: matchTitle(namesOf(match)),
    url,
    organizer: match.organizer,
  };
  if (agreedAt === null) {
    const closes = closesAt(state, rules);
    return {
      ...about,
      title: `Report due: ${about.title}`,
      place: null,
      text: match.occasion,
      from: later(closes, -DEADLINE_MINUTES),
      until: closes,
      isCancelled: state.status !== "open",
      isBusy: false,
    };
  }
  return {
    ...about,
    place: [match.table, state.fixedPlace ?? name, there?.address].filter(Boolean).join(", "),
    text: [match.occasion, there?.directions].filter(Boolean).join(". "),
    from: agreedAt,
    until: later(agreedAt, rules.schedule.bookedMinutes),
    isCancelled: isOffBefore(events, agreedAt),
    isBusy: true,
  };
}

/** Was the match reported, or did it end, before its time came? Then nothing is booked for it anymore, either. */
function isOffBefore(events: readonly StoredEvent[], agreedAt: Instant): boolean {
  return (offSince(events) ?? agreedAt) < agreedAt;
}

function later(at: Instant, minutes: number): Instant {
  return new Date(Date.parse(at) + minutes * 60_000).toISOString();
}
