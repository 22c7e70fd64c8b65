import type { Zone } from "./instant";

/** Keeps values that cost something to make, by their key: the newest, up to a limit. */
export function keepNewest<Key, Value>(most: number) {
  const kept = new Map<Key, Value>();
  return {
    get(key: Key, make: () => Value): Value {
      const known = kept.get(key);
      if (known !== undefined) return known;
      const made = make();
      kept.set(key, made);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
      return made;
    },
  };
}

/**
 * Keeps values that cost something to make, by zone and key, for each of the zones used last. A zone and a key in one
 * string would be built and hashed at each lookup, and pages make thousands.
 */
export function keepNewestOfZones<Key, Value>(most: number) {
  const zones = keepNewest<Zone, ReturnType<typeof keepNewest<Key, Value>>>(MOST_ZONES);
  return {
    get(zone: Zone, key: Key, make: () => Value): Value {
      return zones.get(zone, () => keepNewest(most)).get(key, make);
    },
  };
}

/** Campuses are in a dozen or so. */
const MOST_ZONES = 50;
