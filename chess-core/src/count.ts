import { bishopHigh, bishopLow, KING_ATTACKS, KNIGHT_ATTACKS, rookHigh, rookLow } from "./attacks";
import { BISHOP, type Board, KING, KNIGHT, PAWN, QUEEN } from "./board";
import { canTakeEnPassant, castlingMoves, enPassantMoves } from "./generate";
import { countPawnMoves } from "./generate-pawns";
import { countBits, isAttacked } from "./safety";
import { scanKing } from "./scan";

/** How many legal moves there are: what `generate` lists, counted set by set without listing them. */
export function countMoves(board: Board): number {
  const { sets, turn } = board;
  const us = 12 + turn * 2;
  const ownLow = sets[us]!;
  const ownHigh = sets[us + 1]!;
  const enemyLow = sets[us ^ 2]!;
  const enemyHigh = sets[(us ^ 2) + 1]!;
  const low = ownLow | enemyLow;
  const high = ownHigh | enemyHigh;
  const king = board.kingSquare(turn);
  const scan = scanKing(board, king, ownLow, ownHigh, enemyLow, enemyHigh);
  const { checkersLow, checkersHigh } = scan;

  let count = countKingMoves(board, king, ownLow, ownHigh, enemyLow, enemyHigh);
  let targetLow = ~ownLow;
  let targetHigh = ~ownHigh;
  if ((checkersLow | checkersHigh) !== 0) {
    if (countBits(checkersLow) + countBits(checkersHigh) > 1) return count;
    targetLow = checkersLow | scan.blocksLow;
    targetHigh = checkersHigh | scan.blocksHigh;
  } else {
    if (((board.state >>> (turn * 2)) & 3) !== 0) {
      const castlings: number[] = [];
      castlingMoves(board, castlings, king, enemyLow, enemyHigh, low, high);
      count += castlings.length;
    }
    const { pins } = scan;
    for (let i = 0; i < scan.pinCount * 4; i += 4) {
      count += countMenMoves(board, pins[i]!, pins[i + 1]!, low, high, pins[i + 2]!, pins[i + 3]!);
    }
  }
  count += countMenMoves(
    board,
    ownLow & ~scan.pinnedLow,
    ownHigh & ~scan.pinnedHigh,
    low,
    high,
    targetLow,
    targetHigh,
  );
  if ((board.state & 0x3f0) === 0 || !canTakeEnPassant(board)) return count;
  const takings: number[] = [];
  enPassantMoves(board, takings, -1, -1);
  return count + takings.length;
}

function countMenMoves(
  board: Board,
  menLow: number,
  menHigh: number,
  low: number,
  high: number,
  targetLow: number,
  targetHigh: number,
): number {
  const { sets, men } = board;
  let count = countPawnMoves(board, menLow & sets[0]!, menHigh & sets[1]!, low, high, targetLow, targetHigh);
  let restLow = menLow & ~(sets[PAWN * 2]! | sets[KING * 2]!);
  let restHigh = menHigh & ~(sets[PAWN * 2 + 1]! | sets[KING * 2 + 1]!);
  while ((restLow | restHigh) !== 0) {
    let from: number;
    if (restLow !== 0) {
      from = 31 - Math.clz32(restLow & -restLow);
      restLow &= restLow - 1;
    } else {
      from = 63 - Math.clz32(restHigh & -restHigh);
      restHigh &= restHigh - 1;
    }
    const role = (men[from]! - 1) & 7;
    let toLow = 0;
    let toHigh = 0;
    if (role === KNIGHT) {
      toLow = KNIGHT_ATTACKS[from * 2]!;
      toHigh = KNIGHT_ATTACKS[from * 2 + 1]!;
    } else {
      if (role === BISHOP || role === QUEEN) {
        toLow = bishopLow(from, low, high);
        toHigh = bishopHigh(from, low, high);
      }
      if (role !== BISHOP) {
        toLow |= rookLow(from, low, high);
        toHigh |= rookHigh(from, low, high);
      }
    }
    count += countBits(toLow & targetLow) + countBits(toHigh & targetHigh);
  }
  return count;
}

function countKingMoves(
  { sets, turn }: Board,
  king: number,
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
): number {
  const low = (ownLow | enemyLow) & ~(king < 32 ? 1 << king : 0);
  const high = (ownHigh | enemyHigh) & ~(king < 32 ? 0 : 1 << king);
  let count = 0;
  for (let rest = KING_ATTACKS[king * 2]! & ~ownLow; rest !== 0; rest &= rest - 1) {
    if (!isAttacked(sets, 31 - Math.clz32(rest & -rest), turn, enemyLow, enemyHigh, low, high)) count += 1;
  }
  for (let rest = KING_ATTACKS[king * 2 + 1]! & ~ownHigh; rest !== 0; rest &= rest - 1) {
    if (!isAttacked(sets, 63 - Math.clz32(rest & -rest), turn, enemyLow, enemyHigh, low, high)) count += 1;
  }
  return count;
}
