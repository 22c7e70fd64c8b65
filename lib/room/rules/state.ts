import type { Color, CountedRole, Game } from "chess-core";
import type { Ending, GameOutcome } from "@/lib/match/rules/games";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import type { Instant } from "@/lib/shared/instant";
import type { ClockLimits, TimeLeft } from "./clock";
import type { GameEvent, KeptAs } from "./events";
import type { Outage } from "./outage";

/** A game of the room, folded from its events. */
export type GameState = {
  /** When each player last said that they're ready to play on the board; null if they haven't. */
  readonly seated: Readonly<Record<Side, Instant | null>>;
  readonly play: Play | null;
  readonly ended: GameEnd | null;
};

/** A game that has started. */
export type Play = {
  readonly keptAs: KeptAs;
  readonly white: Side;
  readonly clock: ClockLimits;
  readonly startedAt: Instant;
  readonly matchEndsAt: Instant | null;
  readonly left: TimeLeft;
  readonly turn: Turn;
  /** The moves on the board; none at a table. */
  readonly game: Game;
  /** The moves with their times, for the record. */
  readonly times: readonly MoveTime[];
  /** What each side wrote down at a table. */
  readonly sheets: Readonly<Record<Side, Game>>;
  /** How many entries each sheet had when the game ended. */
  readonly writtenByEnd: Readonly<Record<Side, number>>;
  /** What each color captured, as tapped on the clock. */
  readonly took: Readonly<Record<Color, readonly CountedRole[]>>;
  /** Whose draw offer waits for an answer. */
  readonly offer: Side | null;
  /** Time given back for the network, per color. */
  readonly lag: Readonly<Record<Color, number>>;
  /** The last time the league couldn't be reached; null if it always could. */
  readonly outage: Outage | null;
};

/** Whose time runs, since when, and what was spent on the turn before that. `since` is null while it's paused. */
export type Turn = {
  /** From 0; even is White's. */
  readonly number: number;
  readonly color: Color;
  readonly since: Instant | null;
  readonly spentMs: number;
};

export type MoveTime = { readonly spentMs: number; readonly left: number | null };

export type GameEnd = Omit<Extract<GameEvent, { readonly type: "Ended" }>, "type"> & {
  readonly outcome: GameOutcome | null;
  readonly ending: Ending;
};

/**
 * Has nothing happened in a game at a table since its start? A pause doesn't count, because the clock makes one when it asks
 * how the game ended.
 */
export function isUntouched({ turn, sheets }: Pick<Play, "turn" | "sheets">): boolean {
  return turn.number === 0 && sheets.home.moves.length === 0 && sheets.away.moves.length === 0;
}

export function colorOf({ white }: Pick<Play, "white">, side: Side): Color {
  return side === white ? "white" : "black";
}

export function sideOf({ white }: Pick<Play, "white">, color: Color): Side {
  return color === "white" ? white : otherSide(white);
}
