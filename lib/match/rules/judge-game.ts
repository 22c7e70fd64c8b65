import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { bySide, listedPoints, whyImpossible } from "./captured";
import type { MatchRefused } from "./decision";
import { type ColouredGame, doFit, type GameRules, type ReportedGame, type TypedGame } from "./games";
import { judgeRecord } from "./judge-record";
import { judgeTimeUp } from "./judge-time-up";

/** More text than one game has, however many comments it holds. */
const LONGEST_RECORD = 60_000;

/**
 * What a typed game comes to. Without a PGN it needs both outcome and ending, and they must fit: a drawn game has the
 * ending of a draw. With a PGN the moves speak first; see `judgeRecord`. Where the time of the match ran out, the
 * captured points decide: of the moves, or of the men that the players counted.
 *
 * Refusals: `white-unknown`, `game-incomplete`, `ending-does-not-fit`, `captured-impossible`, those of `judgeTimeUp`,
 * and `pgn-refused` with a sentence that names move and fact.
 */
export function judgeGame(game: TypedGame, rules: GameRules): Answer<ReportedGame, MatchRefused> {
  const { white } = game;
  if (!white) return refuse({ code: "white-unknown" });
  const pgn = game.pgn?.trim();
  if (pgn && pgn.length > LONGEST_RECORD) {
    return refuse({ code: "pgn-refused", detail: "That is more text than one game has." });
  }
  return pgn ? judgeRecord({ ...game, white }, pgn, rules) : judgeWithoutMoves({ ...game, white }, rules);
}

/** A game without its moves, perhaps with what each side took. */
function judgeWithoutMoves(game: ColouredGame, { clock }: GameRules): Answer<ReportedGame, MatchRefused> {
  const { white, outcome, ending, taken } = game;
  const impossible = taken && whyImpossible(taken, clock);
  if (impossible) return refuse({ code: "captured-impossible", detail: impossible });
  const points = taken ? listedPoints(taken, clock) : null;
  const counted = taken && points ? { taken, captured: bySide(points, white) } : {};

  if (ending === "match-time") {
    const judged = judgeTimeUp(outcome, points, clock);
    return judged.ok ? accept({ white, outcome: judged.value, ending, ...counted }) : judged;
  }
  if (!outcome || !ending) return refuse({ code: "game-incomplete" });
  if (!doFit(outcome, ending)) return refuse({ code: "ending-does-not-fit" });
  return accept({ white, outcome, ending, ...counted });
}
