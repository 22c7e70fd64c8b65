"use client";

import { useEffect, useState } from "react";

/** Keeps the screen awake while a game runs. Returns false where the browser can't. */
export function useWakeLock(isWanted: boolean): boolean {
  const [isHeld, setHeld] = useState(true);
  useEffect(() => {
    if (!isWanted) return;
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        lock = await navigator.wakeLock.request("screen");
        setHeld(true);
      } catch {
        setHeld(false);
      }
    };
    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, [isWanted]);
  return isHeld;
}
