import { closesAt } from "@/lib/match/rules/deadline-rules";
import type { StoredEvent } from "@/lib/match/rules/events";
import type { MatchState } from "@/lib/match/rules/state";
import { absolute, paths } from "@/lib/paths";
import { matchTitle } from "@/lib/people/words/names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { venueName } from "@/lib/season/rules/play-venue";
import type { Instant } from "@/lib/shared/instant";
import type { Appointment } from "./calendar";

/** What a feed tells of a match: names and times, nothing by which somebody could be reached. */
export type CalendarMatch = {
  readonly id: string;
  readonly home: { readonly name: string };
  readonly away: { readonly name: string };
  /** "Fall 2026, Open, Round 3" */
  readonly occasion: string;
  readonly rules: RulePack;
  readonly events: readonly StoredEvent[];
  readonly state: MatchState;
  /** "Table 3", where one is booked. */
  readonly table: string | null;
};

/** A deadline is shown as the minutes before it: an event has to have a length. */
const DEADLINE_MINUTES = 15;

/**
 * A match as it stands in a calendar: at its agreed time; cancelled when that was called off or nobody has to come any
 * more; and, while no time was ever agreed, as the deadline it has to be reported by, which takes up no time.
 */
export function matchAppointment(match: CalendarMatch, appUrl: string): Appointment {
  const { state, events, rules } = match;
  const agreedAt = lastAgreedTime(events);
  const about = {
    uid: `match-${match.id}@rookery`,
    sequence: events.length,
    changedAt: events.at(-1)?.at ?? state.deadlineAt,
    title: matchTitle({ home: match.home.name, away: match.away.name }),
    place: [match.table, state.fixedPlace ?? venueName(rules.venue)].filter(Boolean).join(", "),
    text: match.occasion,
    url: absolute(appUrl, paths.match(match.id)),
  };
  if (agreedAt === null) {
    const closes = closesAt(state, rules);
    return {
      ...about,
      title: `Report by now: ${about.title}`,
      from: later(closes, -DEADLINE_MINUTES),
      until: closes,
      isCancelled: state.status !== "open",
      isBusy: false,
    };
  }
  return {
    ...about,
    from: agreedAt,
    until: later(agreedAt, rules.schedule.bookedMinutes),
    isCancelled: state.scheduledAt !== agreedAt || isOffBefore(match, agreedAt),
    isBusy: true,
  };
}

/** The newest time the match was set to, whether or not it still stands. */
function lastAgreedTime(events: readonly StoredEvent[]): Instant | null {
  const times = events.flatMap(({ event }) =>
    event.type === "TimeAgreed" || event.type === "TimeFixed" || event.type === "TimeDefaulted"
      ? [event.scheduledAt]
      : [],
  );
  return times.at(-1) ?? null;
}

/** Was it settled, without play, before the time came? */
function isOffBefore({ state, events }: CalendarMatch, agreedAt: Instant): boolean {
  const isOver = state.status === "final" || state.status === "void";
  return isOver && (events.at(-1)?.at ?? agreedAt) < agreedAt;
}

function later(at: Instant, minutes: number): Instant {
  return new Date(Date.parse(at) + minutes * 60_000).toISOString();
}
