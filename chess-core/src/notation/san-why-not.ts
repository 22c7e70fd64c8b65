import { type Board, PAWN, WHITE } from "../board/board";
import { hasMoves } from "../board/generate";
import { isInCheck, leavesKingSafe } from "../board/safety";
import { FILES, RANKS, ROLES, squareName } from "../board/vocabulary";
import type { Request } from "./san-read";
import { canAttack, side, whyNot, whyNotCastle } from "./why-not";

/**
 * Why a well-formed SAN move can't be played, in plain English. Called only after it was refused, so it can be slow.
 */
export function whyNotSan(board: Board, request: Request): string {
  if (!hasMoves(board)) {
    return isInCheck(board, board.turn) ? "the game is over by checkmate" : "the game is over by stalemate";
  }
  if (request.castling !== 0) return whyNotCastle(board, request.castling === 1)!;
  if (request.role === PAWN) return whyNotPawn(board, request);

  const { to } = request;
  const standing = board.men[to]!;
  if (request.isCapture && standing === 0) return `there is nothing to capture on ${squareName(to)}`;
  const men = menOf(board, request);
  const [only] = men;
  if (only === undefined) return `${side(board)} has no ${nameRequested(request)}`;
  if (men.length === 1 || (standing !== 0 && standing >>> 3 === board.turn))
    return whyNot(board, only, to) ?? "castling is written O-O or O-O-O";

  const near = men.filter((from) => canAttack(board, from, to));
  const able = near.filter((from) => leavesKingSafe(board, from, to));
  if (able.length > 1)
    return `the ${ROLES[request.role]}s on ${able.map(squareName).join(" and ")} can both go there`;
  const [first] = near;
  if (first === undefined) return `no ${side(board)} ${nameRequested(request)} can reach ${squareName(to)}`;
  return near.map((from) => whyNot(board, from, to)).join(", and ");
}

function whyNotPawn(board: Board, { to, fromFile, fromRank, promotion, isCapture }: Request): string {
  const isLastRank = board.turn === WHITE ? to > 55 : to < 8;
  if (isLastRank && promotion === 0)
    return `a pawn that reaches ${squareName(to)} must promote, as in ${squareName(to)}=Q`;
  if (!isLastRank && promotion !== 0) return `a pawn does not promote on ${squareName(to)}`;

  const file = to & 7;
  const isPush = fromFile < 0 || fromFile === file;
  const step = board.turn === WHITE ? 8 : -8;
  if (isPush && isCapture)
    return `a capture by a pawn names its file, as in ${FILES[file === 0 ? 1 : file - 1]}x${squareName(to)}`;
  const pawn = 1 + PAWN + board.turn * 8;
  const isJump = isPush && to >>> 3 === (board.turn === WHITE ? 3 : 4) && board.men[to - step] !== pawn;
  const from = to - step * (isJump ? 2 : 1) + (isPush ? 0 : fromFile - file);
  const isNear = isPush || Math.abs(fromFile - file) === 1;
  if (!isNear || board.men[from] !== pawn || (fromRank >= 0 && from >>> 3 !== fromRank)) {
    return `no ${side(board)} pawn${isPush ? "" : ` on the ${FILES[fromFile]}-file`} can reach ${squareName(to)}`;
  }
  return whyNot(board, from, to)!;
}

/** Own pieces of the requested role, on the given file and rank. */
function menOf(board: Board, { role, fromFile, fromRank }: Request): number[] {
  const wanted = 1 + role + board.turn * 8;
  const found: number[] = [];
  board.men.forEach((man, square) => {
    const isThere =
      (fromFile < 0 || (square & 7) === fromFile) && (fromRank < 0 || square >>> 3 === fromRank);
    if (man === wanted && isThere) found.push(square);
  });
  return found;
}

function nameRequested({ role, fromFile, fromRank }: Request): string {
  const name = ROLES[role]!;
  if (fromFile >= 0 && fromRank >= 0) return `${name} on ${FILES[fromFile]}${RANKS[fromRank]}`;
  if (fromFile >= 0) return `${name} on the ${FILES[fromFile]}-file`;
  return fromRank >= 0 ? `${name} on rank ${RANKS[fromRank]}` : name;
}
