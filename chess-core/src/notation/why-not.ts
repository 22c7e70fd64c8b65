import { REACH } from "../board/attacks";
import { type Board, EN_PASSANT, KING, PAWN, packMove, WHITE } from "../board/board";
import { checkersOf, enemiesOn, isSeen, leavesKingSafe } from "../board/safety";
import { COLORS, ROLES, squareName } from "../board/vocabulary";

/** Why the piece on `from` can't go to `to`, in plain English without a period. Null if it can. */
export function whyNot(board: Board, from: number, to: number): string | null {
  const man = board.men[from]!;
  if (man === 0) return `there is no piece on ${squareName(from)}`;
  if (man >>> 3 !== board.turn)
    return `${nameMan(board, from)} is ${COLORS[man >>> 3]}'s, and it is ${side(board)}'s turn`;
  if (from === to) return `${nameMan(board, from)} is already there`;
  const role = (man - 1) & 7;
  if (role === KING && Math.abs((to & 7) - (from & 7)) === 2 && to >>> 3 === from >>> 3) {
    return whyNotCastle(board, to > from);
  }
  const standing = board.men[to]!;
  if (standing !== 0 && standing >>> 3 === board.turn) {
    return `${squareName(to)} is taken by ${side(board)}'s own ${ROLES[(standing - 1) & 7]}`;
  }
  return (
    (role === PAWN ? whyNotPawn(board, from, to) : whyNotReach(board, from, to)) ?? whyUnsafe(board, from, to)
  );
}

/** FIDE 3.8.2.1 and 3.8.2.2. */
export function whyNotCastle(board: Board, isKingside: boolean): string | null {
  const wing = isKingside ? "kingside" : "queenside";
  const home = board.turn === WHITE ? 4 : 60;
  const bit = (isKingside ? 1 : 2) << (board.turn * 2);
  if ((board.state & bit) === 0) {
    return `${side(board)} has no right to castle ${wing}: the king or that rook has moved`;
  }
  for (const square of isKingside ? [home + 1, home + 2] : [home - 1, home - 2, home - 3]) {
    if (board.men[square] !== 0) return `${nameMan(board, square)} is between king and rook`;
  }
  const [checker] = checkersOf(board, board.turn);
  if (checker !== undefined) return `the king is in check from ${nameMan(board, checker)}`;
  for (const square of isKingside ? [home + 1, home + 2] : [home - 1, home - 2]) {
    const [attacker] = enemiesOn(board, square, board.turn);
    if (attacker !== undefined)
      return `the king would cross or reach ${squareName(square)}, which ${nameMan(board, attacker)} attacks`;
  }
  return null;
}

function whyNotPawn(board: Board, from: number, to: number): string | null {
  const step = board.turn === WHITE ? 8 : -8;
  const pawn = nameMan(board, from);
  if ((from & 7) === (to & 7)) {
    const isHome = from >>> 3 === (board.turn === WHITE ? 1 : 6);
    if (to !== from + step && !(isHome && to === from + 2 * step)) return `${pawn} does not move like that`;
    if (board.men[from + step] !== 0) return `${pawn} is blocked by ${nameMan(board, from + step)}`;
    return board.men[to] === 0 ? null : `${pawn} is blocked by ${nameMan(board, to)}`;
  }
  if (!canAttack(board, from, to)) return `${pawn} does not move like that`;
  if (board.men[to] !== 0 || board.enPassant === to) return null;
  return `there is nothing to capture on ${squareName(to)}`;
}

function whyNotReach(board: Board, from: number, to: number): string | null {
  if (canAttack(board, from, to)) return null;
  if (!canReach(board, from, to)) return `${nameMan(board, from)} does not move like that`;
  const step = Math.sign((to & 7) - (from & 7)) + 8 * Math.sign((to >>> 3) - (from >>> 3));
  let blocker = from + step;
  while (board.men[blocker] === 0) blocker += step;
  return `${nameMan(board, from)} is blocked by ${nameMan(board, blocker)}`;
}

/** FIDE 3.9.2: the check isn't answered, the piece is pinned, or the king would walk into check. */
function whyUnsafe(board: Board, from: number, to: number): string | null {
  const role = (board.men[from]! - 1) & 7;
  const isEnPassant = role === PAWN && board.enPassant === to && (from & 7) !== (to & 7);
  if (leavesKingSafe(board, from, to, isEnPassant ? to ^ 8 : to)) return null;
  if (role === KING) {
    const [attacker] = enemiesOn(board, to, board.turn);
    return attacker !== undefined
      ? `${squareName(to)} is attacked by ${nameMan(board, attacker)}`
      : `${squareName(to)} is still in the line of the check`;
  }
  const [checker] = checkersOf(board, board.turn);
  if (checker !== undefined)
    return `${side(board)} is in check from ${nameMan(board, checker)}, and this does not answer it`;
  const pinner = uncoveredBy(board, from, to, isEnPassant);
  return isEnPassant
    ? `taking en passant would expose the king to ${nameMan(board, pinner)}`
    : `${nameMan(board, from)} is pinned by ${nameMan(board, pinner)}`;
}

function uncoveredBy(board: Board, from: number, to: number, isEnPassant: boolean): number {
  const after = board.copy();
  after.make(packMove(from, to, 0, isEnPassant ? EN_PASSANT : 0));
  return checkersOf(after, board.turn)[0]!;
}

/** Whether the piece on `from` sees `to` with the current pieces. For a pawn: whether it attacks that square. */
export function canAttack(board: Board, from: number, to: number): boolean {
  return canReach(board, from, to) && isSeen(board, from, to);
}

/** Whether the piece on `from` would see `to` on an empty board. */
function canReach({ men }: Board, from: number, to: number): boolean {
  return (REACH[men[from]!]![from * 2 + (to >>> 5)]! & (1 << to)) !== 0;
}

/** "the knight on g1" */
function nameMan(board: Board, square: number): string {
  return `the ${ROLES[(board.men[square]! - 1) & 7]} on ${squareName(square)}`;
}

/** Whose turn it is. */
export function side(board: Board): string {
  return COLORS[board.turn]!;
}
