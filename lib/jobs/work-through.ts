import { log } from "@/lib/telemetry/log";

/**
 * Does what is due, a list at a time, until a list has nothing new. Each act takes its item under a lock that no other
 * worker holds or leaves it alone, so any number of workers share the items. A failure is logged, retried by the next
 * sweep, and doesn't hold up the others.
 *
 * @param list what is due, without the ids it's given
 */
export async function workThrough<Item>(
  list: (without: readonly string[]) => Promise<readonly Item[]>,
  idOf: (item: Item) => string,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  const seen: string[] = [];
  for (;;) {
    const items = await list(seen);
    if (items.length === 0) return;
    await each(items, act, (item) => idOf(item));
    seen.push(...items.map(idOf));
  }
}

/** Does something with each item. Returns the ids of those that failed. */
export async function each<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  idOf: (item: Item) => string,
): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const item of items) {
    try {
      await act(item);
    } catch (error) {
      failed.push(idOf(item));
      log.error("The sweep couldn't do part of its work", { id: idOf(item), error });
    }
  }
  return failed;
}
