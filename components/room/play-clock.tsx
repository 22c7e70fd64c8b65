"use client";

import { isTimeLow } from "@/lib/room/view/time-shown";
import { clockFigures, clockSpoken } from "@/lib/room/words/clock-words";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import styles from "./room.module.css";

interface PlayClockProps {
  /** Milliseconds left; null if nothing limits this player. */
  readonly left: number | null;
  readonly isRunning: boolean;
  /** Whose clock it is: "You", "Emeka". */
  readonly who: string;
}

/** A player's clock at the end of the board. It's marked by its square, not only by color. */
export function PlayClock({ left, isRunning, who }: PlayClockProps) {
  const isSoon = isRunning && isTimeLow(left);
  return (
    <p
      className={classNames(styles.clock, isRunning && (isSoon ? styles.soon : styles.on))}
      role="timer"
      aria-label={`${who}, time left`}
    >
      <Icon name={isRunning ? "your-move" : "their-move"} />
      {left === null ? (
        <span>{isRunning ? "to move" : ""}</span>
      ) : (
        <>
          <span aria-hidden="true">{clockFigures(left)}</span>
          <span className="sr">{clockSpoken(left)}</span>
        </>
      )}
    </p>
  );
}
