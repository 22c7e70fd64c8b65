import {
  bishopHigh,
  bishopLow,
  KING_ATTACKS,
  KNIGHT_ATTACKS,
  PAWN_ATTACKS,
  rookHigh,
  rookLow,
} from "./attacks";
import { BISHOP, type Board, CASTLING, EN_PASSANT, KNIGHT, packMove, QUEEN, ROOK, WHITE } from "./board";
import { pawnMoves } from "./generate-pawns";
import { isAttacked, leavesKingSafe } from "./safety";
import { scanKing } from "./scan";

/**
 * All legal moves (FIDE 3.1 to 3.9), and only those: checkers and pins are found from the king first, so that no move
 * has to be played to know whether it leaves the king in check. En passant alone, which empties two squares at once, is
 * tried out on the occupancy. `onlyLow` and `onlyHigh` limit the men that move.
 *
 * It is long because it is the innermost loop of everything: taken apart it would hand two words of each set around.
 */
export function generate(board: Board, onlyLow = -1, onlyHigh = -1): number[] {
  const moves: number[] = [];
  const { sets, turn } = board;
  const us = 12 + turn * 2;
  const them = 14 - turn * 2;
  const ownLow = sets[us]!;
  const ownHigh = sets[us + 1]!;
  const enemyLow = sets[them]!;
  const enemyHigh = sets[them + 1]!;
  const low = ownLow | enemyLow;
  const high = ownHigh | enemyHigh;
  const king = board.kingSquare(turn);

  const scan = scanKing(board, king, ownLow, ownHigh, enemyLow, enemyHigh);
  const { checkersLow, checkersHigh, pinnedLow, pinnedHigh, pins } = scan;

  if (((king < 32 ? onlyLow : onlyHigh) & (1 << king)) !== 0) {
    kingMoves(board, moves, king, ownLow, ownHigh, enemyLow, enemyHigh);
    if ((checkersLow | checkersHigh) === 0) castlingMoves(board, moves, king, enemyLow, enemyHigh, low, high);
  }

  let targetLow = ~ownLow;
  let targetHigh = ~ownHigh;
  if ((checkersLow | checkersHigh) !== 0) {
    const single =
      (checkersHigh === 0 && (checkersLow & (checkersLow - 1)) === 0) ||
      (checkersLow === 0 && (checkersHigh & (checkersHigh - 1)) === 0);
    if (!single) return moves;
    targetLow = checkersLow | scan.blocksLow;
    targetHigh = checkersHigh | scan.blocksHigh;
  } else {
    // A pinned man never answers a check by another, so it is asked for only when there is none.
    for (let i = 0; i < scan.pinCount * 4; i += 4) {
      const manLow = pins[i]! & onlyLow;
      const manHigh = pins[i + 1]! & onlyHigh;
      menMoves(board, moves, manLow, manHigh, low, high, pins[i + 2]!, pins[i + 3]!);
    }
  }
  const freeLow = ownLow & ~pinnedLow & onlyLow;
  const freeHigh = ownHigh & ~pinnedHigh & onlyHigh;
  menMoves(board, moves, freeLow, freeHigh, low, high, targetLow, targetHigh);
  if ((board.state & 0x3f0) !== 0) enPassantMoves(board, moves, onlyLow, onlyHigh);
  return moves;
}

/** The moves of some of our men, the king apart, to some targets. */
function menMoves(
  board: Board,
  moves: number[],
  menLow: number,
  menHigh: number,
  low: number,
  high: number,
  targetLow: number,
  targetHigh: number,
): void {
  const { sets } = board;
  pawnMoves(board, moves, menLow & sets[0]!, menHigh & sets[1]!, low, high, targetLow, targetHigh);
  // Role by role, so that no man has to be asked what it is; a queen is met twice.
  let restLow = menLow & sets[KNIGHT * 2]!;
  let restHigh = menHigh & sets[KNIGHT * 2 + 1]!;
  while ((restLow | restHigh) !== 0) {
    const from = restLow !== 0 ? 31 - Math.clz32(restLow & -restLow) : 63 - Math.clz32(restHigh & -restHigh);
    if (restLow !== 0) restLow &= restLow - 1;
    else restHigh &= restHigh - 1;
    push(moves, from, KNIGHT_ATTACKS[from * 2]! & targetLow, KNIGHT_ATTACKS[from * 2 + 1]! & targetHigh);
  }
  restLow = menLow & (sets[BISHOP * 2]! | sets[QUEEN * 2]!);
  restHigh = menHigh & (sets[BISHOP * 2 + 1]! | sets[QUEEN * 2 + 1]!);
  while ((restLow | restHigh) !== 0) {
    const from = restLow !== 0 ? 31 - Math.clz32(restLow & -restLow) : 63 - Math.clz32(restHigh & -restHigh);
    if (restLow !== 0) restLow &= restLow - 1;
    else restHigh &= restHigh - 1;
    push(moves, from, bishopLow(from, low, high) & targetLow, bishopHigh(from, low, high) & targetHigh);
  }
  restLow = menLow & (sets[ROOK * 2]! | sets[QUEEN * 2]!);
  restHigh = menHigh & (sets[ROOK * 2 + 1]! | sets[QUEEN * 2 + 1]!);
  while ((restLow | restHigh) !== 0) {
    const from = restLow !== 0 ? 31 - Math.clz32(restLow & -restLow) : 63 - Math.clz32(restHigh & -restHigh);
    if (restLow !== 0) restLow &= restLow - 1;
    else restHigh &= restHigh - 1;
    push(moves, from, rookLow(from, low, high) & targetLow, rookHigh(from, low, high) & targetHigh);
  }
}

function push(moves: number[], from: number, toLow: number, toHigh: number): void {
  for (let rest = toLow; rest !== 0; rest &= rest - 1) {
    moves.push(from | ((31 - Math.clz32(rest & -rest)) << 6));
  }
  for (let rest = toHigh; rest !== 0; rest &= rest - 1) {
    moves.push(from | ((63 - Math.clz32(rest & -rest)) << 6));
  }
}

/** The king is lifted off the board while his squares are tested: he does not hide behind himself. */
function kingMoves(
  board: Board,
  moves: number[],
  king: number,
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
): void {
  const { sets, turn } = board;
  const low = (ownLow | enemyLow) & ~(king < 32 ? 1 << king : 0);
  const high = (ownHigh | enemyHigh) & ~(king < 32 ? 0 : 1 << king);
  for (let rest = KING_ATTACKS[king * 2]! & ~ownLow; rest !== 0; rest &= rest - 1) {
    const to = 31 - Math.clz32(rest & -rest);
    if (!isAttacked(sets, to, turn, enemyLow, enemyHigh, low, high)) moves.push(king | (to << 6));
  }
  for (let rest = KING_ATTACKS[king * 2 + 1]! & ~ownHigh; rest !== 0; rest &= rest - 1) {
    const to = 63 - Math.clz32(rest & -rest);
    if (!isAttacked(sets, to, turn, enemyLow, enemyHigh, low, high)) moves.push(king | (to << 6));
  }
}

/** FIDE 3.8.2: nothing between king and rook, and the king neither passes nor enters an attacked square. */
export function castlingMoves(
  board: Board,
  moves: number[],
  king: number,
  enemyLow: number,
  enemyHigh: number,
  low: number,
  high: number,
): void {
  const { sets, turn } = board;
  const rights = (board.state >>> (turn * 2)) & 3;
  if (rights === 0) return;
  const home = turn === WHITE ? low : high >>> 24;
  const isSafe = (square: number) => !isAttacked(sets, square, turn, enemyLow, enemyHigh, low, high);
  if ((rights & 1) !== 0 && (home & 0x60) === 0 && isSafe(king + 1) && isSafe(king + 2)) {
    moves.push(packMove(king, king + 2, 0, CASTLING));
  }
  if ((rights & 2) !== 0 && (home & 0x0e) === 0 && isSafe(king - 1) && isSafe(king - 2)) {
    moves.push(packMove(king, king - 2, 0, CASTLING));
  }
}

/** FIDE 3.7.3.1. The capture may uncover a rank, a file or a diagonal, so each is tried out. */
export function enPassantMoves(board: Board, moves: number[], onlyLow: number, onlyHigh: number): void {
  const { sets, turn } = board;
  const to = board.enPassant;
  const at = ((turn ^ 1) * 64 + to) * 2;
  const us = 12 + turn * 2;
  const takers =
    turn === WHITE
      ? PAWN_ATTACKS[at + 1]! & sets[1]! & sets[us + 1]! & onlyHigh
      : PAWN_ATTACKS[at]! & sets[0]! & sets[us]! & onlyLow;
  for (let rest = takers; rest !== 0; rest &= rest - 1) {
    const from = 31 - Math.clz32(rest & -rest) + (turn === WHITE ? 32 : 0);
    if (leavesKingSafe(board, from, to, to ^ 8)) moves.push(packMove(from, to, 0, EN_PASSANT));
  }
}

/** May some pawn really take en passant? Without that the square belongs neither in a FEN nor in a repetition. */
export function canTakeEnPassant(board: Board): boolean {
  if (board.enPassant === 0) return false;
  const moves: number[] = [];
  enPassantMoves(board, moves, -1, -1);
  return moves.length > 0;
}
