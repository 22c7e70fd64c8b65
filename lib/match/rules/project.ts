import type { Instant } from "@/lib/shared/instant";
import type { ReportedGame } from "./games";
import type { DecidedBy, MatchOutcome, SideResult } from "./outcome";
import type { Side } from "./sides";
import type { MatchState, MatchStatus } from "./state";

/**
 * The columns of a match row that are derived from its events. Rebuilding them from the events gives the same values.
 */
export type MatchProjection = {
  readonly status: MatchStatus;
  readonly deadlineAt: Instant;
  readonly scheduledAt: Instant | null;
  readonly answerBy: Instant | null;
  /** Whether a correction of the result waits for the other side or for the director. */
  readonly correction: CorrectionStage | null;
  readonly decidedBy: DecidedBy | null;
  readonly homeResult: SideResult | null;
  readonly awayResult: SideResult | null;
  readonly homeWins: number | null;
  readonly awayWins: number | null;
  /**
   * For a result that both players agree on: the games each had Black in, and the points captured if every game gives
   * them.
   */
  readonly homeBlacks: number | null;
  readonly awayBlacks: number | null;
  readonly homeCaptured: number | null;
  readonly awayCaptured: number | null;
};

export const CORRECTION_STAGES = ["asked", "with-director"] as const;
export type CorrectionStage = (typeof CORRECTION_STAGES)[number];

export function projectMatch(state: MatchState): MatchProjection {
  return {
    status: state.status,
    deadlineAt: state.deadlineAt,
    scheduledAt: state.scheduledAt,
    answerBy: state.answerBy,
    correction: state.correction && (state.correction.isWithDirector ? "with-director" : "asked"),
    decidedBy: state.outcome?.decidedBy ?? null,
    homeResult: state.outcome?.home ?? null,
    awayResult: state.outcome?.away ?? null,
    homeWins: state.outcome?.score?.home ?? null,
    awayWins: state.outcome?.score?.away ?? null,
    homeBlacks: blacksOf(state, "home"),
    awayBlacks: blacksOf(state, "away"),
    homeCaptured: capturedBy(state, "home"),
    awayCaptured: capturedBy(state, "away"),
  };
}

/** The games of a report that both sides accepted, or that the office entered; null for every other outcome. */
export function gamesThatStand({ report, entered, outcome }: MatchState): readonly ReportedGame[] | null {
  const isAgreed = outcome?.decidedBy === "agreed" || outcome?.decidedBy === "stands";
  return isAgreed ? ((entered ?? report)?.games ?? null) : null;
}

function blacksOf(state: MatchState, side: Side): number | null {
  return (
    gamesThatStand(state)?.filter(({ white, ending }) => white !== side && ending !== "forfeit").length ??
    null
  );
}

function capturedBy(state: MatchState, side: Side): number | null {
  const points = gamesThatStand(state)?.map(({ captured }) => captured?.[side]);
  if (!points?.length || !points.every((each) => each !== undefined)) return null;
  return points.reduce((total, each) => total + each, 0);
}

/** The columns that hold an outcome. */
export type StoredOutcome = Pick<
  MatchProjection,
  "decidedBy" | "homeResult" | "awayResult" | "homeWins" | "awayWins"
>;

/** The outcome in a row; null while the match isn't final. */
export function projectedOutcome(row: StoredOutcome): MatchOutcome | null {
  if (!row.homeResult || !row.awayResult || !row.decidedBy) return null;
  const score =
    row.homeWins === null || row.awayWins === null ? null : { home: row.homeWins, away: row.awayWins };
  return { home: row.homeResult, away: row.awayResult, score, decidedBy: row.decidedBy };
}
