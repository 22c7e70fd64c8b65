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
type Pairs = ReturnType<typeof makePairs>;

export function makePairs(most: number) {
  const columns = {
    home: new Uint32Array(most),
    away: new Uint32Array(most),
    homePoints: new Float64Array(most),
    awayPoints: new Float64Array(most),
  };
  let length = 0;
  return {
    ...columns,
    add(home: number, away: number, homePoints: number, awayPoints: number) {
      columns.home[length] = home;
      columns.away[length] = away;
      columns.homePoints[length] = homePoints;
      columns.awayPoints[length] = awayPoints;
      length += 1;
    },
    count: () => length,
  };
}

/** Sorts the matches by entry. Takes time in proportion to the matches. */
export function meetingsOf(size: number, pairs: Pairs): Meetings {
  const { home, away, homePoints, awayPoints } = pairs;
  const count = pairs.count();
  const start = new Uint32Array(size + 1);
  for (let pair = 0; pair < count; pair++) {
    start[at(home, pair) + 1] = at(start, at(home, pair) + 1) + 1;
    start[at(away, pair) + 1] = at(start, at(away, pair) + 1) + 1;
  }
  for (let entry = 0; entry < size; entry++) start[entry + 1] = at(start, entry + 1) + at(start, entry);

  const free = start.slice();
  const opponent = new Uint32Array(2 * count);
  const points = new Float64Array(2 * count);
  const add = (own: number, other: number, worth: number) => {
    const slot = at(free, own);
    free[own] = slot + 1;
    opponent[slot] = other;
    points[slot] = worth;
  };
  for (let pair = 0; pair < count; pair++) {
    add(at(home, pair), at(away, pair), at(homePoints, pair));
    add(at(away, pair), at(home, pair), at(awayPoints, pair));
  }
  return { start, opponent, points };
}

/** The opponents of an entry, each as often as they were met. */
export function opponentsOf({ start, opponent }: Meetings, entry: number): Uint32Array {
  return opponent.subarray(start[entry], start[entry + 1]);
}

/** How many matches of an entry count. */
export function countMet({ start }: Meetings, entry: number): number {
  return at(start, entry + 1) - at(start, entry);
}

/** The number at an index that's known to exist. */
export function at(column: Uint32Array | Float64Array, index: number): number {
  return column[index] as number;
}
