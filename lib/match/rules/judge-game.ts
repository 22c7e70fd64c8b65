import type { RulesOfGames } from "@/lib/season/rules/game-rules";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { listedPoints, whyImpossible } from "./captured";
import { bySide } from "./captured-outcome";
import type { MatchRefused } from "./decision";
import { type ColouredGame, doFit, type ReportedGame, type TypedGame } from "./games";
import { judgeRecord } from "./judge-record";
import { judgeTimeUp } from "./judge-time-up";

/** Longer than any single game, however many comments it has. */
const LONGEST_RECORD = 60_000;

/**
 * The reported game that a typed game amounts to. Without a PGN it needs an outcome, and an ending that is stated must
 * fit it: a drawn game can't end in checkmate. With a PGN the moves come first; see `judgeRecord`. If the time for
 * the match ran out, captured points decide: from the moves, or from the pieces that the players counted. Refusals:
 * `white-unknown`, `game-incomplete`, `ending-does-not-fit`, `captured-impossible`, those of `judgeTimeUp`, and
 * `pgn-refused` with a sentence that names the move and the reason.
 */
export function judgeGame(game: TypedGame, rules: RulesOfGames): Answer<ReportedGame, MatchRefused> {
  const { white, ending, ...rest } = game;
  if (!white) return refuse({ code: "white-unknown" });
  const pgn = game.pgn?.trim();
  if (pgn && pgn.length > LONGEST_RECORD) {
    return refuse({ code: "pgn-refused", detail: "That’s too much text for one game." });
  }
  const typed = { ...rest, white, ...(ending && ending !== "unstated" ? { ending } : {}) };
  return pgn ? judgeRecord(typed, pgn, rules) : judgeWithoutMoves(typed, rules);
}

/** Judges a game without moves, possibly with what each side took. */
function judgeWithoutMoves(game: ColouredGame, { clock }: RulesOfGames): Answer<ReportedGame, MatchRefused> {
  const { white, outcome, ending, taken } = game;
  const impossible = taken && whyImpossible(taken, clock);
  if (impossible) return refuse({ code: "captured-impossible", detail: impossible });
  const points = taken ? listedPoints(taken, clock) : null;
  const counted = taken && points ? { taken, captured: bySide(points, white) } : {};

  if (ending === "match-time") {
    const judged = judgeTimeUp(outcome, points, clock);
    return judged.ok ? accept({ white, outcome: judged.value, ending, ...counted }) : judged;
  }
  if (!outcome) return refuse({ code: "game-incomplete" });
  if (!ending) return accept({ white, outcome, ending: "unstated", ...counted });
  if (!doFit(outcome, ending)) return refuse({ code: "ending-does-not-fit" });
  return accept({ white, outcome, ending, ...counted });
}
