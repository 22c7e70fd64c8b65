/**
 * Who's tied with whom, by entry: the first entry of the group that each one is in. Asking it costs the same for groups of
 * every size.
 */
export type Ties = Uint32Array;

/** One group of all entries. */
export function tieAll(size: number): Ties {
  return new Uint32Array(size);
}

/** Makes the entries a group of their own. They leave the group they were in. */
export function tie(ties: Ties, group: readonly number[]): void {
  const [first = 0] = group;
  for (const entry of group) ties[entry] = first;
}

export function isTied(ties: Ties, one: number, other: number): boolean {
  return ties[one] === ties[other];
}
