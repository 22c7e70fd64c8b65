import {
  highOf,
  KING_ATTACKS,
  KNIGHT_ATTACKS,
  lowOf,
  PAWN_ATTACKS,
  placesOnFile,
  placesOnSlant,
  seen,
} from "./attacks";
import {
  BISHOP,
  type Board,
  CASTLING,
  EN_PASSANT,
  KNIGHT,
  PAWN,
  packMove,
  QUEEN,
  ROOK,
  WHITE,
} from "./board";
import { danger, findDanger } from "./danger";
import { pawnMoves } from "./generate-pawns";
import { MOVES, PLACES, pushLine, pushSteps } from "./moves";
import { countOf, leavesKingSafe } from "./safety";
import { scanKing } from "./scan";

/** All legal moves (FIDE 3.1 to 3.9), packed. `onlyLow` and `onlyHigh` limit the men that move. */
export function generate(board: Board, onlyLow = -1, onlyHigh = -1): number[] {
  const count = listMoves(board, 0, true, onlyLow, onlyHigh);
  const moves: number[] = new Array(count);
  for (let at = 0; at < count; at += 1) moves[at] = MOVES[at]!;
  return moves;
}

/** How many there are: most are counted set by set, without listing them. */
export function countMoves(board: Board): number {
  return listMoves(board, 0, false, -1, -1);
}

/** Is there any? The king, who is most often free to go, is asked first. */
export function hasMoves(board: Board): boolean {
  return listMovesFrom(board, board.kingSquare(board.turn)) > 0 || countMoves(board) > 0;
}

/** Lists those of one man, from the first place on; none from a square that does not exist. */
export function listMovesFrom(board: Board, square: number): number {
  if (square < 0) return 0;
  return listMoves(board, 0, true, lowOf(square), highOf(square));
}

/**
 * Lists all legal moves and only those in `MOVES` from a place on, and says where the list ends; or only counts them. Checkers and
 * pins are found from the king first, so that no move has to be played to know whether it leaves the king in check. En passant
 * alone, which empties two squares at once, is tried out on the occupancy.
 *
 * It is long because it is the innermost loop of everything: taken apart it would hand two words of each set around.
 */
export function listMoves(
  board: Board,
  start: number,
  isListing: boolean,
  onlyLow: number,
  onlyHigh: number,
): number {
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
  const { checks, pinnedLow, pinnedHigh, pins } = scan;

  let at = start;
  const kingLow = lowOf(king);
  const kingHigh = highOf(king);
  if (((kingLow & onlyLow) | (kingHigh & onlyHigh)) !== 0)
    at = kingMoves(board, at, isListing, king, low & ~kingLow, high & ~kingHigh, checks > 0);
  if (checks > 1) return at;

  let targetLow = ~ownLow;
  let targetHigh = ~ownHigh;
  if (checks > 0) {
    targetLow = scan.answersLow;
    targetHigh = scan.answersHigh;
  } else {
    // A pinned man never answers a check by another, so it is asked for only when there is none.
    for (let i = 0; i < scan.pinEnd; i += 4) {
      const manLow = pins[i]! & onlyLow;
      const manHigh = pins[i + 1]! & onlyHigh;
      at = menMoves(board, at, isListing, manLow, manHigh, low, high, pins[i + 2]!, pins[i + 3]!);
    }
  }
  const freeLow = ownLow & ~pinnedLow & onlyLow;
  const freeHigh = ownHigh & ~pinnedHigh & onlyHigh;
  at = menMoves(board, at, isListing, freeLow, freeHigh, low, high, targetLow, targetHigh);
  return (board.state & 0x3f0) === 0 ? at : enPassantMoves(board, at, onlyLow, onlyHigh);
}

/** The moves of some of our men, the king apart, to some targets. Role by role, so that no man has to be asked what it is. */
function menMoves(
  { sets, turn }: Board,
  start: number,
  isListing: boolean,
  menLow: number,
  menHigh: number,
  low: number,
  high: number,
  targetLow: number,
  targetHigh: number,
): number {
  let at = start;
  const pawnsLow = menLow & sets[PAWN * 2]!;
  const pawnsHigh = menHigh & sets[PAWN * 2 + 1]!;
  if ((pawnsLow | pawnsHigh) !== 0) {
    const them = 14 - turn * 2;
    const takeLow = sets[them]! & targetLow;
    const takeHigh = sets[them + 1]! & targetHigh;
    at = pawnMoves(
      at,
      isListing,
      turn,
      pawnsLow,
      pawnsHigh,
      low,
      high,
      targetLow,
      targetHigh,
      takeLow,
      takeHigh,
    );
  }
  const knightsLow = menLow & sets[KNIGHT * 2]!;
  const knightsHigh = menHigh & sets[KNIGHT * 2 + 1]!;
  if ((knightsLow | knightsHigh) !== 0)
    at = knightMoves(at, isListing, knightsLow, knightsHigh, targetLow, targetHigh);
  // A queen is met twice.
  const slantLow = menLow & (sets[BISHOP * 2]! | sets[QUEEN * 2]!);
  const slantHigh = menHigh & (sets[BISHOP * 2 + 1]! | sets[QUEEN * 2 + 1]!);
  if ((slantLow | slantHigh) !== 0)
    at = slantMoves(at, isListing, slantLow, slantHigh, low, high, targetLow, targetHigh);
  const straightLow = menLow & (sets[ROOK * 2]! | sets[QUEEN * 2]!);
  const straightHigh = menHigh & (sets[ROOK * 2 + 1]! | sets[QUEEN * 2 + 1]!);
  if ((straightLow | straightHigh) !== 0)
    at = straightMoves(at, isListing, straightLow, straightHigh, low, high, targetLow, targetHigh);
  return at;
}

function knightMoves(
  start: number,
  isListing: boolean,
  menLow: number,
  menHigh: number,
  targetLow: number,
  targetHigh: number,
): number {
  let at = start;
  let restLow = menLow;
  let restHigh = menHigh;
  while ((restLow | restHigh) !== 0) {
    const from = restLow !== 0 ? 31 - Math.clz32(restLow) : 63 - Math.clz32(restHigh);
    if (restLow !== 0) restLow ^= 1 << from;
    else restHigh ^= 1 << from;
    const toLow = KNIGHT_ATTACKS[from * 2]! & targetLow;
    const toHigh = KNIGHT_ATTACKS[from * 2 + 1]! & targetHigh;
    at = isListing ? pushSteps(at, from, toLow, toHigh) : at + countOf(toLow, toHigh);
  }
  return at;
}

/** Along the diagonals. */
function slantMoves(
  start: number,
  isListing: boolean,
  menLow: number,
  menHigh: number,
  low: number,
  high: number,
  targetLow: number,
  targetHigh: number,
): number {
  let at = start;
  let restLow = menLow;
  let restHigh = menHigh;
  while ((restLow | restHigh) !== 0) {
    const from = restLow !== 0 ? 31 - Math.clz32(restLow) : 63 - Math.clz32(restHigh);
    if (restLow !== 0) restLow ^= 1 << from;
    else restHigh ^= 1 << from;
    const file = from & 7;
    const line = from << 2;
    const diagonal = seen(file, placesOnSlant(line, low, high)) & placesOnSlant(line, targetLow, targetHigh);
    const anti =
      seen(file, placesOnSlant(line + 2, low, high)) & placesOnSlant(line + 2, targetLow, targetHigh);
    if (isListing) {
      at = pushLine(at, diagonal, from + ((from - file * 9) << 6), 9 << 6);
      at = pushLine(at, anti, from + ((from + file * 7) << 6), -7 << 6);
    } else at += (PLACES[diagonal]! + PLACES[anti]!) >>> 24;
  }
  return at;
}

/** Along ranks and files. */
function straightMoves(
  start: number,
  isListing: boolean,
  menLow: number,
  menHigh: number,
  low: number,
  high: number,
  targetLow: number,
  targetHigh: number,
): number {
  let at = start;
  let restLow = menLow;
  let restHigh = menHigh;
  while ((restLow | restHigh) !== 0) {
    const from = restLow !== 0 ? 31 - Math.clz32(restLow) : 63 - Math.clz32(restHigh);
    if (restLow !== 0) restLow ^= 1 << from;
    else restHigh ^= 1 << from;
    const file = from & 7;
    const rank = from & 24;
    const upright =
      seen(from >>> 3, placesOnFile(from, low, high)) & placesOnFile(from, targetLow, targetHigh);
    const across =
      seen(file, (from < 32 ? low : high) >>> rank) & ((from < 32 ? targetLow : targetHigh) >>> rank);
    if (isListing) {
      at = pushLine(at, upright, from | (file << 6), 8 << 6);
      at = pushLine(at, across, from | ((from & 56) << 6), 1 << 6);
    } else at += (PLACES[upright]! + PLACES[across]!) >>> 24;
  }
  return at;
}

/**
 * The king's steps and castling. The occupancy is the one without him: he does not hide behind himself. FIDE
 * 3.8.2: nothing between king and rook, and the king neither passes nor enters an attacked square.
 */
function kingMoves(
  board: Board,
  start: number,
  isListing: boolean,
  king: number,
  low: number,
  high: number,
  isChecked: boolean,
): number {
  const { sets, turn } = board;
  const us = 12 + turn * 2;
  let stepsLow = KING_ATTACKS[king * 2]! & ~sets[us]!;
  let stepsHigh = KING_ATTACKS[king * 2 + 1]! & ~sets[us + 1]!;
  const rights = isChecked ? 0 : (board.state >>> (turn * 2)) & 3;
  const home = turn === WHITE ? low : high >>> 24;
  const mayKingside = (rights & 1) !== 0 && (home & 0x60) === 0;
  const mayQueenside = (rights & 2) !== 0 && (home & 0x0e) === 0;
  const goals = (mayKingside ? 0x40 : 0) | (mayQueenside ? 0x04 : 0);
  const zoneLow = turn === WHITE ? stepsLow | goals : stepsLow;
  const zoneHigh = turn === WHITE ? stepsHigh : stepsHigh | (goals << 24);
  if ((zoneLow | zoneHigh) === 0) return start;

  findDanger(board, low, high, zoneLow, zoneHigh);
  stepsLow &= ~danger[0]!;
  stepsHigh &= ~danger[1]!;
  let at = isListing ? pushSteps(start, king, stepsLow, stepsHigh) : start + countOf(stepsLow, stepsHigh);
  const path = turn === WHITE ? danger[0]! : danger[1]! >>> 24;
  if (mayKingside && (path & 0x60) === 0) {
    MOVES[at] = packMove(king, king + 2, 0, CASTLING);
    at += 1;
  }
  if (mayQueenside && (path & 0x0c) === 0) {
    MOVES[at] = packMove(king, king - 2, 0, CASTLING);
    at += 1;
  }
  return at;
}

/** FIDE 3.7.3.1. The capture may uncover a rank, a file or a diagonal, so each is tried out. */
function enPassantMoves(board: Board, start: number, onlyLow: number, onlyHigh: number): number {
  const { sets, turn } = board;
  const to = board.enPassant;
  const square = ((turn ^ 1) * 64 + to) * 2;
  const us = 12 + turn * 2;
  const takers =
    turn === WHITE
      ? PAWN_ATTACKS[square + 1]! & sets[1]! & sets[us + 1]! & onlyHigh
      : PAWN_ATTACKS[square]! & sets[0]! & sets[us]! & onlyLow;
  let at = start;
  for (let rest = takers; rest !== 0; ) {
    const from = 31 - Math.clz32(rest) + (turn === WHITE ? 32 : 0);
    rest ^= 1 << from;
    if (!leavesKingSafe(board, from, to, to ^ 8)) continue;
    MOVES[at] = packMove(from, to, 0, EN_PASSANT);
    at += 1;
  }
  return at;
}

/** May some pawn really take en passant? Without that the square belongs neither in a FEN nor in a repetition. */
export function canTakeEnPassant(board: Board): boolean {
  return board.enPassant !== 0 && enPassantMoves(board, LAST_PLACES, -1, -1) > LAST_PLACES;
}

/** The end of the moves, where no list reaches. */
const LAST_PLACES = MOVES.length - 2;
