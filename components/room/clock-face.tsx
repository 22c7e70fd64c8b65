"use client";

import type { CountedRole } from "chess-core";
import type { Score } from "@/lib/match/rules/series";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import { areCapturesCounted } from "@/lib/match/words/endings";
import { colorOf, type Play } from "@/lib/room/rules/state";
import { isForDirector, matchTimeShown, turnView } from "@/lib/room/view/board-view";
import { isTimeLow } from "@/lib/room/view/time-shown";
import { scoreWords } from "@/lib/room/words/room-words";
import { ClockHalf } from "./clock-half";
import { ClockMiddle } from "./clock-middle";
import styles from "./room.module.css";
import type { Saved } from "./room-link";
import type { RoomProps } from "./room-props";
import { useSounds } from "./use-sounds";
import { useTick } from "./use-tick";

interface ClockFaceProps extends RoomProps {
  readonly play: Play;
  readonly number: number;
  readonly score: Score;
  readonly saved: Saved;
  readonly refusal: string | null;
  readonly isAwake: boolean;
  readonly clock: () => number;
  readonly onPress: (took?: CountedRole) => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onClaim: () => void;
  readonly onEnd: () => void;
}

const TIME_UP = "Time is up. Tap “Game over”";

/** The clock itself: a half for each player, facing them, and between them what both may use. */
export function ClockFace(props: ClockFaceProps) {
  const { facts, names, play, number, score, rulesHref, clock } = props;
  const { side, match } = facts;
  const isPaused = play.turn.since === null;
  const now = useTick(clock, !isPaused);
  const turn = turnView(play, now);
  useSounds({ turn: play.turn.number, isOver: false, isLow: !isPaused && isTimeLow(turn.left) });
  const half = (who: Side) => ({
    who,
    names,
    play,
    turn,
    isPaused,
    isTurn: play.turn.color === colorOf(play, who),
    game: [`Game ${number}`, scoreWords(score, who, names)].filter(Boolean).join(", "),
    matchLeft: matchTimeShown(play, now),
    countsCaptures: areCapturesCounted(match.rules),
    onPress: props.onPress,
    onClaim: props.onClaim,
    onResume: props.onResume,
  });
  return (
    <div className={styles.face}>
      <h1 className="sr">
        Clock for game {number}: {names[side]} and {names[otherSide(side)]}
      </h1>
      <ClockHalf {...half(otherSide(side))} isFar />
      <ClockMiddle
        saved={props.saved}
        refusal={props.refusal ?? (isForDirector(play, match.rules, now) ? TIME_UP : null)}
        isAwake={props.isAwake}
        isPaused={isPaused}
        rulesHref={rulesHref}
        onPause={isPaused ? props.onResume : props.onPause}
        onEnd={props.onEnd}
      />
      <ClockHalf {...half(side)} />
    </div>
  );
}
