import type { Side } from "./sides";

/** The outcome of one game. */
export const GAME_OUTCOMES = ["white", "black", "draw"] as const;
export type GameOutcome = (typeof GAME_OUTCOMES)[number];

/** How a game was won. `move-time`: more than the allowed time on one move, claimed by the opponent (DePaul 1.VI). */
export const WIN_ENDINGS = ["checkmate", "resignation", "flag", "move-time", "forfeit"] as const;
/** How a game was drawn. */
export const DRAW_ENDINGS = ["stalemate", "agreement", "threefold", "fifty-move", "dead-position"] as const;
export const ENDINGS = [...WIN_ENDINGS, ...DRAW_ENDINGS] as const;
export type Ending = (typeof ENDINGS)[number];

/** A game as it stands in a report: who had White, what came of it, how, and the moves if they were written down. */
export type ReportedGame = {
  readonly white: Side;
  readonly outcome: GameOutcome;
  readonly ending: Ending;
  readonly pgn?: string;
  /** Points captured by each side, where the moves or the players tell. */
  readonly captured?: Readonly<Record<Side, number>>;
};

/** A game as a player types it. A PGN may stand in for outcome and ending; see `judgeGame`. */
export type TypedGame = {
  /** Null where it was not said: only the lot of a deciding game leaves that open, and it has to be said. */
  readonly white: Side | null;
  readonly outcome?: GameOutcome;
  readonly ending?: Ending;
  readonly pgn?: string;
};

/** A typed game of which it is known who had White. */
export type ColouredGame = TypedGame & { readonly white: Side };

/** Who won a game: the side, or null for a draw. */
export function winnerOf(game: Pick<ReportedGame, "white" | "outcome">): Side | null {
  if (game.outcome === "draw") return null;
  const black = game.white === "home" ? "away" : "home";
  return game.outcome === "white" ? game.white : black;
}

export function isDrawEnding(ending: Ending): boolean {
  return (DRAW_ENDINGS as readonly Ending[]).includes(ending);
}

/** Do who won and how it ended go together? */
export function doFit(outcome: GameOutcome, ending: Ending): boolean {
  return isDrawEnding(ending) === (outcome === "draw");
}
