import { claimsOf, isSamePosition, type PgnError, type PgnGame, parsePgn, START } from "chess-core";
import { type Answer, accept, refuse } from "../answer";
import type { MatchRefused } from "./decision";
import { type ColouredGame, doFit, type Ending, type GameOutcome, type ReportedGame } from "./games";
import { type ProvenEnd, provenEnd, whyNotShown } from "./proven-end";
import { ENDING_WORDS, OUTCOME_WORDS, SIDE_WORDS } from "./record-words";

type Judged = Answer<ReportedGame, MatchRefused>;

/**
 * A game with its moves. An ending that the final position proves (checkmate, stalemate, dead position, and the draws
 * that need no claim: FIDE 5.1.1, 5.2, 9.6) fixes outcome and ending, and nobody may type another. Otherwise the
 * typed values count, then the result token of the record, and a missing ending is filled in with the likeliest one.
 */
export function judgeRecord(typed: ColouredGame, pgn: string): Judged {
  const read = readOneGame(pgn);
  if (!read.ok) return read;

  const proven = provenEnd(read.value);
  const judged = proven ? judgeProven(typed, proven) : judgeUnproven(typed, read.value);
  return judged.ok ? accept({ ...judged.value, pgn }) : judged;
}

/** The one game of the text, played from the starting position; anything else is refused with a sentence. */
function readOneGame(pgn: string): Answer<PgnGame, MatchRefused> {
  const parsed = parsePgn(pgn);
  if (!parsed.ok) return refusePgn(parsed.error.game > 1 ? MORE_THAN_ONE : whereAndWhy(parsed.error));
  const [game, ...others] = parsed.value;
  if (!game) return refusePgn("There is no game in this text.");
  if (others.length > 0) return refusePgn(MORE_THAN_ONE);
  if (!isSamePosition(game.game.start, START)) {
    return refusePgn("This record begins from a position that was set up. Give the whole game from move 1.");
  }
  return accept(game);
}

const MORE_THAN_ONE = "This text holds more than one game. Give each game its own moves.";

function judgeProven({ white, outcome, ending }: ColouredGame, proven: ProvenEnd): Judged {
  const { fact } = proven;
  if (outcome && outcome !== proven.outcome) {
    return refusePgn(`You say ${OUTCOME_WORDS[outcome]}, but ${fact}: ${OUTCOME_WORDS[proven.outcome]}.`);
  }
  if (ending && ending !== proven.ending) return refusePgn(`You say ${ENDING_WORDS[ending]}, but ${fact}.`);
  return accept({ white, outcome: proven.outcome, ending: proven.ending });
}

function judgeUnproven({ white, outcome: typed, ending }: ColouredGame, record: PgnGame): Judged {
  const written = writtenOutcome(record);
  if (typed && written && typed !== written) {
    return refusePgn(`You say ${OUTCOME_WORDS[typed]}, but the record ends ${resultOf(record)}.`);
  }
  const notShown = ending && whyNotShown(ending, record);
  if (notShown) return refusePgn(`You say ${ENDING_WORDS[ending]}, but ${notShown}.`);

  const outcome = typed ?? written;
  if (!outcome) return refuse({ code: "game-incomplete" });
  if (ending && !doFit(outcome, ending)) return refuse({ code: "ending-does-not-fit" });
  return accept({ white, outcome, ending: ending ?? likelyEnding(outcome, record) });
}

const WRITTEN: Readonly<Record<string, GameOutcome>> = { "1-0": "white", "0-1": "black", "1/2-1/2": "draw" };

function writtenOutcome(record: PgnGame): GameOutcome | null {
  return WRITTEN[resultOf(record)] ?? null;
}

/** The token after the moves, else the Result tag. */
function resultOf({ result, tags }: PgnGame): string {
  return result && result !== "*" ? result : (tags.get("Result") ?? "*");
}

/** Termination as Lichess writes it ("Time forfeit") and Chess.com ("Theo won on time"). */
function likelyEnding(outcome: GameOutcome, { game, tags }: PgnGame): Ending {
  if (outcome === "draw") return claimsOf(game).find((claim) => !claim.move)?.kind ?? "agreement";
  return /\btime forfeit\b|\bon time\b/i.test(tags.get("Termination") ?? "") ? "flag" : "resignation";
}

/** "Move 14, White: Nf3 is not possible: the knight on g1 is pinned by the bishop on a5." */
function whereAndWhy({ moveNumber, side, line, why }: PgnError): string {
  if (moveNumber === undefined || !side) return `Line ${line} of the record: ${why}.`;
  return `Move ${moveNumber}, ${SIDE_WORDS[side]}: ${why}.`;
}

function refusePgn(detail: string): Answer<never, MatchRefused> {
  return refuse({ code: "pgn-refused", detail });
}
