import type { CountedRole } from "chess-core";
import type { Ending, GameOutcome } from "@/lib/match/rules/games";
import type { Side } from "@/lib/match/rules/sides";
import type { Instant } from "@/lib/shared/instant";
import type { ClockLimits, Limit } from "./clock";

/**
 * How a game is kept: `board` is played in Rookery; `table` is played on a real board, with the room's clock, the
 * players' scoresheets, or both.
 */
export const KEPT_AS = ["board", "table"] as const;
export type KeptAs = (typeof KEPT_AS)[number];

/** What can happen in a game of the room. The stored events are the source of truth. Times are in milliseconds. */
export type GameEvent =
  /** A player is ready to play on the board. The game starts when both are. Older versions didn't store the time. */
  | { readonly type: "Seated"; readonly by: Side; readonly at?: Instant }
  | {
      readonly type: "Started";
      readonly keptAs: KeptAs;
      readonly white: Side;
      readonly clock: ClockLimits;
      readonly at: Instant;
      /** When the time for the match is over; null if it isn't limited. */
      readonly matchEndsAt: Instant | null;
    }
  /** On the clock between two players: the side that moved pressed it, with what it captured. */
  | {
      readonly type: "Pressed";
      readonly by: Side;
      readonly spentMs: number;
      readonly at: Instant;
      readonly took?: CountedRole;
    }
  /** A move in one side's own scoresheet. */
  | {
      readonly type: "EntryWritten";
      readonly by: Side;
      readonly ply: number;
      readonly uci: string;
      readonly san: string;
    }
  /** The last entry of one side's own scoresheet is struck out. */
  | { readonly type: "EntryTakenBack"; readonly by: Side; readonly ply: number }
  | {
      readonly type: "Moved";
      readonly by: Side;
      readonly ply: number;
      readonly uci: string;
      readonly san: string;
      readonly spentMs: number;
      /** How much of the time that passed was given back for the network. */
      readonly lagMs: number;
      readonly at: Instant;
    }
  | { readonly type: "DrawOffered"; readonly by: Side }
  | { readonly type: "DrawDeclined"; readonly by: Side }
  | { readonly type: "Paused"; readonly by: Side; readonly at: Instant; readonly spentMs: number }
  | { readonly type: "Resumed"; readonly by: Side; readonly at: Instant }
  /** The league couldn't be reached for a while: the clocks stood still, as if it hadn't been. By the database's clock. */
  | { readonly type: "Interrupted"; readonly from: Instant; readonly until: Instant }
  /** A turn took longer than a limit that the opponent has to claim, and wasn't claimed. */
  | { readonly type: "LimitPassed"; readonly by: Side; readonly limit: Limit; readonly ms: number }
  | {
      readonly type: "Ended";
      /** Null: the rules leave it to the director. */
      readonly outcome: GameOutcome | null;
      readonly ending: Ending;
      /** Who ended it: resigned, claimed, or entered how it ended. Null: the position or the clock did. */
      readonly by: Side | null;
      readonly at: Instant;
      /** Why, in a sentence that names the players by color. */
      readonly why: string;
    }
  /** A game at the table goes on: the end was entered by mistake. */
  | { readonly type: "Reopened"; readonly by: Side; readonly at: Instant }
  /** A game that was started at a table, and in which nothing has happened, hasn't been started after all. */
  | { readonly type: "Discarded"; readonly by: Side; readonly at: Instant };
