import type { Color } from "chess-core";
import type { Play } from "../rules/state";

/** What a clock is drawn from. */
export type ShownClock = Pick<Play, "keptAs" | "clock" | "left" | "turn">;

/**
 * What's left on a player's clock, in milliseconds; null if nothing limits it. The player to move sees what ends first,
 * the move or their time for the game. On the board, the time for the game stops at 0:00: the server needs a moment to
 * end the game.
 */
export function timeShown(
  { keptAs, clock, left, turn }: ShownClock,
  color: Color,
  now: number,
): number | null {
  const isRunning = turn.color === color && turn.since !== null;
  const since = isRunning ? Date.parse(turn.since) : now;
  const spent = turn.color === color ? turn.spentMs + Math.max(0, now - since) : 0;
  const byMove = clock.perMove === null ? null : clock.perMove - spent;
  const own = left[color];
  if (own === null) return byMove;
  const delay = clock.addedAs === "delay" ? clock.added : 0;
  const byGame = endedAtZero(keptAs, own - Math.max(0, spent - delay));
  return byMove === null || turn.color !== color ? byGame : Math.min(byMove, byGame);
}

/** What's left of a time that ends a game on the board by itself. At a table the players end it. */
export function endedAtZero(keptAs: Play["keptAs"], left: number): number {
  return keptAs === "board" ? Math.max(0, left) : left;
}

/** The last seconds, which are marked and heard. */
const LOW_MS = 20_000;

export function isTimeLow(left: number | null): boolean {
  return left !== null && left < LOW_MS;
}
