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

/** The sides of matches in the order of the results, with the points each one got. */
export type Pairs = {
  length: number;
  readonly home: Uint32Array;
  readonly away: Uint32Array;
  readonly homePoints: Float64Array;
  readonly awayPoints: Float64Array;
};

export function makePairs(most: number): Pairs {
  return {
    length: 0,
    home: new Uint32Array(most),
    away: new Uint32Array(most),
    homePoints: new Float64Array(most),
    awayPoints: new Float64Array(most),
  };
}

export function addPair(
  pairs: Pairs,
  home: number,
  away: number,
  homePoints: number,
  awayPoints: number,
): void {
  const pair = pairs.length;
  pairs.home[pair] = home;
  pairs.away[pair] = away;
  pairs.homePoints[pair] = homePoints;
  pairs.awayPoints[pair] = awayPoints;
  pairs.length = pair + 1;
}

/** Sorts the matches by entry. Takes time in proportion to the matches. */
export function meetingsOf(size: number, pairs: Pairs): Meetings {
  const { length, home, away, homePoints, awayPoints } = pairs;
  const start = startsOf(size, pairs);
  const free = start.slice();
  const opponent = new Uint32Array(2 * length);
  const points = new Float64Array(2 * length);
  for (let pair = 0; pair < length; pair++) {
    const one = indexAt(home, pair);
    const other = indexAt(away, pair);
    const slot = countUp(free, one);
    opponent[slot] = other;
    points[slot] = at(homePoints, pair);
    const otherSlot = countUp(free, other);
    opponent[otherSlot] = one;
    points[otherSlot] = at(awayPoints, pair);
  }
  return { start, opponent, points };
}

function startsOf(size: number, { length, home, away }: Pairs): Uint32Array {
  const start = new Uint32Array(size + 1);
  for (let pair = 0; pair < length; pair++) {
    countUp(start, indexAt(home, pair) + 1);
    countUp(start, indexAt(away, pair) + 1);
  }
  for (let entry = 0; entry < size; entry++)
    start[entry + 1] = indexAt(start, entry + 1) + indexAt(start, entry);
  return start;
}

/** Adds one, and returns what it was before. */
function countUp(counts: Uint32Array, index: number): number {
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
