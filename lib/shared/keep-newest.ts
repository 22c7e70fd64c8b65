/** Keeps values that cost something to make, by their key: the newest, at most so many. */
export function keepNewest<Value>(most: number) {
  const kept = new Map<string, Value>();
  return {
    get(key: string, make: () => Value): Value {
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
