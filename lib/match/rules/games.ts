import type { Color } from "chess-core";
import type { CapturedPieces } from "./captured-pieces";
import type { Side } from "./sides";

/** The outcome of one game. */
export const GAME_OUTCOMES = ["white", "black", "draw"] as const;
export type GameOutcome = (typeof GAME_OUTCOMES)[number];

export function otherColor(color: Color): Color {
  return color === "white" ? "black" : "white";
}

/**
 * How a game ended. `unstated`: the players agree on who won and needn't say how. `move-time`: more than the allowed time on one move, claimed by the opponent (DePaul 1.VI).
 * `match-time`: the time for the whole match ran out, and captured points decide (Texas State 3.III).
 */
export const ENDINGS = [
  "checkmate",
  "resignation",
  "flag",
  "match-time",
  "move-time",
  "forfeit",
  "stalemate",
  "agreement",
  "threefold",
  "fifty-move",
  "dead-position",
  "unstated",
] as const;
export type Ending = (typeof ENDINGS)[number];

/** What an ending can be: a win, a draw, or either. */
export type EndingKind = "win" | "draw" | "either";

/** The most games a report can hold. The sheets don't limit replays; more than this in one match is a mistake. */
export const MOST_GAMES = 12;

/** A game of a report: who had White, the outcome, how it ended, and the moves if they were recorded. */
export type ReportedGame = {
  readonly white: Side;
  readonly outcome: GameOutcome;
  readonly ending: Ending;
  readonly pgn?: string;
  /** The pieces each side took, if the players counted them. */
  readonly taken?: CapturedPieces;
  /** The points each side captured, if the moves or the players' count give them. */
  readonly captured?: Readonly<Record<Side, number>>;
};

/** A game as a player types it. A PGN can replace outcome and ending; see `judgeGame`. */
export type TypedGame = {
  /**
   * Null if the player didn't say. Only a deciding game whose colors are drawn by lot needs it, and there it's
   * required.
   */
  readonly white: Side | null;
  readonly outcome?: GameOutcome;
  readonly ending?: Ending;
  readonly pgn?: string;
  readonly taken?: CapturedPieces;
};

/** A typed game whose colors are known. */
export type ColouredGame = TypedGame & { readonly white: Side };

/** Who won a game: the side, or null for a draw. */
export function winnerOf(game: Pick<ReportedGame, "white" | "outcome">): Side | null {
  if (game.outcome === "draw") return null;
  const black = game.white === "home" ? "away" : "home";
  return game.outcome === "white" ? game.white : black;
}

/**
 * Running out of time usually loses; it's a draw if the opponent can't mate (FIDE 6.9) or if captured points are equal.
 */
export function endingKind(ending: Ending): EndingKind {
  return KINDS[ending];
}

/** Can a game with this outcome end this way? */
export function doFit(outcome: GameOutcome, ending: Ending): boolean {
  const kind = endingKind(ending);
  return kind === "either" || (kind === "draw") === (outcome === "draw");
}

/** Do two versions of a game agree on its ending? One that doesn't state it contradicts nothing. */
export function doEndingsAgree(
  one: Pick<ReportedGame, "ending">,
  two: Pick<ReportedGame, "ending">,
): boolean {
  return one.ending === two.ending || one.ending === "unstated" || two.ending === "unstated";
}

const KINDS: Record<Ending, EndingKind> = {
  checkmate: "win",
  resignation: "win",
  flag: "either",
  "match-time": "either",
  "move-time": "win",
  forfeit: "win",
  stalemate: "draw",
  agreement: "draw",
  threefold: "draw",
  "fifty-move": "draw",
  "dead-position": "draw",
  unstated: "either",
};
