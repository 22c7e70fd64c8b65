"use client";

import type { CountedRole } from "chess-core";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import type { Pair } from "@/lib/people/words/names";
import { colorOf, type Play } from "@/lib/room/rules/state";
import type { TurnView } from "@/lib/room/view/board-view";
import { isTimeLow } from "@/lib/room/view/time-shown";
import { clockFigures, clockSpoken } from "@/lib/room/words/clock-words";
import { Piece } from "../board/piece";
import { Button } from "../ui/button";
import { classNames } from "../ui/class-names";
import { EightSquares } from "./eight-squares";
import styles from "./room.module.css";

interface ClockHalfProps {
  readonly who: Side;
  readonly names: Pair;
  readonly play: Play;
  readonly turn: TurnView;
  readonly isTurn: boolean;
  readonly isPaused: boolean;
  readonly isFar?: boolean;
  /** "Game 2, you lead 1–0". */
  readonly game: string;
  readonly matchLeft: number | null;
  readonly countsCaptures: boolean;
  readonly onPress: (took?: CountedRole) => void;
  readonly onClaim: () => void;
  readonly onResume: () => void;
}

const ROLES = ["pawn", "knight", "bishop", "rook", "queen"] as const;

/** One player's half of the clock. While it's their turn, all of it is a button to tap after the move. */
export function ClockHalf(props: ClockHalfProps) {
  const { who, names, play, turn, isTurn, isPaused, isFar, game, matchLeft, countsCaptures } = props;
  const { onPress, onClaim, onResume } = props;
  const color = colorOf(play, who);
  const mover = isTurn ? who : otherSide(who);
  const waits = !isTurn || isPaused;
  const state = waits ? "turnWait" : turn.isOver ? "turnFlag" : isTimeLow(turn.left) ? "turnSoon" : "turnOn";
  return (
    <section
      className={classNames(styles.half, styles[state], isFar && styles.far)}
      aria-label={`${names[who]}’s side`}
    >
      <header className={styles.top}>
        <p className={styles.name}>
          <span className={classNames("dotc", color === "black" && "b")} />
          {names[who]}
          <span className="sr">, {color === "white" ? "White" : "Black"}</span>
        </p>
        <p>{game}</p>
      </header>
      <div className={styles.middle}>
        <p className={styles.turn}>{turnWords(names[mover], isTurn, isPaused, turn)}</p>
        {turn.left !== null && (
          <p className={styles.figures} role="timer" aria-label="Time left">
            <span aria-hidden="true">{clockFigures(turn.left)}</span>
            <span className="sr">{clockSpoken(turn.left)}</span>
          </p>
        )}
        {matchLeft !== null && <p className={styles.rest}>{clockFigures(matchLeft)} left for the match</p>}
      </div>
      <EightSquares left={turn.left} of={turn.of} />
      {countsCaptures && isTurn && !isPaused && (
        <div className={styles.took} role="group" aria-label="What you took with this move">
          {ROLES.map((role) => (
            <button
              key={role}
              type="button"
              className="btn"
              aria-label={`Took a ${role} and moved`}
              onClick={() => onPress(role)}
            >
              <Piece color={color === "white" ? "black" : "white"} role={role} />
            </button>
          ))}
        </div>
      )}
      {isPaused ? (
        <p className={styles.foot}>
          <Button onClick={onResume}>Resume</Button>
        </p>
      ) : isTurn ? (
        <button type="button" className={styles.press} onClick={() => onPress()}>
          Tap when you’ve moved
        </button>
      ) : turn.canClaim ? (
        <p className={styles.foot}>
          <Button kind="primary" onClick={onClaim}>
            Claim this game
          </Button>
        </p>
      ) : (
        <p className={styles.foot}>
          {turn.of !== null &&
            turn.of === play.clock.perMove &&
            "At 0:00, you can claim the game until they move."}
        </p>
      )}
    </section>
  );
}

function turnWords(mover: string, isTurn: boolean, isPaused: boolean, { isOver }: TurnView): string {
  if (isPaused) return "Paused";
  if (isOver) return isTurn ? "Your time is up" : `${mover}’s time is up`;
  return isTurn ? "Your move" : `${mover} to move`;
}
