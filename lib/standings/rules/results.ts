import type { MatchOutcome } from "@/lib/match/rules/outcome";
import { type MatchProjection, projectedOutcome, type StoredOutcome } from "@/lib/match/rules/project";
import type { Score } from "@/lib/match/rules/series";
import type { MatchStatus } from "@/lib/match/rules/state";

/** One line of the table to be: a player's place in the division. */
export type StandingsEntry = {
  readonly id: string;
  readonly name: string;
  /** Left after play, with results that stand: still in the table, marked. */
  readonly hasLeft?: boolean;
};

/** A match as the standings see it. The outcome is null until the match is final. */
export type StandingsResult = {
  readonly homeEntryId: string;
  readonly awayEntryId: string;
  readonly outcome: MatchOutcome | null;
  readonly status: MatchStatus;
  readonly round: number;
  /** Games each side played with Black; null where nobody told. */
  readonly blacks: Score | null;
  /** What each side captured is worth; null where nobody told. */
  readonly captured: Score | null;
};

/** A match as its row is stored. */
export type PlayedMatch = Pick<
  MatchProjection,
  keyof StoredOutcome | "status" | "homeBlacks" | "awayBlacks" | "homeCaptured" | "awayCaptured"
> & { readonly homeEntryId: string; readonly awayEntryId: string };

/** A round of matches as their rows are stored. */
export type PlayedRound = {
  readonly number: number;
  readonly matches: readonly PlayedMatch[];
};

/** The results of the rounds that make a table, as the standings read them. */
export function resultsOf(rounds: readonly PlayedRound[]): readonly StandingsResult[] {
  return rounds.flatMap(({ number, matches }) => matches.map((match) => resultOf(match, number)));
}

/** One match as the standings read it. */
export function resultOf(match: PlayedMatch, round: number): StandingsResult {
  return {
    homeEntryId: match.homeEntryId,
    awayEntryId: match.awayEntryId,
    status: match.status,
    outcome: projectedOutcome(match),
    round,
    blacks: bothOf(match.homeBlacks, match.awayBlacks),
    captured: bothOf(match.homeCaptured, match.awayCaptured),
  };
}

/** Both lost: by the deadline, or because a director ruled so. */
export function isDoubleForfeit(outcome: MatchOutcome): boolean {
  return outcome.home === "loss" && outcome.away === "loss";
}

/** Decided without play: the other side did not come, gave notice or gave up the match. */
export function isForfeit(outcome: MatchOutcome): boolean {
  return (outcome.decidedBy === "forfeit" || outcome.decidedBy === "default") && !isDoubleForfeit(outcome);
}

function bothOf(home: number | null, away: number | null): Score | null {
  return home === null || away === null ? null : { home, away };
}
