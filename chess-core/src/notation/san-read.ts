import { isOpen, REACH } from "../board/attacks";
import { type Board, CASTLING, DOUBLE_PUSH, EN_PASSANT, KING, PAWN, packMove, WHITE } from "../board/board";
import { listMovesFrom } from "../board/generate";
import { MOVES } from "../board/moves";
import { leavesKingSafe } from "../board/safety";
import { clz32 } from "../board/square-sets";
import { LETTER_CODES } from "../board/vocabulary";

/** What a SAN text asks for, in parts. -1 where it says nothing. */
export interface Request {
  role: number;
  fromFile: number;
  fromRank: number;
  to: number;
  promotion: number;
  isCapture: boolean;
  /** 0 = none, 1 = kingside, 2 = queenside. */
  castling: number;
}

const NOT_FOUND = 0;
export const AMBIGUOUS = -1;

/**
 * Takes a SAN text apart from its end: marks, promotion, target square, capture, origin, piece. Besides export SAN,
 * it reads what people write: zeros for castling, e8Q, e2-e4, an unnecessary origin, marks such as `!?`. Null if
 * it isn't SAN.
 */
export function readSan(text: string, start = 0, stop = text.length): Request | null {
  let end = stop;
  while (end > start && isMark(text.charCodeAt(end - 1))) end -= 1;
  if (end - start > 5 && text.charCodeAt(end - 1) === 46 && text.endsWith("e.p.", end)) end -= 4;
  const first = text.charCodeAt(start);
  if (first === 79 || first === 48 || first === 111) {
    const castling = readCastling(text.slice(start, end));
    if (castling !== 0)
      return { role: KING, fromFile: -1, fromRank: -1, to: -1, promotion: 0, isCapture: false, castling };
  }
  if (end - start < 2) return null;

  let promotion = 0;
  const last = text.charCodeAt(end - 1);
  if (last < 49 || last > 56) {
    promotion = promotionOf(last);
    if (promotion === 0) return null;
    end -= text.charCodeAt(end - 2) === 61 ? 2 : 1;
    if (end - start < 2) return null;
  }
  const rank = text.charCodeAt(end - 1) - 49;
  const file = text.charCodeAt(end - 2) - 97;
  if (!(rank >= 0 && rank < 8 && file >= 0 && file < 8)) return null;
  end -= 2;

  let isCapture = false;
  let fromRank = -1;
  let fromFile = -1;
  if (end > start) {
    const joint = text.charCodeAt(end - 1);
    isCapture = joint === 120 || joint === 58;
    if (isCapture || joint === 45) end -= 1;
  }
  if (end > start) {
    const digit = text.charCodeAt(end - 1) - 49;
    if (digit >= 0 && digit < 8) {
      fromRank = digit;
      end -= 1;
    }
  }
  if (end > start) {
    const letter = text.charCodeAt(end - 1) - 97;
    if (letter >= 0 && letter < 8) {
      fromFile = letter;
      end -= 1;
    }
  }
  const role = end === start ? PAWN : end === start + 1 ? roleOf(first) : -1;
  if (role < 0 || (promotion !== 0 && role !== PAWN)) return null;
  return { role, fromFile, fromRank, to: rank * 8 + file, promotion, isCapture, castling: 0 };
}

/** The one legal move that fits the request, packed. `NOT_FOUND` or `AMBIGUOUS` if there isn't exactly one. */
export function findRequested(board: Board, request: Request, isChecked = true): number {
  if (request.castling !== 0) return findCastling(board, request.castling === 1);
  return request.role === PAWN
    ? findPawnMove(board, request, isChecked)
    : findPieceMove(board, request, isChecked);
}

function findPieceMove(
  board: Board,
  { role, to, fromFile, fromRank, isCapture }: Request,
  isChecked: boolean,
): number {
  const { sets, turn } = board;
  const own = 12 + turn * 2;
  const standing = board.men[to]!;
  if (standing === 0 ? isCapture : standing >>> 3 === turn) return NOT_FOUND;
  const low = sets[12]! | sets[14]!;
  const high = sets[13]! | sets[15]!;
  const reach = REACH[1 + role]!;
  const menLow = reach[to * 2]! & sets[role * 2]! & sets[own]!;
  const menHigh = reach[to * 2 + 1]! & sets[role * 2 + 1]! & sets[own + 1]!;
  let found = NOT_FOUND;
  for (let half = 0; half < 2; half += 1) {
    for (let rest = half === 0 ? menLow : menHigh; rest !== 0; ) {
      const from = half * 32 + 31 - clz32(rest);
      rest ^= 1 << from;
      if (fromFile >= 0 && (from & 7) !== fromFile) continue;
      if (fromRank >= 0 && from >>> 3 !== fromRank) continue;
      if (!isOpen(from, to, low, high) || !leavesKingSafe(board, from, to, to, isChecked)) continue;
      if (found !== NOT_FOUND) return AMBIGUOUS;
      found = from | (to << 6);
    }
  }
  return found;
}

/** A pawn move without an origin file isn't a capture: `c4` is never `dxc4`. */
function findPawnMove(
  board: Board,
  { to, fromFile, fromRank, promotion, isCapture }: Request,
  isChecked: boolean,
): number {
  const { men, turn } = board;
  const step = turn === WHITE ? 8 : -8;
  const pawn = 1 + PAWN + turn * 8;
  const isLastRank = to > 55 || to < 8;
  if (isLastRank !== (promotion !== 0)) return NOT_FOUND;

  const file = to & 7;
  let from = to - step;
  let kind = 0;
  let taken = to;
  if (fromFile < 0 || fromFile === file) {
    if (isCapture || men[to] !== 0) return NOT_FOUND;
    if (men[from] === 0 && to >>> 3 === (turn === WHITE ? 3 : 4)) {
      from -= step;
      kind = DOUBLE_PUSH;
    }
  } else {
    if (Math.abs(fromFile - file) !== 1) return NOT_FOUND;
    from += fromFile - file;
    if (men[to] === 0) {
      if (board.enPassant !== to) return NOT_FOUND;
      kind = EN_PASSANT;
      taken = to ^ 8;
    } else if (men[to]! >>> 3 === turn) return NOT_FOUND;
  }
  if (men[from] !== pawn || (fromRank >= 0 && from >>> 3 !== fromRank)) return NOT_FOUND;
  return leavesKingSafe(board, from, to, taken, isChecked) ? packMove(from, to, promotion, kind) : NOT_FOUND;
}

export function findCastling(board: Board, isKingside: boolean): number {
  const king = board.kingSquare(board.turn);
  const end = listMovesFrom(board, king);
  const castling = packMove(king, isKingside ? king + 2 : king - 2, 0, CASTLING);
  for (let at = 0; at < end; at += 1) if (MOVES[at] === castling) return castling;
  return NOT_FOUND;
}

function readCastling(text: string): number {
  if (text.length > 5) return 0;
  const castling = text.replace(/[0o]/g, "O");
  return castling === "O-O" ? 1 : castling === "O-O-O" ? 2 : 0;
}

/** + # ! ? */
function isMark(code: number): boolean {
  return code === 43 || code === 35 || code === 33 || code === 63;
}

/** The role of a promotion, lowercase too. 0 if a pawn can't become it. */
function promotionOf(code: number): number {
  const role = ((LETTER_CODES[code] ?? 0) - 1) % 6;
  return role > PAWN && role < KING ? role : 0;
}

function roleOf(code: number): number {
  const letter = LETTER_CODES[code] ?? 0;
  return letter > 6 ? -1 : letter - 1;
}
