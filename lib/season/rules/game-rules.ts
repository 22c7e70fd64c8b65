import type { GameRules, PieceValues } from "chess-core";
import type { ClockRules } from "./settings/board";
import type { LeagueRules } from "./settings/league";

/** The sections of a rule pack that decide single games. */
export type RulesOfGames = Pick<LeagueRules, "authority"> & { readonly clock: ClockRules };

/** A league's rules in the form chess-core judges a game by. Limits that the league doesn't have are left out. */
export function gameRulesOf({ authority, clock }: RulesOfGames): GameRules {
  const { secondsPerMove, minutesPerMatch, timeUp } = clock;
  const isCounted = minutesPerMatch !== null && timeUp === "captured-points";
  return {
    book: authority,
    ...(secondsPerMove !== null && { moveTime: { rule: "Time for a move", seconds: secondsPerMove } }),
    ...(isCounted && { matchTime: { rule: "When the time is up", values: pieceValuesOf(clock) } }),
  };
}

/** The value of captured pieces (Texas State 3.IV). */
export function pieceValuesOf({ pieceValues, promoted }: ClockRules): PieceValues {
  return { ...pieceValues, promoted: promoted === "as-pawn" ? "pawn" : "itself" };
}
