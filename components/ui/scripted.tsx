import type { ReactNode } from "react";
import styles from "./scripted.module.css";

interface ScriptedProps {
  /** JavaScript is running on this page. */
  readonly isReady: boolean;
  readonly children: ReactNode;
}

/**
 * What works only with JavaScript. It keeps its place until JavaScript is running, so that nothing moves under a finger;
 * where scripts are turned off it isn't there.
 */
export function Scripted({ isReady, children }: ScriptedProps) {
  return (
    <div className={styles.scripted} data-ready={isReady || undefined}>
      {children}
    </div>
  );
}
