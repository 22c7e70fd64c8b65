import { BLACK, type Board, KNIGHT, PAWN, QUEEN, ROOK, WHITE } from "./board";
import { type Game, type Line, lineOf } from "./game";
import { generate } from "./generate";
import { isDeadByMaterial } from "./material";
import { isMateRuledOut } from "./mating-net";
import { boardOf, isSamePosition, moveOf, type Position, playPacked } from "./position";
import { isInCheck } from "./safety";
import { COLORS, type Color, type Move } from "./vocabulary";

/** How a game ends by the Laws alone, with nobody claiming anything. */
export const ENDINGS = ["checkmate", "stalemate", "dead-position", "fivefold", "seventy-five"] as const;
export type Ending = (typeof ENDINGS)[number];

export type Status =
  | { readonly kind: "playing" }
  | { readonly kind: "ended"; readonly ending: Ending; readonly winner?: Color };

/** Draws that the player to move may claim. */
export const CLAIM_KINDS = ["threefold", "fifty-move"] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** Without `move` the claim stands now; with it the player writes that move down and claims, without playing it. */
export interface Claim {
  readonly kind: ClaimKind;
  readonly move?: Move;
}

const FIFTY_MOVES = 100;
const SEVENTY_FIVE_MOVES = 150;

/**
 * Is the game over? Checkmate (FIDE 5.1.1), stalemate (5.2.1), dead position (5.2.2), the same position five times (9.6.1), seventy-five moves by each side without capture or pawn move unless the last gave mate (9.6.2).
 */
export function statusOf(game: Game): Status {
  const board = boardOf(game.position);
  if (generate(board).length === 0) {
    if (!isInCheck(board, board.turn)) return { kind: "ended", ending: "stalemate" };
    return { kind: "ended", ending: "checkmate", winner: COLORS[board.turn ^ 1]! };
  }
  if (isDead(game.position, board)) return { kind: "ended", ending: "dead-position" };
  if (countOccurrences(lineOf(game), game.position, 5) >= 5) return { kind: "ended", ending: "fivefold" };
  if (board.clock >= SEVENTY_FIVE_MOVES) return { kind: "ended", ending: "seventy-five" };
  return { kind: "playing" };
}

/**
 * Dead by material, or because pawns that cannot move wall off kings and bishops. Positions that take a search to be proved dead
 * are not found here: ask `canCheckmate` of both sides.
 */
function isDead(position: Position, board: Board): boolean {
  if (isDeadByMaterial(position)) return true;
  const { sets, men } = board;
  for (const role of [KNIGHT, ROOK, QUEEN]) if ((sets[role * 2]! | sets[role * 2 + 1]!) !== 0) return false;
  for (let square = 8; square < 56; square += 1) {
    if (men[square] === 1 + PAWN && men[square + 8] === 0) return false;
    if (men[square] === 9 + PAWN && men[square - 8] === 0) return false;
  }
  return isMateRuledOut(board, WHITE) && isMateRuledOut(board, BLACK);
}

/**
 * What the player to move may claim: the third occurrence of a position (FIDE 9.2), fifty moves by each side without capture
 * or pawn move (9.3), on the board now or after a move they intend. A claim that stands now is not repeated with moves.
 */
export function claimsOf(game: Game): Claim[] {
  if (statusOf(game).kind === "ended") return [];
  const line = lineOf(game);
  const board = boardOf(game.position);
  const moves = generate(board);
  const claims: Claim[] = [];

  if (countOccurrences(line, game.position, 3) >= 3) claims.push({ kind: "threefold" });
  else {
    for (const packed of moves) {
      const next = playPacked(board, packed);
      if (boardOf(next).clock >= 4 && countOccurrences(line, next, 2) >= 2) {
        claims.push({ kind: "threefold", move: moveOf(board, packed) });
      }
    }
  }
  if (board.clock >= FIFTY_MOVES) claims.push({ kind: "fifty-move" });
  else if (board.clock === FIFTY_MOVES - 1) {
    for (const packed of moves) {
      const next = boardOf(playPacked(board, packed));
      if (next.clock >= FIFTY_MOVES && generate(next).length > 0) {
        claims.push({ kind: "fifty-move", move: moveOf(board, packed) });
      }
    }
  }
  return claims;
}

/**
 * How often a position has been on the board, up to `enough`. Only as far back as the last capture or pawn move: nothing
 * before it can come again.
 */
function countOccurrences(line: Line, position: Position, enough: number): number {
  let count = 0;
  for (let at: Line | null = line; at !== null && count < enough; at = at.before) {
    if (isSamePosition(at.position, position)) count += 1;
    if (boardOf(at.position).clock === 0) break;
  }
  return count;
}
