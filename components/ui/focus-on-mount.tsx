"use client";

import { type ReactNode, useEffect, useRef } from "react";

interface FocusOnMountProps {
  readonly children: ReactNode;
  /** A new value takes the focus again, because a second refusal is as new as the first. */
  readonly again?: unknown;
}

/**
 * Moves the focus to the response to what the reader just did, so that a screen reader starts there. On a page that React
 * doesn't run, the browser does it.
 */
export function FocusOnMount({ children, again }: FocusOnMountProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    box.current?.focus();
  }, [again]);

  return (
    <div ref={box} tabIndex={-1} autoFocus className="focus-box">
      {children}
    </div>
  );
}
