import { type Answer, accept, refuse } from "../answer";
import type { MatchRefused } from "./decision";
import { doFit, type ReportedGame, type TypedGame } from "./games";
import { judgeRecord } from "./judge-record";

/** More text than one game has, however many comments it holds. */
const LONGEST_RECORD = 60_000;

/**
 * What a typed game comes to. Without a PGN it needs both outcome and ending, and they must fit: a drawn game has the
 * ending of a draw. With a PGN the moves speak first; see `judgeRecord`.
 *
 * Refusals: `white-unknown`, `game-incomplete`, `ending-does-not-fit`, and `pgn-refused` with a sentence that names move and fact.
 */
export function judgeGame(game: TypedGame): Answer<ReportedGame, MatchRefused> {
  const { white, outcome, ending } = game;
  if (!white) return refuse({ code: "white-unknown" });
  const pgn = game.pgn?.trim();
  if (pgn && pgn.length > LONGEST_RECORD) {
    return refuse({ code: "pgn-refused", detail: "That is more text than one game has." });
  }
  if (pgn) return judgeRecord({ ...game, white }, pgn);

  if (!outcome || !ending) return refuse({ code: "game-incomplete" });
  if (!doFit(outcome, ending)) return refuse({ code: "ending-does-not-fit" });
  return accept({ white, outcome, ending });
}
