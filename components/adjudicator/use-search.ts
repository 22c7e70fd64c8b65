import type { SearchOptions } from "chess-core";
import { useSyncExternalStore } from "react";

/**
 * How many positions to search for a mate that was still possible. The server answers everyone, so it searches for a
 * few hundredths of a second; the visitor's browser then searches as far as chess-core allows.
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
