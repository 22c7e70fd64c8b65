import type { Ending } from "../rules/games";
import type { Side } from "../rules/sides";
import type { SteppedGame } from "./game-frames";
import type { DraftGame } from "./plan-report";

/**
 * What the moves of a game say, before it's sent. Refused moves wouldn't be accepted by the server. Others say who won,
 * or don't (null), and how the game ended, or don't; the form asks only for what they don't say.
 */
export type JudgedMoves =
  | { readonly isRefused: true; readonly sentence: string }
  | {
      readonly isRefused: false;
      readonly sentence: string;
      /** What was read differently than it was typed, in sentences. */
      readonly mended: readonly string[];
      readonly winner: Side | "draw" | null;
      readonly ending: Ending | null;
      readonly game: SteppedGame | null;
    };

/** The game with what its moves say. */
export function withJudged(game: DraftGame, judged: JudgedMoves | null | undefined): DraftGame {
  if (!judged || judged.isRefused) return game;
  return { ...game, winner: judged.winner ?? game.winner, ending: judged.ending ?? game.ending };
}
