"use client";

import { useEffect, useState } from "react";

const TICK_MS = 500;

/** The device's time in milliseconds, by a clock that no one sets. */
function deviceTime(): number {
  return performance.timeOrigin + performance.now();
}

/** When the device heard what the server's public time was. Null until it has. */
export type Heard = { readonly offset: number } | null;

export function heardNow(publicTime: string): Heard {
  return { offset: Date.parse(publicTime) - deviceTime() };
}

/** The time that the public is at, again and again while a clock runs; until something is heard, the page's own. */
export function usePublicTime(heard: Heard, atFirst: string, isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.parse(atFirst));
  useEffect(() => {
    if (!heard) return;
    const tick = () => setNow(deviceTime() + heard.offset);
    tick();
    if (!isRunning) return;
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [heard, isRunning]);
  return now;
}
