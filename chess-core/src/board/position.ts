import { findCastling, findRequested } from "../notation/san-read";
import { BLACK, type Board, CASTLING, EN_PASSANT, KING, PAWN, QUEEN } from "./board";
import { listMoves, listMovesFrom } from "./generate";
import { MOVES } from "./moves";
import { perftBoard } from "./perft-board";
import { KeptBoard, type Position } from "./same-position";
import {
  COLORS,
  type Color,
  type Move,
  type Piece,
  type PlainMove,
  type Promotion,
  ROLES,
  type Role,
  SQUARES,
  type Square,
  squareName,
  squareNumber,
} from "./vocabulary";

export type { Position };

/** Every legal move, or those of the piece on `from`, in no particular order. None if the game is over. */
export function legalMoves(position: Position, from?: Square): Move[] {
  const board = boardOf(position);
  const count =
    from === undefined ? listMoves(board, 0, true, -1, -1) : listMovesFrom(board, squareNumber(from));
  const moves: Move[] = new Array(count);
  for (let at = 0; at < count; at += 1) moves[at] = moveOf(board, MOVES[at]!);
  return moves;
}

/** Whether this move is legal here (FIDE 3.10.1). A pawn that reaches the last rank must name its promotion. */
export function isLegal(position: Position, move: PlainMove): boolean {
  return findMove(position, move) !== 0;
}

/**
 * The position after a legal move. The given position doesn't change. An illegal move is a bug in the caller and
 * throws: call `isLegal` first, or use `playMove`, which returns a reason.
 */
export function play(position: Position, move: PlainMove): Position {
  const packed = findMove(position, move);
  if (packed === 0) throw new RangeError(`${move.from}${move.to} is not legal here`);
  return playPacked(position, packed);
}

/** The number of ways to play `depth` plies: the usual test of a move generator. */
export function perft(position: Position, depth: number): number {
  return perftBoard(boardOf(position).copy(), depth);
}

export function turnOf(position: Position): Color {
  return COLORS[boardOf(position).turn]!;
}

export function pieceAt(position: Position, square: Square): Piece | null {
  const man = boardOf(position).men[squareNumber(square)] ?? 0;
  return man === 0 ? null : { square, color: COLORS[man >>> 3]!, role: roleOf(man) };
}

/** All pieces on the board, from a1 to h8. */
export function piecesOf(position: Position): readonly Piece[] {
  return menOf(boardOf(position));
}

export function menOf({ men }: Board): readonly Piece[] {
  return SQUARES.flatMap((square, at) => {
    const man = men[at]!;
    return man === 0 ? [] : { square, color: COLORS[man >>> 3]!, role: roleOf(man) };
  });
}

/** The number of the next move, as in FEN: it grows after black's move. */
export function moveNumberOf(position: Position): number {
  return boardOf(position).moveNumber;
}

/**
 * Whether two positions are the same by FIDE 9.2.3: the same pieces on the same squares, the same side to move, and
 * the same possible moves, including castling and en passant. Clock and move number don't matter.
 */
export function isSamePosition(a: Position, b: Position): boolean {
  const one = boardOf(a);
  const other = boardOf(b);
  if (one.turn !== other.turn || (one.state & 0x3ff) !== (other.state & 0x3ff)) return false;
  for (let word = 0; word < 16; word += 1) if (one.sets[word] !== other.sets[word]) return false;
  return true;
}

/**
 * The board of a position. Don't change it. Playing on from the position may change it, so call this again
 * afterward.
 */
export function boardOf(position: Position): Board {
  return (position as KeptBoard).board;
}

export function positionOf(board: Board): Position {
  return new KeptBoard(board);
}

/** The position after a packed legal move. */
export function playPacked(position: Position, packed: number): Position {
  return (position as KeptBoard).after(packed);
}

/** The move that was read last is usually played next, so it isn't looked up again. */
const last: { position: Position | null; move: PlainMove | null; packed: number } = {
  position: null,
  move: null,
  packed: 0,
};

/** The public form of the move, remembered until the next one is read. */
export function readMove(position: Position, packed: number): Move {
  const move = moveOf(boardOf(position), packed);
  last.position = position;
  last.move = move;
  last.packed = packed;
  return move;
}

/** The packed form of a legal move, or 0. Found like SAN, from the target square, with the full origin. */
export function findMove(position: Position, move: PlainMove): number {
  if (last.move === move && last.position === position) return last.packed;
  const board = boardOf(position);
  const from = squareNumber(move.from);
  const to = squareNumber(move.to);
  if (from < 0 || to < 0) return 0;
  const man = board.men[from]!;
  const promotion = move.promotion === undefined ? 0 : ROLES.indexOf(move.promotion);
  if (man === 0 || man >>> 3 !== board.turn || promotion < 0 || promotion > QUEEN) return 0;
  const role = (man - 1) & 7;
  if (promotion !== 0 && role !== PAWN) return 0;
  if (role === KING && Math.abs((to & 7) - (from & 7)) === 2) {
    const castling = findCastling(board, to > from);
    return ((castling >>> 6) & 63) === to ? castling : 0;
  }
  const origin = { fromFile: from & 7, fromRank: from >>> 3 };
  return Math.max(0, findRequested(board, { role, to, promotion, isCapture: false, castling: 0, ...origin }));
}

/**
 * Moves that were requested before, by piece, capture, origin and target. They never change, so everyone shares them.
 */
const KNOWN: ((Move | undefined)[] | undefined)[] = Array.from({ length: 128 * 64 });

/** The public form of a packed move of this board. */
export function moveOf(board: Board, packed: number): Move {
  const from = packed & 63;
  const to = (packed >>> 6) & 63;
  const place = (((board.men[to]! & 7) << 4) | board.men[from]!) * 64 + from;
  return KNOWN[place]?.[to] ?? remember(place, makeMove(board, packed));
}

/** Not promotions and en passant, because their squares don't identify them. */
function remember(place: number, move: Move): Move {
  if (move.promotion !== undefined || move.enPassant) return move;
  KNOWN[place] ??= [];
  KNOWN[place][squareNumber(move.to)] = move;
  return move;
}

function makeMove(board: Board, packed: number): Move {
  const from = packed & 63;
  const to = (packed >>> 6) & 63;
  const kind = packed >>> 15;
  const taken = kind === EN_PASSANT ? 1 + PAWN : board.men[to]!;
  const promotion = (packed >>> 12) & 7;
  const move: { -readonly [Key in keyof Move]: Move[Key] } = {
    from: squareName(from),
    to: squareName(to),
    color: board.turn === BLACK ? "black" : "white",
    role: roleOf(board.men[from]!),
  };
  if (promotion !== 0) move.promotion = ROLES[promotion] as Promotion;
  if (taken !== 0) move.captured = roleOf(taken);
  if (kind === EN_PASSANT) move.enPassant = true;
  if (kind === CASTLING) move.castling = to > from ? "kingside" : "queenside";
  return Object.freeze(move);
}

function roleOf(man: number): Role {
  return ROLES[(man - 1) & 7]!;
}
