import type { Instant } from "../instant";
import type { DecidedBy, MatchOutcome, SideResult } from "./outcome";
import type { MatchState, MatchStatus } from "./state";

/** The columns of a match row that are derived from its events. Rebuilt from the events they come out equal. */
export type MatchProjection = {
  readonly status: MatchStatus;
  readonly deadlineAt: Instant;
  readonly scheduledAt: Instant | null;
  readonly answerBy: Instant | null;
  readonly decidedBy: DecidedBy | null;
  readonly homeResult: SideResult | null;
  readonly awayResult: SideResult | null;
  readonly homeWins: number | null;
  readonly awayWins: number | null;
};

export function projectMatch(state: MatchState): MatchProjection {
  return {
    status: state.status,
    deadlineAt: state.deadlineAt,
    scheduledAt: state.scheduledAt,
    answerBy: state.answerBy,
    decidedBy: state.outcome?.decidedBy ?? null,
    homeResult: state.outcome?.home ?? null,
    awayResult: state.outcome?.away ?? null,
    homeWins: state.outcome?.score?.home ?? null,
    awayWins: state.outcome?.score?.away ?? null,
  };
}

/** The columns that hold an outcome. */
export type StoredOutcome = Pick<
  MatchProjection,
  "decidedBy" | "homeResult" | "awayResult" | "homeWins" | "awayWins"
>;

/** The outcome a row tells; null while the match is not final. */
export function projectedOutcome(row: StoredOutcome): MatchOutcome | null {
  if (!row.homeResult || !row.awayResult || !row.decidedBy) return null;
  const score =
    row.homeWins === null || row.awayWins === null ? null : { home: row.homeWins, away: row.awayWins };
  return { home: row.homeResult, away: row.awayResult, score, decidedBy: row.decidedBy };
}
