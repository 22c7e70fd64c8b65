/** Where moves are listed, one after the other: a list is a stretch of it. Nothing is allocated, and a search keeps the lists of all its plies here. */
export const MOVES = new Int32Array(1 << 14);

/** Lists the steps of a man to a set of squares, and says where the list ends now. */
export function pushSteps(start: number, from: number, toLow: number, toHigh: number): number {
  return pushHalf(pushHalf(start, from, toLow), from | (32 << 6), toHigh);
}

function pushHalf(start: number, first: number, set: number): number {
  let at = start;
  for (let rest = set; rest !== 0; ) {
    const to = 31 - Math.clz32(rest);
    rest ^= 1 << to;
    MOVES[at] = first + (to << 6);
    at += 1;
  }
  return at;
}

/** Every set of places on a line of eight: how many (from bit 24 up), and which, three bits each from the lowest. */
export const PLACES = new Int32Array(256);
for (let set = 1; set < 256; set += 1) {
  const highest = 31 - Math.clz32(set);
  const rest = PLACES[set ^ (1 << highest)]!;
  PLACES[set] = (rest + (1 << 24)) | (highest << (3 * (rest >>> 24)));
}

/**
 * Lists the steps of a man along a line: `first` is the one to its place 0, a place further is `step` more. Three are written
 * at once, also where there are fewer: what is listed next is written over them, and to ask each time would take longer.
 */
export function pushLine(start: number, set: number, first: number, step: number): number {
  let places = PLACES[set]!;
  const end = start + (places >>> 24);
  let at = start;
  do {
    MOVES[at] = first + Math.imul(places & 7, step);
    MOVES[at + 1] = first + Math.imul((places >>> 3) & 7, step);
    MOVES[at + 2] = first + Math.imul((places >>> 6) & 7, step);
    places >>>= 9;
    at += 3;
  } while (at < end);
  return end;
}
