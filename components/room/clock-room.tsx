"use client";

import { otherSide } from "@/lib/match/rules/sides";
import { spentOf } from "@/lib/room/view/board-view";
import { ClockFace } from "./clock-face";
import styles from "./room.module.css";
import { RoomHead } from "./room-head";
import type { RoomProps } from "./room-props";
import { SoundSwitch } from "./sound-switch";
import { TableStage } from "./table-stage";
import type { LinkedRoom } from "./use-room";
import { useTable } from "./use-table";
import { useWakeLock } from "./use-wake-lock";

const WHAT = "Put this phone between you. White’s time runs as soon as you start.";

/** One phone between two players at a real board: it times their moves and keeps how each game ended. */
export function ClockRoom(props: RoomProps & { readonly room: LinkedRoom }) {
  const { facts, names, room } = props;
  const table = useTable(props);
  const { scene, isEnding, setEnding, send, now } = table;
  const { play, ended } = scene.state;
  const isAwake = useWakeLock(play !== null && ended === null && !room.isOver);

  if (play && !ended && !isEnding && !room.isOver) {
    const turn = play.turn.number;
    const timed = () => ({ turn, spentMs: spentOf(play, room.link.clock()), at: now() });
    return (
      <ClockFace
        {...props}
        play={play}
        number={scene.game}
        score={scene.score}
        saved={room.saved}
        refusal={room.refusal}
        isAwake={isAwake}
        clock={room.link.clock}
        onPress={(took) => send({ type: "press", ...timed(), ...(took && { took }) })}
        onPause={() => send({ type: "pause", ...timed() })}
        onResume={() => send({ type: "resume", turn, at: now() })}
        onClaim={() => send({ type: "claim-overstep", ...timed() })}
        onEnd={() => {
          if (play.turn.since !== null) send({ type: "pause", ...timed() });
          setEnding(true);
        }}
      />
    );
  }
  return (
    <div className={styles.play}>
      <RoomHead {...props} score={scene.score} />
      <TableStage {...props} table={table} what={WHAT} />
      <p className={styles.actions}>
        <SoundSwitch />
      </p>
      {!room.isOver && (
        <p className={styles.note}>
          {names[otherSide(facts.side)]} can confirm the result from their own phone, or from the email about
          it.
        </p>
      )}
    </div>
  );
}
