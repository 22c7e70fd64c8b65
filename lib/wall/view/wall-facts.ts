import type { LiveBoard } from "@/lib/room/view/live-boards";
import type { NextDeadlineFacts } from "@/lib/season/view/next-deadlines";
import type { Instant, Zone } from "@/lib/shared/instant";

/**
 * What a screen on a wall shows of a season: what everyone can see, for a week ahead, so that it stays true for as long
 * as the screen has no network. What's tonight, and how long until the deadline, the screen finds by its own clock.
 */
export type Wall = {
  /** Changes with this type. A screen that gets another one loads the page again. */
  readonly shape: number;
  readonly asOf: Instant;
  readonly zone: Zone;
  readonly organization: string;
  readonly season: string;
  /** Where the season is played, with online seasons by their site. */
  readonly place: string;
  /** The season's address to type: "rookery.example/lakeside/fall-2026". */
  readonly address: string;
  /** "Register by Friday, May 14"; null if registration isn't open. */
  readonly register: string | null;
  readonly isOver: boolean;
  /** The games that are played now. */
  readonly boards: readonly LiveBoard[];
  readonly matches: readonly WallMatch[];
  readonly standings: readonly WallTable[];
  readonly deadlines: readonly NextDeadlineFacts[];
};

export const WALL_SHAPE = 3;

export type WallMatch = {
  readonly id: string;
  readonly at: Instant;
  /** "Table 3"; null if no table is booked. */
  readonly table: string | null;
  readonly division: string;
  /** White in game 1 comes first. */
  readonly players: readonly [white: string, black: string];
  readonly state: "set" | "reported" | "decided";
  /** The games each has won; null if it isn't decided, or without playing. */
  readonly score: readonly [white: string, black: string] | null;
};

export type WallTable = {
  readonly title: string;
  readonly rows: readonly { readonly rank: number; readonly name: string; readonly points: string }[];
};
