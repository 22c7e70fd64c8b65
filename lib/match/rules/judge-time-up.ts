import type { CapturedPoints } from "chess-core";
import type { ClockRules } from "@/lib/season/rules/settings/board";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { outcomeByPoints, pointsSentence } from "./captured-outcome";
import type { MatchRefused } from "./decision";
import type { GameOutcome } from "./games";
import { OUTCOME_WORDS } from "./record-words";

/**
 * The outcome of a game that was still going when the time for the match ran out: what the captured points say (Texas
 * State 3.III), or a draw, by the rule pack. A player can't type a different outcome. Refusals: `no-time-limit`,
 * `time-up-director`, `captured-missing`, and `points-decide` with the numbers.
 */
export function judgeTimeUp(
  typed: GameOutcome | undefined,
  points: CapturedPoints | null,
  { minutesPerMatch, timeUp }: ClockRules,
): Answer<GameOutcome, MatchRefused> {
  if (minutesPerMatch === null) return refuse({ code: "no-time-limit" });
  switch (timeUp) {
    case "director":
      return refuse({ code: "time-up-director" });
    case "draw":
      return fitting(typed, "draw", "here, a game that runs out of time is drawn");
    case "captured-points":
      if (!points) return refuse({ code: "captured-missing" });
      return fitting(typed, outcomeByPoints(points), pointsSentence(points));
  }
}

function fitting(
  typed: GameOutcome | undefined,
  outcome: GameOutcome,
  why: string,
): Answer<GameOutcome, MatchRefused> {
  if (typed === undefined || typed === outcome) return accept(outcome);
  return refuse({ code: "points-decide", detail: `You say ${OUTCOME_WORDS[typed]}, but ${why}.` });
}
