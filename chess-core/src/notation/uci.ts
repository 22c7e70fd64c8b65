import { type Answer, accept, refuse } from "../board/answer";
import { CASTLING, KING, ROOK } from "../board/board";
import { boardOf, findMove, moveOf, type Position } from "../board/position";
import { type Move, type PlainMove, type Promotion, squareName, squareNumber } from "../board/vocabulary";
import { whyNot } from "./why-not";

export const UCI_REASONS = ["not-uci", "not-legal"] as const;
export type UciReason = (typeof UCI_REASONS)[number];

export interface UciError {
  readonly reason: UciReason;
  readonly message: string;
}

const PROMOTION_LETTERS: Readonly<Record<string, Promotion>> = {
  q: "queen",
  r: "rook",
  b: "bishop",
  n: "knight",
};

/**
 * Reads a move as engines write it: e2e4, e7e8q. Castling is the king's step, e1g1; the king capturing its own rook,
 * e1h1, is read too.
 */
export function parseUci(position: Position, text: string): Answer<Move, UciError> {
  if (!/^[a-h][1-8][a-h][1-8][qrbn]?$/.test(text)) {
    return refuse({
      reason: "not-uci",
      message: `"${text.slice(0, 20)}" is not a move such as e2e4 or e7e8q`,
    });
  }
  const board = boardOf(position);
  const from = squareNumber(text.slice(0, 2));
  const to = squareNumber(text.slice(2, 4));
  const isKingOnRook =
    board.men[from] === 1 + KING + board.turn * 8 &&
    board.men[to] === 1 + ROOK + board.turn * 8 &&
    text.length === 4;
  const goal = isKingOnRook ? from + (to > from ? 2 : -2) : to;
  const promotion = PROMOTION_LETTERS[text[4] ?? ""];
  const packed = findMove(position, { from: squareName(from), to: squareName(goal & 63), promotion });
  if (packed !== 0 && (!isKingOnRook || packed >>> 15 === CASTLING)) return accept(moveOf(board, packed));

  return refuse({
    reason: "not-legal",
    message: `${text} is not possible: ${whyNotMove(position, { from: squareName(from), to: squareName(to), promotion })}`,
  });
}

export function makeUci(move: PlainMove): string {
  const letter = move.promotion === "knight" ? "n" : (move.promotion?.[0] ?? "");
  return move.from + move.to + letter;
}

/** Why a move isn't legal. Also for callers that build moves from clicks. */
export function whyNotMove(position: Position, { from, to, promotion }: PlainMove): string {
  const board = boardOf(position);
  if (squareNumber(from) < 0 || squareNumber(to) < 0) return "there is no such square";
  const why = whyNot(board, squareNumber(from), squareNumber(to));
  if (why !== null) return why;
  return promotion === undefined
    ? `a pawn that reaches ${to} must promote`
    : "only a pawn on the last rank promotes";
}
