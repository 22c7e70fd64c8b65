/** Groups items by key; keys and items keep their order. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item, index: number) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const [index, item] of items.entries()) {
    const key = keyOf(item, index);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
