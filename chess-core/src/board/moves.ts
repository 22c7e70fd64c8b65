import { clz32, countBits } from "./square-sets";

/**
 * Moves are listed here one after the other, and a list is a range of it. Nothing is allocated, and a search keeps
 * the lists of all its plies here.
 */
export const MOVES = new Int32Array(1 << 14);

/**
 * Lists the steps of a knight or king, and returns where the list ends. Overlays both halves of its squares, with the
 * upper one rotated by one so that no two squares collide. Writes two at a time, like `pushLine`.
 */
export function pushSteps(
  start: number,
  isListing: boolean,
  from: number,
  toLow: number,
  toHigh: number,
): number {
  let rest = toLow | (toHigh << 1) | (toHigh >>> 31);
  const end = start + countBits(rest);
  if (!isListing) return end;
  let at = start;
  do {
    const one = 31 - clz32(rest);
    rest ^= 1 << one;
    const other = 31 - clz32(rest);
    rest ^= 1 << other;
    MOVES[at] = from | (unlaid(one, toLow) << 6);
    MOVES[at + 1] = from | (unlaid(other, toLow) << 6);
    at += 2;
  } while (at < end);
  return end;
}

/** The square at this bit. It's unchanged if it was in the lower half. */
function unlaid(place: number, toLow: number): number {
  const upper = ((place + 31) & 31) | 32;
  return upper ^ ((upper ^ place) & -((toLow >>> place) & 1));
}

/**
 * Every set of squares on a line of eight: how many (from bit 24 up), and which ones, three bits each from the
 * lowest.
 */
export const PLACES = new Int32Array(256);
for (let set = 1; set < 256; set += 1) {
  const highest = 31 - clz32(set);
  const rest = PLACES[set ^ (1 << highest)]!;
  PLACES[set] = (rest + (1 << 24)) | (highest << (3 * (rest >>> 24)));
}

/**
 * Lists a piece's steps along a line. `first` is the step to index 0, and each further index adds `step`. Always
 * writes three, even if there are fewer: the next list overwrites the extra ones, and checking each time would take
 * longer.
 */
export function pushLine(start: number, set: number, first: number, step: number): number {
  let places = PLACES[set]!;
  const end = start + (places >>> 24);
  let at = start;
  do {
    MOVES[at] = first + step * (places & 7);
    MOVES[at + 1] = first + step * ((places >>> 3) & 7);
    MOVES[at + 2] = first + step * ((places >>> 6) & 7);
    places >>>= 9;
    at += 3;
  } while (at < end);
  return end;
}
