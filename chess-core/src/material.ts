import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from "./board";
import { boardOf, type Position } from "./position";

const LIGHT_LOW = 0x55aa55aa;

/**
 * Too little material for any mate, by either side, whatever is played (FIDE 5.2.2): bare kings, one minor piece on the
 * board, or bishops alone that all stand on one colour. Positions that are dead for another reason, such as locked pawns,
 * are not found here.
 */
export function isDeadByMaterial(position: Position): boolean {
  const { sets } = boardOf(position);
  const has = (role: number) => (sets[role * 2]! | sets[role * 2 + 1]!) !== 0;
  if (has(PAWN) || has(ROOK) || has(QUEEN)) return false;
  const bishopsLow = sets[BISHOP * 2]!;
  const bishopsHigh = sets[BISHOP * 2 + 1]!;
  if (has(KNIGHT)) {
    const minorsLow = bishopsLow | sets[KNIGHT * 2]!;
    const minorsHigh = bishopsHigh | sets[KNIGHT * 2 + 1]!;
    return minorsHigh === 0
      ? (minorsLow & (minorsLow - 1)) === 0
      : minorsLow === 0 && (minorsHigh & (minorsHigh - 1)) === 0;
  }
  const light = (bishopsLow & LIGHT_LOW) | (bishopsHigh & LIGHT_LOW);
  const dark = (bishopsLow & ~LIGHT_LOW) | (bishopsHigh & ~LIGHT_LOW);
  return light === 0 || dark === 0;
}
