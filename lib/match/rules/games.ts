import type { Color } from "chess-core";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { TakenList } from "./captured";
import type { Side } from "./sides";

/** The outcome of one game. */
export const GAME_OUTCOMES = ["white", "black", "draw"] as const;
export type GameOutcome = (typeof GAME_OUTCOMES)[number];

export function otherColor(color: Color): Color {
  return color === "white" ? "black" : "white";
}

/**
 * How a game ended. `move-time`: more than the allowed time on one move, claimed by the opponent (DePaul 1.VI).
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
] as const;
export type Ending = (typeof ENDINGS)[number];

/** What an ending can be: somebody's win, a draw, or either. */
export type EndingKind = "win" | "draw" | "either";

/** The most games a report may hold. Replays are unlimited by the sheets; more than this in one match is a slip. */
export const MOST_GAMES = 12;

/** What of a rule pack decides single games. */
export type GameRules = Pick<RulePack, "authority" | "clock">;

/** A game as it stands in a report: who had White, what came of it, how, and the moves if they were written down. */
export type ReportedGame = {
  readonly white: Side;
  readonly outcome: GameOutcome;
  readonly ending: Ending;
  readonly pgn?: string;
  /** What the players counted that each side took, where they did. */
  readonly taken?: TakenList;
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
  readonly taken?: TakenList;
};

/** A typed game of which it is known who had White. */
export type ColouredGame = TypedGame & { readonly white: Side };

/** Who won a game: the side, or null for a draw. */
export function winnerOf(game: Pick<ReportedGame, "white" | "outcome">): Side | null {
  if (game.outcome === "draw") return null;
  const black = game.white === "home" ? "away" : "home";
  return game.outcome === "white" ? game.white : black;
}

/** Time that runs out mostly loses; it draws against a side that cannot mate (FIDE 6.9) and at level points. */
export function endingKind(ending: Ending): EndingKind {
  return KINDS[ending];
}

/** Do who won and how it ended go together? */
export function doFit(outcome: GameOutcome, ending: Ending): boolean {
  const kind = endingKind(ending);
  return kind === "either" || (kind === "draw") === (outcome === "draw");
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
};
