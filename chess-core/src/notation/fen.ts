import { type Answer, accept, refuse } from "../board/answer";
import { BLACK, Board, KING, PAWN, ROOK, WHITE } from "../board/board";
import { boardOf, type Position, positionOf } from "../board/position";
import { LETTER_CODES, LETTERS, squareName, squareNumber } from "../board/vocabulary";
import type { FenError, FenReason } from "./fen-error";
import { noPawnPassed, whyImpossible } from "./fen-impossible";

const RIGHTS = "KQkq";
/** Where the rook of each right is. */
const ROOKS = [7, 0, 63, 56];

const RIGHTS_WRITTEN = Array.from(
  { length: 16 },
  (_, rights) => [...RIGHTS].filter((_, bit) => (rights & (1 << bit)) !== 0).join("") || "-",
);

/** A piece, or 0 for the end of the rank, after some empty squares: by 16 * how many + piece. */
const RUNS = Array.from({ length: 9 * 16 }, (_, at) => {
  const man = at & 15;
  return (at >>> 4 || "") + (man === 0 ? "/" : LETTERS.charAt(man < 8 ? man - 1 : man - 3));
});

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
  const answer = readFields(text.split(" "), options);
  const tidy = answer.ok ? text : text.trim().replace(/\s+/g, " ");
  return tidy === text ? answer : readFields(tidy.split(" "), options);
}

function readFields(fields: readonly string[], options: FenOptions): Answer<Position, FenError> {
  const count = fields.length;
  if ((count !== 6 && count !== 4) || fields.includes("")) {
    const found = fields.filter((field) => field !== "").length;
    return refuse(sentence("fields", `a FEN has six fields, or the first four of them; this has ${found}`));
  }
  const board = new Board();
  const reason =
    (putPlacement(board, fields[0]!) ? null : whyNoPlacement(fields[0]!)) ??
    readTurn(board, fields[1]!) ??
    readCastling(board, fields[2]!) ??
    readEnPassant(board, fields[3]!) ??
    (count === 6 ? readNumbers(board, fields[4]!, fields[5]!) : null) ??
    whyImpossible(board, options.composed ?? false);
  return reason === null ? accept(positionOf(board)) : refuse(reason);
}

/** Writes a position as FEN. Names the en-passant square only if a capture is really possible, as in X-FEN. */
export function makeFen(position: Position): string {
  const board = boardOf(position);
  const enPassant = board.enPassant === 0 ? "-" : squareName(board.enPassant);
  const rights = RIGHTS_WRITTEN[board.state & 15]!;
  return `${makePlacement(board)} ${board.turn === WHITE ? "w" : "b"} ${rights} ${enPassant} ${board.clock} ${board.moveNumber}`;
}

/** The first field of a FEN. */
export function makePlacement({ men }: Board): string {
  let text = "";
  for (let rank = 56; rank >= 0; rank -= 8) {
    let empty = 0;
    for (let square = rank; square < rank + 8; square += 1) {
      const man = men[square]!;
      if (man === 0) empty += 16;
      else {
        text += RUNS[empty + man];
        empty = 0;
      }
    }
    text += rank > 0 ? RUNS[empty] : empty >>> 4 || "";
  }
  return text;
}

/** Puts the pieces on the board. False if the text isn't a board; the board is then unusable. */
export function putPlacement(board: Board, text: string): boolean {
  let square = 56;
  let end = 64;
  let wasDigit = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isDigit = code > 48 && code < 57;
    if (isDigit) {
      if (wasDigit) return false;
      square += code - 48;
    } else if (code === 47) {
      if (square !== end || end === 8) return false;
      square -= 16;
      end -= 8;
    } else {
      const letter = code < 128 ? LETTER_CODES[code]! : 0;
      if (letter === 0 || square >= end) return false;
      board.put(square, letter > 6 ? letter - 7 : letter - 1, letter > 6 ? BLACK : WHITE);
      square += 1;
    }
    if (square > end) return false;
    wasDigit = isDigit;
  }
  return square === 8 && end === 8;
}

export function whyNoPlacement(text: string): FenError {
  const ranks = text.split("/");
  const odd = ranks.find((rank) => !putPlacement(new Board(), `${rank}${"/8".repeat(7)}`));
  return sentence(
    "placement",
    odd === undefined
      ? `the board has eight ranks; this has ${ranks.length}`
      : `a rank is eight squares, as in "r2qk2r"; "${odd.slice(0, 20)}" is not`,
  );
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
    const rook = ROOKS[bit]!;
    const king = (rook & 56) + 4;
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

function readNumbers(board: Board, clock: string, moveNumber: string): FenError | null {
  const reason =
    whyNoNumber("clock", "half-move clock", clock, 0, 9999) ??
    whyNoNumber("move-number", "move number", moveNumber, 1, 999999);
  if (reason !== null) return reason;
  board.clock = Number(clock);
  board.moveNumber = Number(moveNumber);
  return null;
}

function whyNoNumber(reason: FenReason, what: string, text: string, least: number, most: number) {
  const number = Number(text);
  const isNumber = number >= least && number <= most && Number.isInteger(number) && String(number) === text;
  return isNumber
    ? null
    : sentence(reason, `the ${what} is a whole number from ${least} to ${most}, not "${text}"`);
}

function sentence(reason: FenReason, message: string): FenError {
  return { reason, message };
}
