import type { Color } from "chess-core";

/** How time is added to a player's game time: after the move (Fischer), before it runs (US), or given back (Bronstein). */
export const ADDED_AS = ["increment", "delay", "bronstein"] as const;
export type AddedAs = (typeof ADDED_AS)[number];

/** What a game's time is limited to, in milliseconds. Null: no limit. */
export type ClockLimits = {
  /** Starts over with each move (DePaul 1.VI). */
  readonly perMove: number | null;
  /** Each player's time for the game (FIDE 6.3). */
  readonly perGame: number | null;
  readonly added: number;
  readonly addedAs: AddedAs;
  /** For the whole match, from the start of its first game (Texas State 3.II). */
  readonly perMatch: number | null;
};

export const LIMITS = ["move", "game", "match"] as const;
export type Limit = (typeof LIMITS)[number];

/** The time each player has left for the game; null if it isn't limited. */
export type TimeLeft = Readonly<Record<Color, number | null>>;

export function fullTime({ perGame }: ClockLimits): TimeLeft {
  return { white: perGame, black: perGame };
}

/** The time a player has left after a turn that took that long. */
export function leftAfter(clock: ClockLimits, left: number | null, spent: number): number | null {
  if (left === null) return null;
  return clock.addedAs === "increment" ? left - spent + clock.added : left - Math.max(0, spent - clock.added);
}

/**
 * When each limit passes, in milliseconds after the turn began. A delay runs before the player's time does; an
 * increment or a Bronstein delay is given only after the move, so it can't save a flag.
 */
export function passesAfter(
  clock: ClockLimits,
  left: number | null,
  matchLeft: number | null,
): Readonly<Record<Limit, number>> {
  const delay = clock.addedAs === "delay" ? clock.added : 0;
  return {
    move: clock.perMove ?? Number.POSITIVE_INFINITY,
    game: left === null ? Number.POSITIVE_INFINITY : left + delay,
    match: matchLeft ?? Number.POSITIVE_INFINITY,
  };
}

/** The limit that passes first; null if the turn isn't limited. */
export function nextLimit(
  passes: Readonly<Record<Limit, number>>,
): { readonly limit: Limit; readonly after: number } | null {
  const [first] = LIMITS.map((limit) => ({ limit, after: passes[limit] })).sort((a, b) => a.after - b.after);
  return first && Number.isFinite(first.after) ? first : null;
}

/** How much lag is given back for a move at most. A move that was made in time arrives by then. */
export const MOST_LAG_MS = 500;

/** Lag that is given back for a move: the player's own measured half round trip, up to half a second. */
export function creditedLag(measured: number): number {
  return Math.max(0, Math.min(MOST_LAG_MS, Math.round(measured)));
}
