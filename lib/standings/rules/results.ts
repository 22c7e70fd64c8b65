import type { MatchOutcome } from "@/lib/match/rules/outcome";
import { type MatchProjection, projectedOutcome, type StoredOutcome } from "@/lib/match/rules/project";
import type { Score } from "@/lib/match/rules/series";
import type { MatchStatus } from "@/lib/match/rules/state";

/** A player in the standings of a division. */
export type StandingsEntry = {
  readonly id: string;
  readonly name: string;
  /** Left after playing, with results that count: still in the standings, marked. */
  readonly hasLeft?: boolean;
  /** Their average in sportsmanship is lower than the playoff asks for. */
  readonly isBelowAverage?: boolean;
  /** The matches they forfeited for which the director forgave them. */
  readonly forgiven?: readonly string[];
};

/** A match as the standings see it. The outcome is null until the match is final. */
export type StandingsResult = {
  /** Which match it is. Left out where only its outcome matters. */
  readonly matchId?: string | undefined;
  readonly homeEntryId: string;
  readonly awayEntryId: string;
  readonly outcome: MatchOutcome | null;
  readonly status: MatchStatus;
  readonly round: number;
  /** Games each side played with Black; null if that wasn't recorded. */
  readonly blacks: Score | null;
  /** The points each side captured; null if that wasn't recorded. */
  readonly captured: Score | null;
};

/** A match, as stored. */
export type PlayedMatch = Pick<
  MatchProjection,
  keyof StoredOutcome | "status" | "homeBlacks" | "awayBlacks" | "homeCaptured" | "awayCaptured"
> & { readonly id?: string; readonly homeEntryId: string; readonly awayEntryId: string };

/** A round of matches, as stored. */
export type PlayedRound = {
  readonly number: number;
  readonly matches: readonly PlayedMatch[];
};

/** The results of the rounds that count toward standings. */
export function resultsOf(rounds: readonly PlayedRound[]): readonly StandingsResult[] {
  return rounds.flatMap(({ number, matches }) => matches.map((match) => resultOf(match, number)));
}

/** One match as the standings see it. */
export function resultOf(match: PlayedMatch, round: number): StandingsResult {
  return {
    matchId: match.id,
    homeEntryId: match.homeEntryId,
    awayEntryId: match.awayEntryId,
    status: match.status,
    outcome: projectedOutcome(match),
    round,
    blacks: bothOf(match.homeBlacks, match.awayBlacks),
    captured: bothOf(match.homeCaptured, match.awayCaptured),
  };
}

/**
 * Does a match count? Only if it's final and both players are in the standings: matches that are open or void don't, nor
 * do those of a player whose results were annulled when they left (FIDE GRC 6.6).
 *
 * @param standings the ids of the entries in the standings
 */
export function isCounted(
  result: Pick<StandingsResult, "status" | "outcome" | "homeEntryId" | "awayEntryId">,
  standings: { has(entryId: string): boolean },
): boolean {
  const { status, outcome, homeEntryId, awayEntryId } = result;
  return status === "final" && outcome !== null && standings.has(homeEntryId) && standings.has(awayEntryId);
}

/** Both lost: by the deadline, or because a director ruled so. */
export function isDoubleForfeit(outcome: MatchOutcome): boolean {
  return outcome.home === "loss" && outcome.away === "loss";
}

/** Decided without playing: one side didn't come or gave up the match. A default, after advance notice, isn't one. */
export function isForfeit(outcome: MatchOutcome): boolean {
  return outcome.decidedBy === "forfeit" && !isDoubleForfeit(outcome);
}

function bothOf(home: number | null, away: number | null): Score | null {
  return home === null || away === null ? null : { home, away };
}
