import { type MatchFacts, type PrintedPair, printPair } from "@/lib/match/words/pairs";
import { dayAndTime, shortDay, zoneName } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { type RoundPlace, roundName } from "./round-name";

/** As much of a round as its place on the page needs. */
export type RoundFacts = {
  readonly id: string;
  readonly number: number;
  readonly opensAt: Instant;
  readonly deadlineAt: Instant;
  /** Of a final at a session: when it is played. */
  readonly sessionAt: Instant | null;
  readonly sessionPlace: string | null;
  readonly matches: readonly MatchFacts[];
};

/** A round as it is printed. Its dates stand without "closes" or "closed": the page is kept, the clock goes on. */
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

/** A round with its pairs, home first. Nobody needs to be told that a round that has not begun has no results. */
export function printRound(
  round: RoundFacts,
  place: RoundPlace,
  names: ReadonlyMap<string, string>,
  zone: Zone,
  now: Instant,
): PrintedRound {
  const isAhead = stageOf(round, now) === "ahead";
  return {
    id: round.id,
    title: roundName(place),
    dates: roundDates(round, zone, now),
    pairs: round.matches.map((match) => printPair(match, round, names, zone, isAhead)),
  };
}

/** "until Sunday, Nov 22, 11:59 pm", "Mon, Nov 23 to Sun, Nov 29" of a round to come, or the hour of a session. */
export function roundDates(round: Omit<RoundFacts, "matches">, zone: Zone, now: Instant): string {
  if (round.sessionAt) return dayAndTime(round.sessionAt, zone);
  return stageOf(round, now) === "ahead"
    ? `${unbroken(shortDay(round.opensAt, zone))} to ${unbroken(shortDay(round.deadlineAt, zone))}`
    : `until ${dayAndTime(round.deadlineAt, zone)}`;
}

/** A narrow line may break after "Mon," but not within "Nov 23". */
function unbroken(day: string): string {
  return day.replace(/ (?=\d)/, "\u00a0");
}

/** "Central Time": the zone of a page whose dates lie on both sides of a clock change. */
export function zoneAllYear(at: Instant, zone: Zone): string {
  return zoneName(at, zone).replace(/ \([^)]*\)$/, "");
}
