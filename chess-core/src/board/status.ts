import { isMateRuledOut } from "../ending/mating-net";
import { BISHOP, BLACK, type Board, KNIGHT, PAWN, QUEEN, ROOK, WHITE } from "./board";
import { type Game, type Line, lineOf } from "./game";
import { hasMoves } from "./generate";
import { boardOf, isSamePosition, legalMoves, type Position, play } from "./position";
import { isInCheck } from "./safety";
import { isOne } from "./square-sets";
import { COLORS, type Color, type Move } from "./vocabulary";

/** How a game ends by the Laws alone, without a claim. */
export const ENDINGS = ["checkmate", "stalemate", "dead-position", "fivefold", "seventy-five"] as const;
export type Ending = (typeof ENDINGS)[number];

export type Status =
  | { readonly kind: "playing" }
  | { readonly kind: "ended"; readonly ending: Ending; readonly winner?: Color };

/** Draws that the player to move can claim. */
export const CLAIM_KINDS = ["threefold", "fifty-move"] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/**
 * Without `move`, the claim is for the current position. With it, the player writes that move down and claims,
 * without playing it.
 */
export interface Claim {
  readonly kind: ClaimKind;
  readonly move?: Move;
}

/** The rulebook a game is played under. */
export type Book = "fide" | "us-chess";

const FIFTY_MOVES = 100;
const SEVENTY_FIVE_MOVES = 150;

/**
 * Whether the game is over: checkmate (FIDE 5.1.1), stalemate (5.2.1), dead position (5.2.2), the same position five
 * times (9.6.1), or seventy-five moves by each side without a capture or pawn move, unless the last one gave mate
 * (9.6.2). Under US Chess, the last two end a game only when a player claims a draw (14C, 14F).
 */
export function statusOf(game: Game, book: Book = "fide"): Status {
  const board = boardOf(game.position);
  if (!hasMoves(board)) {
    if (!isInCheck(board, board.turn)) return { kind: "ended", ending: "stalemate" };
    return { kind: "ended", ending: "checkmate", winner: COLORS[board.turn ^ 1]! };
  }
  if (isDead(board)) return { kind: "ended", ending: "dead-position" };
  if (book === "us-chess") return { kind: "playing" };
  if (countOccurrences(lineOf(game), game.position, 5) >= 5) return { kind: "ended", ending: "fivefold" };
  if (board.clock >= SEVENTY_FIVE_MOVES) return { kind: "ended", ending: "seventy-five" };
  return { kind: "playing" };
}

/**
 * Dead because only a knight is left, or because of where bishops and pawns can ever get to, if there are any. Doesn't
 * find dead positions that take a search to prove: use `canCheckmate` for both sides.
 */
function isDead(board: Board): boolean {
  const { sets } = board;
  const has = (role: number) => (sets[role * 2]! | sets[role * 2 + 1]!) !== 0;
  if (has(ROOK) || has(QUEEN)) return false;
  if (has(KNIGHT)) return !has(PAWN) && !has(BISHOP) && isOne(sets[KNIGHT * 2]!, sets[KNIGHT * 2 + 1]!);
  return isMateRuledOut(board, WHITE) && isMateRuledOut(board, BLACK);
}

/**
 * What the player to move can claim: the third occurrence of a position (FIDE 9.2), or fifty moves by each side
 * without a capture or pawn move (9.3), now or after an intended move. A claim that's valid now isn't repeated with
 * moves.
 */
export function claimsOf(game: Game, book: Book = "fide"): Claim[] {
  if (statusOf(game, book).kind === "ended") return [];
  const line = lineOf(game);
  const { position } = game;
  const { clock } = boardOf(position);
  const moves = legalMoves(position);
  const claims: Claim[] = [];

  if (countOccurrences(line, position, 3) >= 3) claims.push({ kind: "threefold" });
  else {
    for (const move of moves) {
      const next = play(position, move);
      if (boardOf(next).clock >= 4 && countOccurrences(line, next, 2) >= 2)
        claims.push({ kind: "threefold", move });
    }
  }
  if (clock >= FIFTY_MOVES) claims.push({ kind: "fifty-move" });
  else if (clock === FIFTY_MOVES - 1) {
    for (const move of moves) {
      const next = boardOf(play(position, move));
      if (next.clock >= FIFTY_MOVES && hasMoves(next)) claims.push({ kind: "fifty-move", move });
    }
  }
  return claims;
}

/**
 * How many times a position has been on the board, up to `enough`. Goes back only to the last capture or pawn move,
 * because no earlier position can come back.
 */
function countOccurrences(line: Line, position: Position, enough: number): number {
  let count = 0;
  for (let at: Line | null = line; at !== null && count < enough; at = at.before) {
    if (isSamePosition(at.position, position)) count += 1;
    if (boardOf(at.position).clock === 0) break;
  }
  return count;
}
