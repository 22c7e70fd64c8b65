import { firstName, matchTitle, type Pair, PLAYER_WHO_LEFT, shortNames } from "@/lib/people/words/names";
import { shortDayAndTime } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { printPoints } from "@/lib/standings/rules/print-points";
import type { MatchProjection } from "../rules/project";
import { SIDES, type Side } from "../rules/sides";
import { isToPlay } from "../rules/state";
import { type MatchStatusKind, matchStatus } from "./statuses";

/** A match as everyone can see it. */
export type MatchFacts = MatchProjection & {
  readonly id: string;
  readonly homeEntryId: string;
  readonly awayEntryId: string;
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
  /** Null if the player isn't in the division anymore, and has no page. */
  readonly entryId: string | null;
  readonly name: string;
  readonly score: string | null;
  readonly isWinner: boolean;
};

/** A match of a round, home first. In a round that hasn't begun, no result is missing yet. */
export function printPair(
  match: MatchFacts,
  round: { readonly deadlineAt: Instant },
  names: ReadonlyMap<string, string>,
  zone: Zone,
  isAhead: boolean,
): PrintedPair {
  const { kind, word } = matchStatus(match);
  const sides = {
    home: printSide("home", match, names.get(match.homeEntryId)),
    away: printSide("away", match, names.get(match.awayEntryId)),
  };
  const time = match.status === "scheduled" && match.scheduledAt;
  const isQuiet = isAhead && match.status === "open";
  const forfeiter =
    kind === "forfeit" ? SIDES.find((side) => !sides[side].isWinner && sides[side].entryId) : undefined;
  const text = time
    ? shortDayAndTime(time, zone)
    : forfeiter
      ? `${match.decidedBy === "default" ? "Default" : "Forfeit"} by ${firstName(sides[forfeiter].name)}`
      : word;
  return {
    id: match.id,
    ...sides,
    status: isQuiet ? null : { kind, text },
    note: noteOf(match, round, zone),
  };
}

function printSide(side: Side, match: MatchFacts, known: string | undefined): PrintedSide {
  const wins = side === "home" ? match.homeWins : match.awayWins;
  const result = side === "home" ? match.homeResult : match.awayResult;
  const isFinal = match.status === "final";
  return {
    entryId: known === undefined ? null : match[`${side}EntryId`],
    name: known ?? PLAYER_WHO_LEFT,
    score: isFinal && wins !== null ? printPoints(wins) : null,
    isWinner: isFinal && result === "win",
  };
}

/** The names of a printed match within a sentence: "a player who left" if they aren't in the division anymore. */
export function namesWithin({ home, away }: Readonly<Record<Side, PrintedSide>>): Pair {
  const within = ({ entryId, name }: PrintedSide) => (entryId === null ? "a player who left" : name);
  return { home: within(home), away: within(away) };
}

/** First names if they differ. A player who left has none. */
export function shortNamesWithin(pair: Readonly<Record<Side, PrintedSide>>): Pair {
  const full = namesWithin(pair);
  const short = shortNames(full);
  return {
    home: pair.home.entryId === null ? full.home : short.home,
    away: pair.away.entryId === null ? full.away : short.away,
  };
}

/** "Amara Osei vs. a player who left" */
export function pairTitle(pair: Readonly<Record<Side, PrintedSide>>): string {
  return matchTitle({ home: pair.home.name, away: namesWithin(pair).away });
}

function noteOf(match: MatchFacts, round: { readonly deadlineAt: Instant }, zone: Zone): string | null {
  if (match.status === "reported" && match.answerBy)
    return `answer by ${shortDayAndTime(match.answerBy, zone)}`;
  const isPending = isToPlay(match.status);
  return isPending && match.deadlineAt > round.deadlineAt
    ? `may be played until ${shortDayAndTime(match.deadlineAt, zone)}`
    : null;
}
