import { isOpen } from "../board/attacks";
import { BISHOP, BLACK, type Board, DOUBLE_PUSH, KING, PAWN, packMove, QUEEN, WHITE } from "../board/board";
import { canTakeEnPassant } from "../board/generate";
import { checkersOf, isInCheck } from "../board/safety";
import { countOf, highOf, lowOf } from "../board/square-sets";
import { COLORS, squareName } from "../board/vocabulary";
import type { FenError } from "./fen-error";

/**
 * Why no game can reach this position, or null. Not a full retro-analysis: one king each, pawns only where pawns can
 * be, at most sixteen pieces a side, the waiting side not in check, a check that one move can have given, and no check
 * before the double step of a pawn. Drops an en-passant square that no pawn can use.
 */
export function whyImpossible(board: Board, isComposed: boolean): FenError | null {
  const unplayable = whyKings(board) ?? whyPawns(board) ?? whyLeftInCheck(board);
  if (unplayable !== null) return unplayable;
  const { enPassant } = board;
  if (enPassant !== 0 && !isComposed && ignoredCheck(board))
    return { reason: "en-passant", message: noPawnPassed(enPassant) };
  if (enPassant !== 0 && !canTakeEnPassant(board)) board.enPassant = 0;
  return isComposed ? null : (whyMen(board) ?? whyCheck(board));
}

export function noPawnPassed(square: number): string {
  return `no pawn can have just passed ${squareName(square)}`;
}

function whyKings(board: Board): FenError | null {
  for (const color of [WHITE, BLACK]) {
    const kings = count(board, KING, color);
    if (kings !== 1)
      return {
        reason: "kings",
        message: `${COLORS[color]} has ${kings === 0 ? "no king" : `${kings} kings`}`,
      };
  }
  return null;
}

function whyPawns(board: Board): FenError | null {
  if (((board.sets[0]! & 0xff) | (board.sets[1]! & 0xff000000)) !== 0)
    return { reason: "pawns", message: "a pawn cannot stand on the first or the last rank" };
  return null;
}

/**
 * FIDE 2.2. Doesn't count how many promotions the other pieces need, because problems and studies are set up freely.
 */
function whyMen(board: Board): FenError | null {
  for (const color of [WHITE, BLACK]) {
    const side = COLORS[color];
    if (count(board, PAWN, color) > 8)
      return { reason: "pawns", message: `${side} has more than eight pawns` };
    if (countOf(board.sets[12 + color * 2]!, board.sets[13 + color * 2]!) > 16)
      return { reason: "men", message: `${side} has more than sixteen men` };
  }
  return null;
}

/** FIDE 3.9.2: players can't leave their own king in check. */
function whyLeftInCheck(board: Board): FenError | null {
  if (!isInCheck(board, board.turn ^ 1)) return null;
  return {
    reason: "check",
    message: `${COLORS[board.turn ^ 1]} is in check, and it is ${COLORS[board.turn]}'s turn`,
  };
}

/**
 * In a double check, one piece was uncovered by the other. So a third checker is impossible, and so are two checkers
 * that aren't sliders, and two that face each other across the king.
 */
function whyCheck(board: Board): FenError | null {
  if (!isInCheck(board, board.turn)) return null;
  const [first = 0, second = -1, ...more] = checkersOf(board, board.turn);
  const king = board.kingSquare(board.turn);
  const isImpossible =
    more.length > 0 ||
    (second >= 0 &&
      ((!isSlider(board, first) && !isSlider(board, second)) ||
        !isOpen(first, second, lowOf(king), highOf(king))));
  return isImpossible ? { reason: "check", message: "no single move can give all these checks" } : null;
}

/**
 * Whether the king was already in check before the enemy pawn's double step. Then that step can't have been the last
 * move.
 */
function ignoredCheck(board: Board): boolean {
  const to = board.enPassant;
  const now = to ^ 8;
  const before = now < 32 ? to - 8 : to + 8;
  const earlier = board.copy();
  earlier.unmake(packMove(before, now, 0, DOUBLE_PUSH), 0, 0);
  return isInCheck(earlier, board.turn);
}

function isSlider(board: Board, square: number): boolean {
  const role = (board.men[square]! - 1) & 7;
  return role >= BISHOP && role <= QUEEN;
}

function count(board: Board, role: number, color: number): number {
  const { sets } = board;
  const own = 12 + color * 2;
  return countOf(sets[role * 2]! & sets[own]!, sets[role * 2 + 1]! & sets[own + 1]!);
}
