import { BISHOP, type Board, KNIGHT, PAWN, QUEEN, ROOK } from "../board/board";
import { isOne } from "../board/square-sets";

/** The light squares of either half of the board. */
const LIGHT = 0x55aa55aa;

/**
 * Whether this side has too little material to mate against any defense, even a helpful one: a bare king; a lone
 * knight against nothing or only queens; bishops on one color, if the enemy has no pawns, knights or bishop on the
 * other color to block with.
 */
export function cannotMateByMaterial(board: Board, color: number): boolean {
  const { sets } = board;
  const of = (role: number, side: number) =>
    [sets[role * 2]! & sets[12 + side * 2]!, sets[role * 2 + 1]! & sets[13 + side * 2]!] as const;
  const has = (role: number, side: number) => of(role, side).some((word) => word !== 0);
  if ([PAWN, ROOK, QUEEN].some((role) => has(role, color))) return false;
  const enemy = color ^ 1;
  const [knightLow, knightHigh] = of(KNIGHT, color);
  if ((knightLow | knightHigh) !== 0) {
    return (
      isOne(knightLow, knightHigh) &&
      !has(BISHOP, color) &&
      ![PAWN, KNIGHT, BISHOP, ROOK].some((role) => has(role, enemy))
    );
  }
  if (!has(BISHOP, color)) return true;
  const bishops = (sets[BISHOP * 2]! & LIGHT) | (sets[BISHOP * 2 + 1]! & LIGHT);
  const darks = (sets[BISHOP * 2]! & ~LIGHT) | (sets[BISHOP * 2 + 1]! & ~LIGHT);
  return (bishops === 0 || darks === 0) && !has(PAWN, enemy) && !has(KNIGHT, enemy);
}
