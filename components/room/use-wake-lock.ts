"use client";

import { useEffect, useState } from "react";

/** Keeps the screen awake while a game runs. Returns false where the browser can't. */
export function useWakeLock(isWanted: boolean): boolean {
  const [isHeld, setHeld] = useState(true);
  useEffect(() => {
    if (!isWanted) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        lock = await navigator.wakeLock.request("screen");
        // The game ended while the browser was asked.
        if (isOver) await lock.release();
        else setHeld(true);
      } catch {
        setHeld(false);
      }
    };
    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, [isWanted]);
  return isHeld;
}
