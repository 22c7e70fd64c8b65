import type { GameRules, PieceValues } from "chess-core";
import type { RulePack } from "../input/rule-pack";

/** A league's rules as chess-core judges a game by them. A limit that the league does not have is left out. */
export function gameRulesOf({ authority, clock }: Pick<RulePack, "authority" | "clock">): GameRules {
  const { secondsPerMove, minutesPerMatch, timeUp } = clock;
  const isCounted = minutesPerMatch !== null && timeUp === "captured-points";
  return {
    book: authority,
    ...(secondsPerMove !== null && { moveTime: { rule: "Time for a move", seconds: secondsPerMove } }),
    ...(isCounted && { matchTime: { rule: "When the time is up", values: pieceValuesOf(clock) } }),
  };
}

/** What a captured man is worth (Texas State 3.IV). */
export function pieceValuesOf({ pieceValues, promoted }: RulePack["clock"]): PieceValues {
  return { ...pieceValues, promoted: promoted === "as-pawn" ? "pawn" : "itself" };
}
