import type { MatchOutcome, SideResult } from "../match/outcome";
import { type MatchProjection, projectedOutcome } from "../match/project";
import { otherSide, SIDES, type Side } from "../match/sides";
import type { MatchStatus } from "../match/state";

/** One line of the table to be: a player's place in the division. */
export type StandingsEntry = { readonly id: string; readonly name: string };

/** A match as the standings see it. The outcome is null until the match is final. */
export type StandingsResult = {
  readonly homeEntryId: string;
  readonly awayEntryId: string;
  readonly outcome: MatchOutcome | null;
  readonly status: MatchStatus;
  readonly round: number;
};

/** A round of matches as their rows are stored. */
export type PlayedRound = {
  readonly number: number;
  readonly matches: readonly (MatchProjection & {
    readonly homeEntryId: string;
    readonly awayEntryId: string;
  })[];
};

/** The results of a division's rounds as the standings read them. */
export function resultsOf(rounds: readonly PlayedRound[]): readonly StandingsResult[] {
  return rounds.flatMap(({ number, matches }) =>
    matches.map((match) => ({
      homeEntryId: match.homeEntryId,
      awayEntryId: match.awayEntryId,
      status: match.status,
      outcome: projectedOutcome(match),
      round: number,
    })),
  );
}

/** A counted match from one side of it. */
export type Meeting = {
  readonly opponentId: string;
  readonly result: SideResult;
  readonly gamesWon: number;
  readonly gamesLost: number;
  readonly isForfeit: boolean;
  readonly isDoubleForfeit: boolean;
};

/**
 * The matches that count, per entry. Only a final match between two listed entries counts: an unfinished or a void one
 * does not, nor one against somebody who was taken off the list (results annulled after a withdrawal).
 */
export function countedMeetings(
  entries: readonly StandingsEntry[],
  results: readonly StandingsResult[],
): ReadonlyMap<string, readonly Meeting[]> {
  const meetings = new Map(entries.map(({ id }) => [id, [] as Meeting[]]));
  for (const result of results) {
    const { outcome } = result;
    const both = { home: meetings.get(result.homeEntryId), away: meetings.get(result.awayEntryId) };
    if (result.status !== "final" || !outcome || !both.home || !both.away) continue;
    for (const side of SIDES) both[side]?.push(seenFrom(side, result, outcome));
  }
  return meetings;
}

/** Both lost: by the deadline, or because a director ruled so. */
export function isDoubleForfeit(outcome: MatchOutcome): boolean {
  return outcome.home === "loss" && outcome.away === "loss";
}

/** Decided without play: the other side did not come, gave notice or gave up the match. */
export function isForfeit(outcome: MatchOutcome): boolean {
  return (outcome.decidedBy === "forfeit" || outcome.decidedBy === "default") && !isDoubleForfeit(outcome);
}

function seenFrom(side: Side, result: StandingsResult, outcome: MatchOutcome): Meeting {
  return {
    opponentId: side === "home" ? result.awayEntryId : result.homeEntryId,
    result: outcome[side],
    gamesWon: outcome.score?.[side] ?? 0,
    gamesLost: outcome.score?.[otherSide(side)] ?? 0,
    isForfeit: isForfeit(outcome),
    isDoubleForfeit: isDoubleForfeit(outcome),
  };
}
