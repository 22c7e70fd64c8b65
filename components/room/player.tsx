"use client";

import type { CapturedPoints } from "chess-core";
import type { Side } from "@/lib/match/rules/sides";
import { colorOf, type Play } from "@/lib/room/rules/state";
import { timeShown } from "@/lib/room/view/time-shown";
import { classNames } from "../ui/class-names";
import { PlayClock } from "./play-clock";
import styles from "./room.module.css";

interface PlayerProps {
  readonly play: Play;
  readonly points: CapturedPoints;
  readonly who: Side;
  readonly name: string;
  readonly isMe: boolean;
  readonly isOver: boolean;
  /** The server's time in milliseconds. */
  readonly now: number;
}

/** One end of the board: whose it is, what they captured, and their clock. */
export function Player({ play, points, who, name, isMe, isOver, now }: PlayerProps) {
  const color = colorOf(play, who);
  const isRunning = !isOver && play.turn.color === color;
  return (
    <div className={styles.player}>
      <p className={styles.who}>
        <span className={classNames("dotc", color === "black" && "b")} />
        <b>{name}</b>
        <span className="sr">, {color === "white" ? "White" : "Black"}</span>
        {points[color] > 0 && (
          <span className={styles.points}>
            {points[color]}
            <span className="sr"> captured points</span>
          </span>
        )}
      </p>
      <PlayClock left={timeShown(play, color, now)} isRunning={isRunning} who={isMe ? "You" : name} />
    </div>
  );
}
