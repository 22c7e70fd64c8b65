"use client";

import { useSyncExternalStore } from "react";

/** Is JavaScript running on this page? False on the server and in the browser's first render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => {};
const yes = () => true;
const no = () => false;
