import type { Instant } from "@/lib/domain/instant";
import type { MatchProjection } from "@/lib/domain/match/project";
import { SIDES, type Side } from "@/lib/domain/match/sides";
import { dayAndTime, shortDay, shortDayAndTime, zoneName } from "./dates";
import { firstName } from "./names";
import { points } from "./scores";
import { type MatchStatusKind, matchStatus } from "./statuses";

/** As much of a round as its place on the page needs. */
export type RoundFacts = {
  readonly id: string;
  readonly number: number;
  readonly opensAt: Instant;
  readonly deadlineAt: Instant;
  readonly matches: readonly MatchFacts[];
};

export type MatchFacts = MatchProjection & {
  readonly id: string;
  readonly homeEntryId: string;
  readonly awayEntryId: string;
};

/** A round as it is printed. Its dates stand without "closes" or "closed": the page is kept, the clock goes on. */
export type PrintedRound = {
  readonly id: string;
  readonly title: string;
  /** "until Sunday, Nov 22, 11:59 pm" */
  readonly dates: string;
  readonly pairs: readonly PrintedPair[];
};

export type PrintedPair = {
  readonly id: string;
  /** Has White in game 1. */
  readonly home: PrintedSide;
  readonly away: PrintedSide;
  readonly status: { readonly kind: MatchStatusKind; readonly text: string } | null;
  readonly note: string | null;
};

export type PrintedSide = {
  readonly name: string;
  readonly score: string | null;
  readonly isWinner: boolean;
};

export type RoundStage = "past" | "now" | "ahead";

export function stageOf(round: Pick<RoundFacts, "opensAt" | "deadlineAt">, now: Instant): RoundStage {
  if (round.deadlineAt <= now) return "past";
  return round.opensAt <= now ? "now" : "ahead";
}

/** A round with its pairs, home first. Nobody needs to be told that a round that has not begun has no results. */
export function printRound(
  round: RoundFacts,
  names: ReadonlyMap<string, string>,
  zone: string,
  now: Instant,
): PrintedRound {
  const isAhead = stageOf(round, now) === "ahead";
  return {
    id: round.id,
    title: `Round ${round.number}`,
    dates: isAhead
      ? `${shortDay(round.opensAt, zone)} to ${shortDay(round.deadlineAt, zone)}`
      : `until ${dayAndTime(round.deadlineAt, zone)}`,
    pairs: round.matches.map((match) => printPair(match, round, names, zone, isAhead)),
  };
}

/** "Central Time": the zone of a page whose dates lie on both sides of a clock change. */
export function zoneAllYear(zone: string, at: Instant): string {
  return zoneName(zone, at).replace(/ \([^)]*\)$/, "");
}

function printPair(
  match: MatchFacts,
  round: RoundFacts,
  names: ReadonlyMap<string, string>,
  zone: string,
  isAhead: boolean,
): PrintedPair {
  const { kind, word } = matchStatus(match);
  const sides = {
    home: printSide("home", match, names.get(match.homeEntryId)),
    away: printSide("away", match, names.get(match.awayEntryId)),
  };
  const time = match.status === "scheduled" && match.scheduledAt;
  const isQuiet = isAhead && match.status === "open";
  const forfeiter = kind === "forfeit" ? SIDES.find((side) => !sides[side].isWinner) : undefined;
  const text = time
    ? shortDayAndTime(time, zone)
    : forfeiter
      ? `Forfeit by ${firstName(sides[forfeiter].name)}`
      : word;
  return {
    id: match.id,
    ...sides,
    status: isQuiet ? null : { kind, text },
    note: noteOf(match, round, zone),
  };
}

function printSide(side: Side, match: MatchFacts, name = "Somebody who left"): PrintedSide {
  const wins = side === "home" ? match.homeWins : match.awayWins;
  const result = side === "home" ? match.homeResult : match.awayResult;
  const isFinal = match.status === "final";
  return {
    name,
    score: isFinal && wins !== null ? points(wins) : null,
    isWinner: isFinal && result === "win",
  };
}

function noteOf(match: MatchFacts, round: RoundFacts, zone: string): string | null {
  if (match.status === "reported" && match.answerBy)
    return `answer by ${shortDayAndTime(match.answerBy, zone)}`;
  const isPending = match.status === "open" || match.status === "scheduled";
  return isPending && match.deadlineAt > round.deadlineAt
    ? `may be played until ${shortDayAndTime(match.deadlineAt, zone)}`
    : null;
}
