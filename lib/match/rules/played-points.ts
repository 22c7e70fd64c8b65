import { type CapturedPoints, capturedPoints, type Game, isSamePosition, START } from "chess-core";
import { pieceValuesOf } from "@/lib/season/rules/game-rules";
import type { ClockRules } from "@/lib/season/rules/settings/board";

/**
 * The points each side captured, from the moves or, in a game that started from a set-up position, from the pieces that
 * are missing. The rule pack says what each piece is worth.
 */
export function playedPoints(game: Game, clock: ClockRules): CapturedPoints {
  const isWhole = isSamePosition(game.start, START);
  return capturedPoints(isWhole ? game : game.position, pieceValuesOf(clock));
}
