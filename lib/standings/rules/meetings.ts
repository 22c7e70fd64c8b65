/**
 * Whom each entry met and for how many points, in columns: those of entry `i` are at `start[i]` up to `start[i + 1]`.
 * Every match is here twice, once for each side. An entry is its index in the list. Numbers in typed arrays are added up
 * many times faster than objects.
 */
export type Meetings = {
  readonly start: Uint32Array;
  readonly opponent: Uint32Array;
  readonly points: Float64Array;
};

/** The sides of matches in the order of the results, and the way each match went for them. */
export type Pairs = {
  length: number;
  readonly home: Uint32Array;
  readonly away: Uint32Array;
  readonly homeWay: Uint32Array;
  readonly awayWay: Uint32Array;
};

export function makePairs(most: number): Pairs {
  const column = () => new Uint32Array(most);
  return { length: 0, home: column(), away: column(), homeWay: column(), awayWay: column() };
}

export function addPair(pairs: Pairs, home: number, away: number, homeWay: number, awayWay: number): void {
  const pair = pairs.length;
  pairs.home[pair] = home;
  pairs.away[pair] = away;
  pairs.homeWay[pair] = homeWay;
  pairs.awayWay[pair] = awayWay;
  pairs.length = pair + 1;
}

/**
 * Sorts the matches by entry. Takes time in proportion to the matches.
 *
 * @param played how many matches each entry has
 * @param worth the points for each way
 */
export function meetingsOf(
  { length, home, away, homeWay, awayWay }: Pairs,
  played: Float64Array,
  worth: Float64Array,
): Meetings {
  const start = startsOf(played);
  const free = start.slice();
  const opponent = new Uint32Array(2 * length);
  const points = new Float64Array(2 * length);
  for (let pair = 0; pair < length; pair++) {
    const one = indexAt(home, pair);
    const other = indexAt(away, pair);
    const slot = countUp(free, one);
    opponent[slot] = other;
    points[slot] = at(worth, indexAt(homeWay, pair));
    const otherSlot = countUp(free, other);
    opponent[otherSlot] = one;
    points[otherSlot] = at(worth, indexAt(awayWay, pair));
  }
  return { start, opponent, points };
}

function startsOf(played: Float64Array): Uint32Array {
  const start = new Uint32Array(played.length + 1);
  for (let entry = 0; entry < played.length; entry++)
    start[entry + 1] = indexAt(start, entry) + at(played, entry);
  return start;
}

/** Adds one, and returns what it was before. */
export function countUp(counts: Uint32Array, index: number): number {
  const before = indexAt(counts, index);
  counts[index] = before + 1;
  return before;
}

/** The opponents of an entry, each as often as they were met. */
export function opponentsOf({ start, opponent }: Meetings, entry: number): Uint32Array {
  return opponent.subarray(start[entry], start[entry + 1]);
}

/** How many matches of an entry count. */
export function countMet({ start }: Meetings, entry: number): number {
  return indexAt(start, entry + 1) - indexAt(start, entry);
}

/** The number at an index that's known to exist. */
export function at(column: Float64Array, index: number): number {
  return column[index] as number;
}

/** Like `at`. A function that reads two kinds of arrays is compiled to slower code for both. */
export function indexAt(column: Uint32Array, index: number): number {
  return column[index] as number;
}
