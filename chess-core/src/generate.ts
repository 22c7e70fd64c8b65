import {
  BISHOP_LINES,
  bishopHigh,
  bishopLow,
  KING_ATTACKS,
  KNIGHT_ATTACKS,
  PAWN_ATTACKS,
  ROOK_LINES,
  rookHigh,
  rookLow,
} from "./attacks";
import {
  BISHOP,
  type Board,
  CASTLING,
  EN_PASSANT,
  KING,
  KNIGHT,
  PAWN,
  packMove,
  QUEEN,
  ROOK,
  WHITE,
} from "./board";
import { pawnMoves } from "./generate-pawns";
import { isAttacked, leavesKingSafe } from "./safety";

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

  const at = king * 2;
  const straightLow = (sets[ROOK * 2]! | sets[QUEEN * 2]!) & enemyLow & ROOK_LINES[at]!;
  const straightHigh = (sets[ROOK * 2 + 1]! | sets[QUEEN * 2 + 1]!) & enemyHigh & ROOK_LINES[at + 1]!;
  const slantLow = (sets[BISHOP * 2]! | sets[QUEEN * 2]!) & enemyLow & BISHOP_LINES[at]!;
  const slantHigh = (sets[BISHOP * 2 + 1]! | sets[QUEEN * 2 + 1]!) & enemyHigh & BISHOP_LINES[at + 1]!;

  const pawnsAt = (turn * 64 + king) * 2;
  let checkersLow =
    ((KNIGHT_ATTACKS[king * 2]! & sets[KNIGHT * 2]!) | (PAWN_ATTACKS[pawnsAt]! & sets[PAWN * 2]!)) & enemyLow;
  let checkersHigh =
    ((KNIGHT_ATTACKS[king * 2 + 1]! & sets[KNIGHT * 2 + 1]!) |
      (PAWN_ATTACKS[pawnsAt + 1]! & sets[PAWN * 2 + 1]!)) &
    enemyHigh;
  let blocksLow = 0;
  let blocksHigh = 0;
  let pinnedLow = 0;
  let pinnedHigh = 0;

  // Sliders that would see the king if our own men were away: with none of them between it is check, with one a pin.
  let sniperLow = 0;
  let sniperHigh = 0;
  if ((straightLow | straightHigh) !== 0) {
    sniperLow = rookLow(king, enemyLow, enemyHigh) & straightLow;
    sniperHigh = rookHigh(king, enemyLow, enemyHigh) & straightHigh;
  }
  if ((slantLow | slantHigh) !== 0) {
    sniperLow |= bishopLow(king, enemyLow, enemyHigh) & slantLow;
    sniperHigh |= bishopHigh(king, enemyLow, enemyHigh) & slantHigh;
  }
  let pins: number[] | null = null;
  while ((sniperLow | sniperHigh) !== 0) {
    let sniper: number;
    if (sniperLow !== 0) {
      sniper = 31 - Math.clz32(sniperLow & -sniperLow);
      sniperLow &= sniperLow - 1;
    } else {
      sniper = 63 - Math.clz32(sniperHigh & -sniperHigh);
      sniperHigh &= sniperHigh - 1;
    }
    const lineLow = betweenLow(king, sniper);
    const lineHigh = betweenHigh(king, sniper);
    const menLow = lineLow & ownLow;
    const menHigh = lineHigh & ownHigh;
    const sniperBit = 1 << sniper;
    if ((menLow | menHigh) === 0) {
      if (sniper < 32) checkersLow |= sniperBit;
      else checkersHigh |= sniperBit;
      blocksLow |= lineLow;
      blocksHigh |= lineHigh;
    } else if (
      (menHigh === 0 && (menLow & (menLow - 1)) === 0) ||
      (menLow === 0 && (menHigh & (menHigh - 1)) === 0)
    ) {
      pinnedLow |= menLow;
      pinnedHigh |= menHigh;
      pins ??= [];
      pins.push(
        menLow,
        menHigh,
        lineLow | (sniper < 32 ? sniperBit : 0),
        lineHigh | (sniper < 32 ? 0 : sniperBit),
      );
    }
  }

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
    targetLow = checkersLow | blocksLow;
    targetHigh = checkersHigh | blocksHigh;
  } else if (pins !== null) {
    // A pinned man never answers a check by another, so it is asked for only when there is none.
    for (let i = 0; i < pins.length; i += 4) {
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

/** The squares strictly between two squares of one line: what each sees towards the other. */
function betweenLow(a: number, b: number): number {
  const low = (a < 32 ? 1 << a : 0) | (b < 32 ? 1 << b : 0);
  const high = (a < 32 ? 0 : 1 << a) | (b < 32 ? 0 : 1 << b);
  return isStraight(a, b)
    ? rookLow(a, low, high) & rookLow(b, low, high)
    : bishopLow(a, low, high) & bishopLow(b, low, high);
}

function betweenHigh(a: number, b: number): number {
  const low = (a < 32 ? 1 << a : 0) | (b < 32 ? 1 << b : 0);
  const high = (a < 32 ? 0 : 1 << a) | (b < 32 ? 0 : 1 << b);
  return isStraight(a, b)
    ? rookHigh(a, low, high) & rookHigh(b, low, high)
    : bishopHigh(a, low, high) & bishopHigh(b, low, high);
}

function isStraight(a: number, b: number): boolean {
  return (a & 7) === (b & 7) || a >>> 3 === b >>> 3;
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
  const { sets, men } = board;
  pawnMoves(board, moves, menLow & sets[0]!, menHigh & sets[1]!, low, high, targetLow, targetHigh);
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
    }
    if (role === BISHOP || role === QUEEN) {
      toLow = bishopLow(from, low, high);
      toHigh = bishopHigh(from, low, high);
    }
    if (role === ROOK || role === QUEEN) {
      toLow |= rookLow(from, low, high);
      toHigh |= rookHigh(from, low, high);
    }
    push(moves, from, toLow & targetLow, toHigh & targetHigh);
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
function castlingMoves(
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
function enPassantMoves(board: Board, moves: number[], onlyLow: number, onlyHigh: number): void {
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
