import { FILES, RANKS, type Square } from "chess-core";
import type { Side } from "./squares";

const STEPS: Readonly<Record<string, readonly [files: number, ranks: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  Home: [-7, 0],
  End: [7, 0],
  PageUp: [0, 7],
  PageDown: [0, -7],
};

/**
 * The square a key moves to, as the player sees the board: up is away from them. Undefined if the key doesn't move or
 * would leave the board.
 */
export function squareAfterKey(square: Square, key: string, orientation: Side): Square | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const forward = orientation === "white" ? 1 : -1;
  const file = clamp(square.charCodeAt(0) - 97 + step[0] * forward);
  const rank = clamp(square.charCodeAt(1) - 49 + step[1] * forward);
  return rowsOf("black")[rank]?.[7 - file];
}

/** The squares in drawing order, row by row from the upper left corner. */
export function rowsOf(orientation: Side): readonly (readonly Square[])[] {
  const files = orientation === "white" ? FILES : [...FILES].reverse();
  const ranks = orientation === "white" ? [...RANKS].reverse() : RANKS;
  return ranks.map((rank) => files.map((file): Square => `${file}${rank}`));
}

function clamp(index: number): number {
  return Math.min(7, Math.max(0, index));
}
