import { type Answer, accept, refuse } from "../board/answer";
import { type Board, KING, ROOK } from "../board/board";
import { boardOf, type Position, readMove } from "../board/position";
import { type Move, squareNumber } from "../board/vocabulary";
import { DASHES, type Mend, type MendKind, ODD_BLANKS, says } from "./mend";
import { makeSan, type SanError, whyNoSan } from "./san";
import { findRequested, type Request, readSan } from "./san-read";

/** A move that was read, and what had to be mended for it. */
export interface MendedMove {
  readonly move: Move;
  readonly mended: readonly Mend[];
}

/**
 * Reads a move as people and programs write it. Besides what `parseSan` reads: figurines, typographic dashes, blanks,
 * a star, `e.p.`, coordinates (`g1f3`), and the king's step for castling (`Kg1`). Says what it mended. It never
 * guesses: the text must fit exactly one legal move.
 */
export function mendSan(position: Position, text: string): Answer<MendedMove, SanError> {
  const board = boardOf(position);
  const strict = readSan(text);
  const packed = strict === null ? 0 : findRequested(board, strict);
  if (packed > 0) return accept({ move: readMove(position, packed), mended: [] });
  const found = findMended(board, text);
  if (found === null) return refuse(whyNoMendedSan(board, text));
  const move = readMove(position, found.packed);
  return accept({ move, mended: [{ kind: found.kind, message: says(text, makeSan(position, move)) }] });
}

/** A legal move and how it was found. */
export interface Found {
  readonly request: Request;
  readonly packed: number;
  readonly kind: MendKind;
  /** Without what was mended. */
  readonly text: string;
}

/** The legal move that a text means once it's mended, or null. */
export function findMended(board: Board, wrote: string): Found | null {
  const { text, kind } = tidy(wrote);
  const tries: readonly (readonly [MendKind | null, Request | null])[] = [
    [kind, readSan(text)],
    ["coordinates", readCoordinates(board, text)],
    ["castling", readKingStep(board, text)],
  ];
  for (const [how, request] of tries) {
    if (how === null || request === null) continue;
    const packed = findRequested(board, request);
    if (packed > 0) return { request, packed, kind: how, text };
  }
  return null;
}

/** Why a text isn't a move even when it's mended. */
export function whyNoMendedSan(board: Board, wrote: string): SanError {
  const { text } = tidy(wrote);
  const request = readCoordinates(board, text) ?? readSan(text);
  return whyNoSan(board, text, request, request === null ? 0 : findRequested(board, request));
}

const FIGURINES = "♔♕♖♗♘♙♚♛♜♝♞♟";
const LETTER_OF_FIGURINE = "KQRBN";

/** The text as SAN would write it, and what was the matter with it. */
function tidy(wrote: string): { readonly text: string; readonly kind: MendKind | null } {
  let text = wrote;
  let kind: MendKind | null = null;
  const mend = (how: MendKind, pattern: RegExp, by: string | ((found: string) => string)) => {
    const next = typeof by === "string" ? text.replace(pattern, by) : text.replace(pattern, by);
    if (next !== text) kind = how;
    text = next;
  };
  mend("blank", ODD_BLANKS, "");
  mend("blank", /\s+/g, "");
  mend("star", /\*+$/, "");
  mend("en-passant", /\(?e\.?p\.?\)?(?=[+#!?]*$)/, "");
  mend("dash", DASHES, "-");
  mend("figurine", /[♔-♟]/g, (found) => LETTER_OF_FIGURINE[FIGURINES.indexOf(found) % 6] ?? "");
  return { text, kind };
}

/** Two squares, as engines write a move: g1f3, e7e8q, and e1g1 or e1h1 for castling. */
function readCoordinates(board: Board, text: string): Request | null {
  const found = /^([a-h][1-8])[-x:]?([a-h][1-8])(?:=?([qrbn]))?[+#!?]*$/i.exec(text.toLowerCase());
  if (found === null) return null;
  const [, origin = "", target = "", promotion] = found;
  const from = squareNumber(origin);
  const to = squareNumber(target);
  const man = board.men[from]!;
  if (man === 0 || man >>> 3 !== board.turn) return null;
  const role = (man - 1) & 7;
  const isOwnRook = board.men[to] === 1 + ROOK + board.turn * 8;
  if (role === KING && (isOwnRook || (Math.abs((to & 7) - (from & 7)) === 2 && to >>> 3 === from >>> 3)))
    return castlingRequest(to > from);
  return {
    role,
    fromFile: from & 7,
    fromRank: from >>> 3,
    to,
    promotion: promotion === undefined ? 0 : "_nbrq".indexOf(promotion),
    isCapture: false,
    castling: 0,
  };
}

/** `Kg1` or `Ke1-g1` for castling. The king is at home, two squares away. */
function readKingStep(board: Board, text: string): Request | null {
  const target = /^K(?:e[18])?-?([gc][18])[+#!?]*$/.exec(text)?.[1];
  if (target === undefined) return null;
  const to = squareNumber(target);
  const king = board.kingSquare(board.turn);
  const isStep = king === board.turn * 56 + 4 && Math.abs(to - king) === 2;
  return isStep ? castlingRequest(to > king) : null;
}

function castlingRequest(isKingside: boolean): Request {
  return {
    role: KING,
    fromFile: -1,
    fromRank: -1,
    to: -1,
    promotion: 0,
    isCapture: false,
    castling: isKingside ? 1 : 2,
  };
}
