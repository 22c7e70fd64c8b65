"use client";

import { useSyncExternalStore } from "react";

/** Does JavaScript run on this page? False on the server, and in the first picture of the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => {};
const yes = () => true;
const no = () => false;
