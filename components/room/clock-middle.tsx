"use client";

import { Icon } from "../ui/icon";
import styles from "./room.module.css";
import type { Saved } from "./room-link";

interface ClockMiddleProps {
  readonly saved: Saved;
  readonly refusal: string | null;
  readonly isAwake: boolean;
  readonly isPaused: boolean;
  readonly rulesHref: string;
  readonly onPause: () => void;
  readonly onEnd: () => void;
}

const SAVED: Readonly<Record<Saved, string>> = {
  sent: "Sent",
  sending: "Sending",
  "on-this-phone": "On this phone",
  "not-saved": "Not saved",
};

/** What both players may use, between their halves. Each word stands twice, so that both can read it. */
export function ClockMiddle({
  saved,
  refusal,
  isAwake,
  isPaused,
  rulesHref,
  onPause,
  onEnd,
}: ClockMiddleProps) {
  const status = refusal ?? (isAwake ? SAVED[saved] : `${SAVED[saved]}. Keep the screen on`);
  return (
    <div className={styles.between} role="group" aria-label="For both of you">
      <p className={styles.two} role="status">
        <span aria-hidden="true">{status}</span>
        <Icon name={saved === "sent" ? "check" : "wifi-off"} />
        <span>{status}</span>
      </p>
      <button type="button" className={styles.two} onClick={onPause}>
        <span aria-hidden="true">{isPaused ? "Resume" : "Pause"}</span>
        <Icon name={isPaused ? "play" : "pause"} />
        <span>{isPaused ? "Resume" : "Pause"}</span>
      </button>
      <a className={styles.two} href={rulesHref} target="_blank" rel="noopener">
        <span aria-hidden="true">Rules</span>
        <Icon name="book-open" />
        <span>Rules</span>
      </a>
      <button type="button" className={styles.two} onClick={onEnd}>
        <span aria-hidden="true">Game over</span>
        <Icon name="flag" />
        <span>Game over</span>
      </button>
    </div>
  );
}
