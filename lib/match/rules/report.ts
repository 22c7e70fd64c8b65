import type { ReportedGame } from "./games";
import type { MatchOutcome } from "./outcome";
import type { Side } from "./sides";

/** One side's version of a finished match. */
export type Report = {
  readonly by: Side;
  readonly games: readonly ReportedGame[];
  readonly outcome: MatchOutcome;
};
