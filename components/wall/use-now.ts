import { useEffect, useState } from "react";

const EVERY_MS = 10_000;

/** The reader's clock; until the page runs its scripts, the moment it was made. */
export function useNow(madeAt: string): string {
  const [now, setNow] = useState(madeAt);
  useEffect(() => {
    const tick = () => setNow(new Date().toISOString());
    tick();
    const timer = setInterval(tick, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
