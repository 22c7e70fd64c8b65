"use client";

import { type ReactNode, useEffect, useRef } from "react";

interface FocusOnMountProps {
  readonly children: ReactNode;
  /** A new value takes the focus again: the second refusal is as new as the first. */
  readonly again?: unknown;
}

/** Takes the focus to what answers the reader's act, so that a screen reader starts there. */
export function FocusOnMount({ children, again }: FocusOnMountProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    box.current?.focus();
  }, [again]);

  return (
    <div ref={box} tabIndex={-1} className="focus-box">
      {children}
    </div>
  );
}
