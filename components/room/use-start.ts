"use client";

import { type RefObject, useEffect, useRef } from "react";
import { playSound } from "./sounds";

/**
 * A sound when a game starts, and a heading that takes the focus if the button that had it is gone.
 *
 * @param stage changes when the player is ready, and when a game starts
 */
export function useStart(stage: string, isPlaying: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    if (isPlaying) playSound("move");
    if (document.activeElement === document.body) heading.current?.focus();
  }, [stage, isPlaying]);
  return heading;
}
