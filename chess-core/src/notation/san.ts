import { type Answer, accept, refuse } from "../board/answer";
import { KNIGHT_ATTACKS, QUEEN_LINES } from "../board/attacks";
import { type Board, CASTLING, KING, PAWN } from "../board/board";
import { hasMoves } from "../board/generate";
import { boardOf, findMove, type Position, readMove } from "../board/position";
import { attackersOf, isInCheck, leavesKingSafe } from "../board/safety";
import { FILES, LETTERS, type Move, type PlainMove, RANKS, SQUARES, squareName } from "../board/vocabulary";
import { AMBIGUOUS, findRequested, type Request, readSan } from "./san-read";
import { whyNotSan } from "./san-why-not";

export const SAN_REASONS = ["not-san", "not-legal", "ambiguous"] as const;
export type SanReason = (typeof SAN_REASONS)[number];

export interface SanError {
  readonly reason: SanReason;
  /**
   * A sentence for users, without a period: "Nf3 is not possible: the knight on g1 is pinned by the bishop on a5".
   */
  readonly message: string;
}

/**
 * Reads a move in algebraic notation (FIDE Appendix C). The text must be exact: `c4` isn't read as `dxc4`, and `Nxf3`
 * must capture something. It can say more than necessary (`Ng1f3`), and check and mate marks are ignored.
 */
export function parseSan(position: Position, text: string): Answer<Move, SanError> {
  const board = boardOf(position);
  const request = readSan(text);
  const packed = request === null ? 0 : findRequested(board, request);
  if (packed > 0) return accept(readMove(position, packed));
  return refuse(whyNoSan(board, text, request, packed));
}

/** Writes a legal move for a record: the shortest form that fits only one legal move, with + or #. */
export function makeSan(position: Position, move: PlainMove): string {
  const board = boardOf(position);
  const packed = findMove(position, move);
  if (packed === 0) throw new RangeError(`${move.from}${move.to} is not legal here`);
  return writeSan(board, packed);
}

/** Why a text wasn't read as a move. `packed` is what was found instead. */
export function whyNoSan(board: Board, text: string, request: Request | null, packed: number): SanError {
  const said = text.length > 20 ? `${text.slice(0, 20)}...` : text;
  if (request === null)
    return { reason: "not-san", message: `"${said}" is not a move in algebraic notation` };
  const why = whyNotSan(board, request);
  if (packed === AMBIGUOUS) return { reason: "ambiguous", message: `${said} is ambiguous: ${why}` };
  return { reason: "not-legal", message: `${said} is not possible: ${why}` };
}

/** The whole SAN of a packed legal move. The move is played on the board and taken back. */
function writeSan(board: Board, packed: number): string {
  const bare = writeBare(board, packed);
  const state = board.state;
  const taken = board.make(packed);
  const mark = writeMark(board, packed);
  board.unmake(packed, taken, state);
  return bare + mark;
}

/**
 * A plain move gives no check if it isn't from a line of the king or to a square that attacks it. Most moves are like
 * that.
 */
function mayGiveCheck(after: Board, packed: number): boolean {
  if (packed >>> 12 !== 0) return true;
  const king = after.kingSquare(after.turn) * 2;
  const from = packed & 63;
  const to = (packed >>> 6) & 63;
  const leaving = king + (from >>> 5);
  const arriving = king + (to >>> 5);
  const uncovers = QUEEN_LINES[leaving]! & (1 << from);
  const attacks = (QUEEN_LINES[arriving]! | KNIGHT_ATTACKS[arriving]!) & (1 << to);
  return (uncovers | attacks) !== 0;
}

/** What the last move did to the side to move: "#", "+" or nothing. */
export function writeMark(after: Board, packed: number): string {
  if (!mayGiveCheck(after, packed) || !isInCheck(after, after.turn)) return "";
  return hasMoves(after) ? "+" : "#";
}

/** Like `writeBare` for a move that was read from SAN. A move found without its origin doesn't need one. */
export function writeAsked(
  board: Board,
  packed: number,
  { role, fromFile, fromRank, castling }: Request,
): string {
  if (role === PAWN || castling !== 0 || fromFile >= 0 || fromRank >= 0) return writeBare(board, packed);
  const to = (packed >>> 6) & 63;
  return SHORT[(role * 2 + (board.men[to] === 0 ? 0 : 1)) * 64 + to]!;
}

/** Nf3, Nxf3 and so on, by role, capture and target. A record repeats the same few. */
const SHORT: readonly string[] = [...LETTERS.slice(0, 6)].flatMap((letter) =>
  ["", "x"].flatMap((joint) => SQUARES.map((square) => letter + joint + square)),
);

/** SAN without check and mate marks. */
function writeBare(board: Board, packed: number): string {
  const from = packed & 63;
  const to = (packed >>> 6) & 63;
  if (packed >>> 15 === CASTLING) return to > from ? "O-O" : "O-O-O";
  const role = (board.men[from]! - 1) & 7;
  if (role === PAWN) {
    const promotion = (packed >>> 12) & 7;
    const bare = (from & 7) === (to & 7) ? squareName(to) : `${FILES[from & 7]}x${squareName(to)}`;
    return promotion === 0 ? bare : `${bare}=${LETTERS[promotion]}`;
  }
  const isCapture = board.men[to] !== 0;
  const origin = originOf(board, from, to, role);
  if (origin === "") return SHORT[(role * 2 + (isCapture ? 1 : 0)) * 64 + to]!;
  return LETTERS[role] + origin + (isCapture ? "x" : "") + squareName(to);
}

/** File, else rank, else both, and only because of rivals that can really go there (FIDE C.10). */
function originOf(board: Board, from: number, to: number, role: number): string {
  if (role === KING) return "";
  const rivals = attackersOf(board, to, role, board.turn).filter(
    (rival) => rival !== from && leavesKingSafe(board, rival, to),
  );
  if (rivals.length === 0) return "";
  if (rivals.every((rival) => (rival & 7) !== (from & 7))) return FILES[from & 7]!;
  if (rivals.every((rival) => rival >>> 3 !== from >>> 3)) return RANKS[from >>> 3]!;
  return squareName(from);
}
