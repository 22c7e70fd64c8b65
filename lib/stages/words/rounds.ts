import { type MatchFacts, type PrintedPair, printPair } from "@/lib/match/words/pairs";
import { dayAndTime, shortDay, zoneName } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { currentSession } from "../rules/current-session";
import { type RoundSlot, roundName } from "./round-name";

/** What the page needs to know of a round. */
export type RoundFacts = {
  readonly id: string;
  readonly number: number;
  readonly opensAt: Instant;
  readonly deadlineAt: Instant;
  /** When a final at a session is played. */
  readonly sessionAt: Instant | null;
  readonly sessionPlace: string | null;
  readonly matches: readonly MatchFacts[];
};

/**
 * A round ready to print. Its dates don't say "closes" or "closed", because a cached page doesn't change when the round
 * closes.
 */
export type PrintedRound = {
  readonly id: string;
  readonly title: string;
  /** "until Sunday, Nov 22, 11:59 pm" */
  readonly dates: string;
  readonly pairs: readonly PrintedPair[];
};

export type RoundStage = "past" | "now" | "ahead";

export function stageOf(round: Pick<RoundFacts, "opensAt" | "deadlineAt">, now: Instant): RoundStage {
  if (round.deadlineAt <= now) return "past";
  return round.opensAt <= now ? "now" : "ahead";
}

/** A round with its pairings, home first. A round that hasn't begun doesn't say that results are missing. */
export function printRound(
  round: RoundFacts,
  slot: RoundSlot,
  names: ReadonlyMap<string, string>,
  zone: Zone,
  now: Instant,
): PrintedRound {
  const isAhead = stageOf(round, now) === "ahead";
  return {
    id: round.id,
    title: roundName(slot),
    dates: roundDates(round, zone, now),
    pairs: round.matches.map((match) => printPair(match, round, names, zone, isAhead)),
  };
}

/** "until Sunday, Nov 22, 11:59 pm"; "Mon, Nov 23 to Sun, Nov 29" for a future round; or the time of a session. */
export function roundDates(
  round: Pick<RoundFacts, "opensAt" | "deadlineAt"> & Parameters<typeof currentSession>[0],
  zone: Zone,
  now: Instant,
): string {
  const session = currentSession(round, now);
  if (session) return dayAndTime(session, zone);
  return stageOf(round, now) === "ahead"
    ? `${unbroken(shortDay(round.opensAt, zone))} to ${unbroken(shortDay(round.deadlineAt, zone))}`
    : `until ${dayAndTime(round.deadlineAt, zone)}`;
}

/** A narrow line can break after "Mon," but not within "Nov 23". */
function unbroken(day: string): string {
  return day.replace(/ (?=\d)/, "\u00a0");
}

/** "Central Time": the zone of a page with dates before and after a clock change. */
export function zoneAllYear(at: Instant, zone: Zone): string {
  return zoneName(at, zone).replace(/ \([^)]*\)$/, "");
}
