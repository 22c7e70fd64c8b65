/** Where moves are listed, one after the other: a list is a stretch of it. Nothing is allocated, and a search keeps the lists of all its plies here. */
export const MOVES = new Int32Array(1 << 14);

/** Lists the steps of a man to a set of squares, and says where the list ends now. */
export function pushSteps(start: number, from: number, toLow: number, toHigh: number): number {
  let at = start;
  for (let rest = toLow; rest !== 0; ) {
    const to = 31 - Math.clz32(rest);
    rest ^= 1 << to;
    MOVES[at] = from | (to << 6);
    at += 1;
  }
  for (let rest = toHigh; rest !== 0; ) {
    const to = 63 - Math.clz32(rest);
    rest ^= 1 << to;
    MOVES[at] = from | (to << 6);
    at += 1;
  }
  return at;
}
