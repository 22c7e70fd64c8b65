import { claimsOf, isSamePosition, type PgnError, type PgnGame, START } from "chess-core";
import type { RulesOfGames } from "@/lib/season/rules/game-rules";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { sentence } from "@/lib/shared/text";
import { bySide, pointsSentence } from "./captured-outcome";
import type { MatchRefused } from "./decision";
import { type ColouredGame, doFit, type Ending, type GameOutcome, type ReportedGame } from "./games";
import { judgeTimeUp } from "./judge-time-up";
import { playedPoints } from "./played-points";
import { type ProvenEnd, provenEnd, whyNotByFlag, whyNotShown } from "./proven-end";
import { isAfterResult, readRecords } from "./read-record";
import { ENDING_WORDS, OUTCOME_WORDS, SIDE_WORDS } from "./record-words";
import { writtenEnding } from "./written-ending";

/** Outcome and ending of a game, before its moves are attached. */
type End = Pick<ReportedGame, "outcome" | "ending">;
type Judged = Answer<End, MatchRefused>;

/**
 * Judges a game with its moves. An ending that the final position proves (checkmate, stalemate, dead position, and the
 * draws that need no claim: FIDE 5.1.1, 5.2, 9.6) fixes outcome and ending, and a player can't type a different one.
 * Otherwise the typed values count, then the result token of the PGN, and a missing ending becomes the likeliest one.
 * Captured points are counted from the moves, whatever the ending.
 */
export function judgeRecord(
  typed: ColouredGame,
  pgn: string,
  rules: RulesOfGames,
): Answer<ReportedGame, MatchRefused> {
  const read = readOneGame(pgn);
  if (!read.ok) return read;

  const judged = judgeEnd(typed, read.value, rules);
  if (!judged.ok) return judged;
  const { white } = typed;
  return accept({
    white,
    ...judged.value,
    pgn,
    captured: bySide(playedPoints(read.value.game, rules.clock), white),
  });
}

function judgeEnd(typed: ColouredGame, record: PgnGame, rules: RulesOfGames): Judged {
  const proven = provenEnd(record, rules);
  if (proven) return judgeProven(typed, proven);
  return typed.ending === "match-time"
    ? judgeCutOff(typed, record, rules)
    : judgeUnproven(typed, record, rules);
}

/** The single game in the text, played from the starting position; anything else is refused with a sentence. */
function readOneGame(pgn: string): Answer<PgnGame, MatchRefused> {
  const parsed = readRecords(pgn);
  if (!parsed.ok) return refusePgn(whyUnread(parsed.error, pgn));
  const [game, ...others] = parsed.value;
  if (!game) return refusePgn("There’s no game in this text.");
  if (others.length > 0) return refusePgn(MORE_THAN_ONE);
  if (!isSamePosition(game.game.start, START)) {
    return refusePgn("This game starts from a set-up position. Enter the whole game from move 1.");
  }
  return accept(game);
}

const AFTER_RESULT = "There’s text after the result. Leave it out.";
const MORE_THAN_ONE = "This text contains more than one game. Enter the moves of each game separately.";

function judgeProven({ outcome, ending }: ColouredGame, proven: ProvenEnd): Judged {
  const { fact } = proven;
  if (outcome && outcome !== proven.outcome) {
    return refusePgn(`You say ${OUTCOME_WORDS[outcome]}, but ${fact}: ${OUTCOME_WORDS[proven.outcome]}.`);
  }
  if (ending && ending !== proven.ending) return refusePgn(`You say ${ENDING_WORDS[ending]}, but ${fact}.`);
  return accept({ outcome: proven.outcome, ending: proven.ending });
}

/** The moves until the time for the match ran out. A result after that doesn't count for the league. */
function judgeCutOff({ outcome: typed }: ColouredGame, record: PgnGame, { clock }: RulesOfGames): Judged {
  const points = playedPoints(record.game, clock);
  const judged = judgeTimeUp(typed, points, clock);
  if (!judged.ok) return judged;
  const written = writtenOutcome(record);
  if (written && written !== judged.value) {
    const why = clock.timeUp === "captured-points" ? pointsSentence(points) : OUTCOME_WORDS[judged.value];
    return refusePgn(
      `When the time ran out, ${why}, but the record ends ${resultOf(record)}. If that happened later, enter only the moves played in time, without a result.`,
    );
  }
  return accept({ outcome: judged.value, ending: "match-time" });
}

function judgeUnproven(
  { outcome: typed, ending }: ColouredGame,
  record: PgnGame,
  rules: RulesOfGames,
): Judged {
  const written = writtenOutcome(record);
  if (typed && written && typed !== written) {
    return refusePgn(`You say ${OUTCOME_WORDS[typed]}, but the record ends ${resultOf(record)}.`);
  }
  const notShown = ending && whyNotShown(ending, record, rules);
  if (notShown) return refusePgn(`You say ${ENDING_WORDS[ending]}, but ${notShown}.`);

  const outcome = typed ?? written;
  if (!outcome) return refuse({ code: "game-incomplete" });
  if (ending && !doFit(outcome, ending)) return refuse({ code: "ending-does-not-fit" });
  const end = { outcome, ending: ending ?? likelyEnding(outcome, record, rules) };
  const notByFlag = end.ending === "flag" ? whyNotByFlag(outcome, record, rules) : null;
  return notByFlag ? refusePgn(`You say ${ENDING_WORDS.flag}, but ${notByFlag}.`) : accept(end);
}

const WRITTEN: Readonly<Record<string, GameOutcome>> = { "1-0": "white", "0-1": "black", "1/2-1/2": "draw" };

function writtenOutcome(record: PgnGame): GameOutcome | null {
  return WRITTEN[resultOf(record)] ?? null;
}

/** The result token after the moves, or else the Result tag. */
function resultOf({ result, tags }: PgnGame): string {
  return result && result !== "*" ? result : (tags.get("Result") ?? "*");
}

/**
 * The ending that the site wrote, or else a draw that could be claimed in the final position, or else the most common
 * ending.
 */
function likelyEnding(outcome: GameOutcome, record: PgnGame, rules: RulesOfGames): Ending {
  const written = writtenEnding(record);
  if (written && doFit(outcome, written) && isBorneOut(written, record, rules)) return written;
  if (outcome !== "draw") return "resignation";
  return claimsOf(record.game, rules.authority).find((claim) => !claim.move)?.kind ?? "agreement";
}

/**
 * Sites call a draw for insufficient material earlier than the rules do; every other ending has to show in the moves.
 */
function isBorneOut(ending: Ending, record: PgnGame, rules: RulesOfGames): boolean {
  return ending === "dead-position" || whyNotShown(ending, record, rules) === null;
}

/** "Move 14, White: Nf3 is not possible: the knight on g1 is pinned by the bishop on a5." */
function whyUnread(error: PgnError, pgn: string): string {
  const { reason, moveNumber, side, line, why } = error;
  if (isAfterResult(error, pgn)) return AFTER_RESULT;
  if (error.game > 1) return MORE_THAN_ONE;
  if (reason === "variant") return `${sentence(why)} The league plays standard chess.`;
  if (moveNumber === undefined || !side) return `Line ${line} of the record: ${why}.`;
  return `Move ${moveNumber}, ${SIDE_WORDS[side]}: ${why}.`;
}

function refusePgn(detail: string): Answer<never, MatchRefused> {
  return refuse({ code: "pgn-refused", detail });
}
