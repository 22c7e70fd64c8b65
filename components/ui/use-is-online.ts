"use client";

import { useSyncExternalStore } from "react";

/** Does the browser have a network? True on the server and in the browser's first render. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, readNow, always);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

const readNow = () => navigator.onLine;
const always = () => true;
