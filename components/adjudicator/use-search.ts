import type { SearchOptions } from "chess-core";
import { useSyncExternalStore } from "react";

/**
 * How far to look for a mate that was still possible, in positions. The server answers every visitor, so it looks for some
 * hundredths of a second; the visitor's own browser then looks as far as chess-core does.
 */
export function useSearch(): SearchOptions {
  return useSyncExternalStore(
    never,
    () => IN_BROWSER,
    () => ON_SERVER,
  );
}

export const ON_SERVER: SearchOptions = { budget: 10_000 };
const IN_BROWSER: SearchOptions = {};

function never(): () => void {
  return () => {};
}
