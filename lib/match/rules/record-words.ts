import type { Color } from "chess-core";
import type { Ending, GameOutcome } from "./games";

/** The sentence that contradicts a typed ending: "You say checkmate, but ...". */
export const ENDING_WORDS: Record<Ending, string> = {
  checkmate: "checkmate",
  resignation: "a player resigned",
  flag: "a flag fell",
  "match-time": "the time for the match ran out",
  "move-time": "a player took too long on a move",
  forfeit: "the game was forfeited",
  stalemate: "stalemate",
  agreement: "a draw was agreed",
  threefold: "the position was repeated three times",
  "fifty-move": "fifty moves went by without a capture or a pawn move",
  "dead-position": "neither side could checkmate anymore",
  unstated: "nothing",
};

export const OUTCOME_WORDS: Record<GameOutcome, string> = {
  white: "White won",
  black: "Black won",
  draw: "the game was drawn",
};

export const SIDE_WORDS: Record<Color, string> = { white: "White", black: "Black" };
