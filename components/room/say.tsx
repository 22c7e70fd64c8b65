"use client";

import type { ReactNode } from "react";
import type { Said } from "@/lib/room/words/room-words";
import { classNames } from "../ui/class-names";
import styles from "./room.module.css";

interface SayProps extends Said {
  /** What has just happened on the board, for those who don't see it; "" if nothing has. */
  readonly heard?: string | undefined;
  /** Why the last thing the reader did wasn't possible. */
  readonly refusal: string | null;
  readonly children: ReactNode;
}

/** The line under the board: what's next, what was refused, or how the game ended. */
export function Say({ title, text, tone, heard, refusal, children }: SayProps) {
  return (
    <div className={classNames(styles.say, tone === "offer" && styles.offer, tone === "over" && styles.over)}>
      <div role="status">
        {heard && <span className="sr">{`${heard} `}</span>}
        {tone === "over" ? <h2>{title}</h2> : <b>{title}</b>} {text}
        {refusal && <p className={styles.refusal}>{refusal}</p>}
      </div>
      {children}
    </div>
  );
}
