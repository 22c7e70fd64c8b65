import type { GameOutcome, ReportedGame } from "@/lib/match/rules/games";
import { addUpSeries, type Score } from "@/lib/match/rules/series";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { KeptAs } from "./events";

/** A game of the room that has started and counts, as its row has it. */
export type StartedGame = {
  readonly keptAs: KeptAs;
  readonly white: Side;
  /** How many moves were made on the board. */
  readonly ply: number;
  readonly isEnded: boolean;
  /** A flag ends it if no one moves. */
  readonly isTimed: boolean;
  /** Null while it's played, and if the rules leave it to the director. */
  readonly outcome: GameOutcome | null;
  readonly ending: ReportedGame["ending"] | null;
};

/**
 * How far the games of a match are in its room, before its result is reported.
 *
 * - `on`: a game is being played. `isYourMove`: null at a table, where no one's move is known. `isTimed`: a limit
 *   ends it, or lets someone claim it, if a player leaves. `canStall`: none does if the opponent has left.
 * - `between`: the next game, with this number, hasn't started.
 * - `to-confirm`: the match is decided, and neither player has confirmed it.
 * - `for-director`: the rules leave a game to the director.
 */
export type RoomStage =
  | {
      readonly kind: "on";
      readonly number: number;
      readonly isYourMove: boolean | null;
      readonly isTimed: boolean;
      readonly canStall: boolean;
    }
  | { readonly kind: "between"; readonly number: number }
  | { readonly kind: "to-confirm"; readonly score: Score }
  | { readonly kind: "for-director" };

/** Null if no game has started. */
export function roomStage(
  games: readonly StartedGame[],
  side: Side,
  { match, clock }: Pick<RulePack, "match" | "clock">,
): RoomStage | null {
  const last = games.at(-1);
  if (!last) return null;
  if (!last.isEnded) return { kind: "on", number: games.length, ...goingOn(side, last, clock) };
  const { isDecided, score } = addUpSeries(games.flatMap(asPlayed), match);
  if (isDecided) return { kind: "to-confirm", score };
  if (games.some(({ outcome }) => outcome === null)) return { kind: "for-director" };
  return { kind: "between", number: games.length + 1 };
}

function goingOn(
  side: Side,
  { keptAs, white, ply, isTimed: hasFlag }: StartedGame,
  { secondsPerMove }: RulePack["clock"],
) {
  if (keptAs === "table") return { isYourMove: null, isTimed: hasFlag, canStall: false };
  const isYourMove = side === (ply % 2 === 0 ? white : otherSide(white));
  const isTimed = hasFlag || secondsPerMove !== null;
  return { isYourMove, isTimed, canStall: !isYourMove && !isTimed };
}

function asPlayed({ white, outcome, ending }: StartedGame) {
  return outcome && ending ? [{ white, outcome, ending }] : [];
}
