import { type Answer, accept, refuse } from "../board/answer";
import { BLACK, Board, KING, PAWN, ROOK, WHITE } from "../board/board";
import { boardOf, type Position, positionOf } from "../board/position";
import { LETTER_CODES, LETTERS, squareName, squareNumber } from "../board/vocabulary";
import type { FenError, FenReason } from "./fen-error";
import { noPawnPassed, whyImpossible } from "./fen-impossible";

const RIGHTS = "KQkq";
const RIGHTS_WRITTEN = Array.from(
  { length: 16 },
  (_, rights) => [...RIGHTS].filter((_, bit) => (rights & (1 << bit)) !== 0).join("") || "-",
);

export interface FenOptions {
  /**
   * Also accepts positions that no game reaches but that can be played on from: too many pawns or pieces, checks that
   * no single move can give.
   */
  readonly composed?: boolean;
}

/**
 * Reads Forsyth-Edwards notation: six fields, or the four of EPD. It's strict. It refuses, with the reason, text that
 * isn't FEN and positions that no game can reach: kings missing or in check out of turn, pawns on the first rank,
 * castling rights without king and rook at home, an en-passant square that no pawn has just passed. An en-passant
 * square that no pawn can use is correct and isn't kept (FIDE 9.2.3). `mendFen` reads what's almost a FEN.
 *
 * @example parseFen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
 */
export function parseFen(text: string, options: FenOptions = {}): Answer<Position, FenError> {
  const fields = /^\S+(?: \S+)+$/.test(text) ? text.split(" ") : text.trim().split(/\s+/);
  if (fields.length !== 6 && fields.length !== 4) {
    const count = text.trim() ? fields.length : 0;
    return refuse(sentence("fields", `a FEN has six fields, or the first four of them; this has ${count}`));
  }
  const [placement = "", turn = "", castling = "", enPassant = "", clock = "0", moveNumber = "1"] = fields;
  const board = new Board();

  const reason =
    (putPlacement(board, placement) ? null : whyNoPlacement(placement)) ??
    readTurn(board, turn) ??
    readCastling(board, castling) ??
    readEnPassant(board, enPassant) ??
    whyNoNumber("clock", "half-move clock", clock, 0, 9999) ??
    whyNoNumber("move-number", "move number", moveNumber, 1, 999999) ??
    whyImpossible(board, options.composed ?? false);
  if (reason !== null) return refuse(reason);
  board.clock = Number(clock);
  board.moveNumber = Number(moveNumber);
  return accept(positionOf(board));
}

/** Writes a position as FEN. Names the en-passant square only if a capture is really possible, as in X-FEN. */
export function makeFen(position: Position): string {
  const board = boardOf(position);
  const enPassant = board.enPassant === 0 ? "-" : squareName(board.enPassant);
  return `${makePlacement(board)} ${board.turn === WHITE ? "w" : "b"} ${RIGHTS_WRITTEN[board.state & 15]} ${enPassant} ${board.clock} ${board.moveNumber}`;
}

/** The first field of a FEN. */
export function makePlacement(board: Board): string {
  let text = "";
  for (let rank = 7; rank >= 0; rank -= 1) {
    let empty = 0;
    for (let file = 0; file < 8; file += 1) {
      const man = board.men[rank * 8 + file]!;
      if (man === 0) {
        empty += 1;
        continue;
      }
      if (empty > 0) text += empty;
      empty = 0;
      text += LETTERS[((man - 1) & 7) + (man > 8 ? 6 : 0)];
    }
    if (empty > 0) text += empty;
    if (rank > 0) text += "/";
  }
  return text;
}

/** Puts the pieces on the board. False if the text isn't a board; the board is then unusable. */
export function putPlacement(board: Board, text: string): boolean {
  let square = 56;
  let file = 0;
  let wasDigit = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 47) {
      if (file !== 8 || square < 16) return false;
      square -= 16;
      file = 0;
      wasDigit = false;
    } else if (code > 48 && code < 57) {
      if (wasDigit) return false;
      file += code - 48;
      square += code - 48;
      wasDigit = true;
    } else {
      const letter = code < 128 ? LETTER_CODES[code]! : 0;
      if (letter === 0 || file > 7) return false;
      if (letter > 6) board.put(square, letter - 7, BLACK);
      else board.put(square, letter - 1, WHITE);
      file += 1;
      square += 1;
      wasDigit = false;
    }
    if (file > 8) return false;
  }
  return file === 8 && square === 8;
}

export function whyNoPlacement(text: string): FenError {
  const ranks = text.split("/");
  if (ranks.length !== 8) return sentence("placement", `the board has eight ranks; this has ${ranks.length}`);
  for (const [index, rank] of ranks.entries()) {
    const odd = /[^1-8PNBRQK]/i.exec(rank)?.[0];
    const squares = [...rank].reduce((sum, letter) => sum + (Number(letter) || 1), 0);
    const why = /[1-8]{2}/.test(rank)
      ? " has two numbers in a row"
      : odd !== undefined
        ? `: "${odd}" is not a piece`
        : squares !== 8 && ` has ${squares} squares, not eight`;
    if (why) return sentence("placement", `rank ${8 - index}${why}`);
  }
  return sentence("placement", "this is not a board");
}

function readTurn(board: Board, text: string): FenError | null {
  if (text !== "w" && text !== "b") return sentence("turn", `the side to move is w or b, not "${text}"`);
  board.turn = text === "w" ? WHITE : BLACK;
  return null;
}

/** A right needs the king and rook at home (FIDE 3.8.2.1). Letters can be in any order, each once. */
function readCastling(board: Board, text: string): FenError | null {
  if (text === "-") return null;
  for (const letter of text) {
    const bit = RIGHTS.indexOf(letter);
    if (bit < 0 || (board.state & (1 << bit)) !== 0) {
      return sentence("castling", `castling rights are some of KQkq, or -; not "${text}"`);
    }
    const color = bit >> 1;
    const king = color === WHITE ? 4 : 60;
    const rook = king + ((bit & 1) === 0 ? 3 : -4);
    if (board.men[king] !== 1 + KING + color * 8 || board.men[rook] !== 1 + ROOK + color * 8) {
      return sentence(
        "castling",
        `castling right ${letter} needs a king on ${squareName(king)} and a rook on ${squareName(rook)}, except in Chess960`,
      );
    }
    board.state |= 1 << bit;
  }
  return null;
}

function readEnPassant(board: Board, text: string): FenError | null {
  if (text === "-") return null;
  const square = squareNumber(text);
  const rank = board.turn === WHITE ? 5 : 2;
  if (square < 0 || square >>> 3 !== rank) {
    return sentence("en-passant", `the en-passant square is - or on rank ${rank + 1}, not "${text}"`);
  }
  const forward = board.turn === WHITE ? -8 : 8;
  const pawn = 1 + PAWN + (board.turn ^ 1) * 8;
  if (board.men[square] !== 0 || board.men[square - forward] !== 0 || board.men[square + forward] !== pawn)
    return sentence("en-passant", noPawnPassed(square));
  board.enPassant = square;
  return null;
}

function whyNoNumber(reason: FenReason, what: string, text: string, least: number, most: number) {
  const isNumber = /^(0|[1-9]\d{0,5})$/.test(text) && Number(text) >= least && Number(text) <= most;
  return isNumber
    ? null
    : sentence(reason, `the ${what} is a whole number from ${least} to ${most}, not "${text}"`);
}

function sentence(reason: FenReason, message: string): FenError {
  return { reason, message };
}
