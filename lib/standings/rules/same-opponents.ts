import { countMet, type Meetings, opponentsOf } from "./meetings";
import { isTied, type Ties } from "./ties";

/**
 * Have all of them met the same opponents equally often, each other aside? Entries tied on points then have the same
 * Buchholz, as all ties do at the end of a round robin, so it wouldn't separate them.
 */
export function haveSameOpponents(tied: readonly number[], meetings: Meetings, ties: Ties): boolean {
  const [first = 0, ...others] = tied;
  const played = countMet(meetings, first);
  if (others.some((entry) => countMet(meetings, entry) !== played)) return false;
  const expected = outsiders(meetings, first, ties);
  return others.every((entry) => isEqual(outsiders(meetings, entry, ties), expected));
}

/** Has everyone met everyone else equally often, as at the end of a round robin? */
export function hasEverybodyMet(size: number, meetings: Meetings): boolean {
  const played = countMet(meetings, 0);
  const times = played / (size - 1);
  for (let entry = 0; entry < size; entry++) {
    const opponents = opponentsOf(meetings, entry);
    if (opponents.length !== played) return false;
    const met = new Map<number, number>();
    for (const opponent of opponents) met.set(opponent, (met.get(opponent) ?? 0) + 1);
    for (const count of met.values()) if (count !== times) return false;
  }
  return true;
}

/** In order. With equally many matches, entries that met the same outsiders have also met each other equally often. */
function outsiders(meetings: Meetings, entry: number, ties: Ties): Uint32Array {
  return opponentsOf(meetings, entry)
    .filter((opponent) => !isTied(ties, entry, opponent))
    .sort();
}

function isEqual(one: Uint32Array, other: Uint32Array): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
