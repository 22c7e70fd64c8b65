import { attacksAlong, placesOnFile, placesOnSlant } from "./attacks";
import { BISHOP, type Board, QUEEN, ROOK } from "./board";
import { GROUPS } from "./checks-and-pins";
import { PLACES, pushLine } from "./moves";
import { clz32 } from "./square-sets";

/** The moves of bishops, rooks and queens along their lines (FIDE 3.2 to 3.5). A queen is visited twice. */
export function sliderMoves({ sets }: Board, start: number, isListing: boolean, group: number): number {
  const menLow = GROUPS[group]!;
  const menHigh = GROUPS[group + 1]!;
  const targetLow = GROUPS[group + 2]!;
  const targetHigh = GROUPS[group + 3]!;
  const low = sets[12]! | sets[14]!;
  const high = sets[13]! | sets[15]!;
  let at = start;
  let restLow = menLow & (sets[BISHOP * 2]! | sets[QUEEN * 2]!);
  let restHigh = menHigh & (sets[BISHOP * 2 + 1]! | sets[QUEEN * 2 + 1]!);
  while ((restLow | restHigh) !== 0) {
    const from = restLow !== 0 ? 31 - clz32(restLow) : 63 - clz32(restHigh);
    if (restLow !== 0) restLow ^= 1 << from;
    else restHigh ^= 1 << from;
    const file = from & 7;
    const line = from << 2;
    const diagonal =
      attacksAlong(file, placesOnSlant(line, low, high)) & placesOnSlant(line, targetLow, targetHigh);
    const anti =
      attacksAlong(file, placesOnSlant(line + 2, low, high)) & placesOnSlant(line + 2, targetLow, targetHigh);
    if (isListing) {
      at = pushLine(at, diagonal, from + ((from - file * 9) << 6), 9 << 6);
      at = pushLine(at, anti, from + ((from + file * 7) << 6), -7 << 6);
    } else at += (PLACES[diagonal]! + PLACES[anti]!) >>> 24;
  }
  restLow = menLow & (sets[ROOK * 2]! | sets[QUEEN * 2]!);
  restHigh = menHigh & (sets[ROOK * 2 + 1]! | sets[QUEEN * 2 + 1]!);
  while ((restLow | restHigh) !== 0) {
    const from = restLow !== 0 ? 31 - clz32(restLow) : 63 - clz32(restHigh);
    if (restLow !== 0) restLow ^= 1 << from;
    else restHigh ^= 1 << from;
    const file = from & 7;
    const rank = from & 24;
    const upright =
      attacksAlong(from >>> 3, placesOnFile(from, low, high)) & placesOnFile(from, targetLow, targetHigh);
    const across =
      attacksAlong(file, (from < 32 ? low : high) >>> rank) & ((from < 32 ? targetLow : targetHigh) >>> rank);
    if (isListing) {
      at = pushLine(at, upright, from | (file << 6), 8 << 6);
      at = pushLine(at, across, from | ((from & 56) << 6), 1 << 6);
    } else at += (PLACES[upright]! + PLACES[across]!) >>> 24;
  }
  return at;
}
