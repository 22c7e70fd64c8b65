import { useEffect, useState } from "react";

const EVERY_MS = 20_000;

/** Which of several slides is shown. It changes every 20 seconds, unless it's held. */
export function useTurns(count: number): {
  readonly turn: number;
  readonly isHeld: boolean;
  readonly hold: () => void;
} {
  const [turn, setTurn] = useState(0);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld || count < 2) return;
    const timer = setInterval(() => setTurn((last) => last + 1), EVERY_MS);
    return () => clearInterval(timer);
  }, [isHeld, count]);

  return { turn: count === 0 ? 0 : turn % count, isHeld, hold: () => setHeld((held) => !held) };
}
