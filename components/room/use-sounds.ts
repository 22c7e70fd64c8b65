"use client";

import { useEffect, useRef } from "react";
import { playSound } from "./sounds";

type Heard = {
  /** Changes with each move. */
  readonly turn: number;
  readonly isOver: boolean;
  readonly isLow: boolean;
};

/** Sounds for moves, the end of a game and low time, as they happen; nothing for what happened before. */
export function useSounds({ turn, isOver, isLow }: Heard): void {
  const before = useRef({ turn, isOver, isLow });
  useEffect(() => {
    const last = before.current;
    before.current = { turn, isOver, isLow };
    if (isOver && !last.isOver) playSound("end");
    else if (turn !== last.turn) playSound("move");
    else if (isLow && !last.isLow) playSound("low-time");
  }, [turn, isOver, isLow]);
}
