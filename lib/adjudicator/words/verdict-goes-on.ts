import { type Book, checkOf, claimsOf, type Game, legalMoves, makeSan, turnOf } from "chess-core";
import { SIDE_WORDS } from "@/lib/match/rules/record-words";
import { list } from "@/lib/shared/text";
import type { Verdict, VerdictFact } from "./verdict-facts";
import { pieceOn } from "./verdict-material";
import { CITED_RULES } from "./verdict-rules";

/** Nothing has ended the game: whose move it is, how many legal moves there are, and which draws could be claimed. */
export function goesOn(game: Game, book: Book, headline = "Play goes on", because?: string): Verdict {
  const { position } = game;
  const side = SIDE_WORDS[turnOf(position)];
  const count = legalMoves(position).length;
  const moves = `${side} to move, with ${count === 1 ? "one legal move" : `${count} legal moves`}.`;
  return {
    kind: "goes-on",
    outcome: null,
    headline,
    why: because ? `${because} ${moves}` : moves,
    rule: checkOf(position) ? CITED_RULES.check : CITED_RULES.turns,
    facts: [...checkFacts(game), ...claimFacts(game, book)],
  };
}

function checkFacts({ position }: Game): readonly VerdictFact[] {
  const check = checkOf(position);
  if (!check) return [];
  const { kingMoves, captures, interpositions } = check.escapes;
  const answers = [...kingMoves, ...captures, ...interpositions].map((move) => makeSan(position, move));
  const by = list(check.checkers.map((square) => pieceOn(position, square)));
  return [{ term: "In check", texts: [`By ${by}. Legal answers: ${list(answers)}.`] }];
}

/** Draws that the player to move may claim, now or by writing a move down (FIDE 9.2, 9.3). */
function claimFacts(game: Game, book: Book): readonly VerdictFact[] {
  const side = SIDE_WORDS[turnOf(game.position)];
  const claims = claimsOf(game, book);
  const texts = (["threefold", "fifty-move"] as const).flatMap((kind) => {
    const [first] = claims.filter((claim) => claim.kind === kind);
    if (!first) return [];
    const before = first.move ? `, by writing down ${makeSan(game.position, first.move)} first` : " now";
    return [`${side} can claim a draw${before}: ${CLAIMED[kind]}.`];
  });
  return texts.length === 0 ? [] : [{ term: "A draw", texts }];
}

const CLAIMED = {
  threefold: "the same position three times",
  "fifty-move": "the fifty-move rule",
} as const;
