"use client";

import type { ReactNode } from "react";
import styles from "./scripted.module.css";
import { useHydrated } from "./use-hydrated";

interface ScriptedProps {
  readonly isEarly?: boolean;
  readonly children: ReactNode;
}

/**
 * What works only with JavaScript. It keeps its place until JavaScript is running, so that nothing moves under a finger;
 * where scripts are turned off it isn't there.
 *
 * @param isEarly it's shown before that, because clicks are repeated on this page (components/page-script/early-clicks.ts)
 */
export function Scripted({ isEarly = false, children }: ScriptedProps) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.scripted} data-ready={isEarly || isHydrated || undefined}>
      {children}
    </div>
  );
}
