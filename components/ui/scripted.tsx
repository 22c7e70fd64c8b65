"use client";

import type { ReactNode } from "react";
import styles from "./scripted.module.css";
import { useHydrated } from "./use-hydrated";

/**
 * What works only with JavaScript. It keeps its place until JavaScript is running, so that nothing moves under a finger;
 * where scripts are turned off it isn't there.
 */
export function Scripted({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.scripted} data-ready={useHydrated() || undefined}>
      {children}
    </div>
  );
}
