"use client";

import { useEffect, useState } from "react";

const TICK_MS = 100;

/** The time by a clock, again and again while it runs. */
export function useTick(clock: () => number, isRunning: boolean): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    setNow(clock());
    if (!isRunning) return;
    const timer = setInterval(() => setNow(clock()), TICK_MS);
    return () => clearInterval(timer);
  }, [clock, isRunning]);
  return now;
}
