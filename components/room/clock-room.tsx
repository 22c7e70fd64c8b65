"use client";

import { useState } from "react";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import type { GameCommand } from "@/lib/room/rules/commands";
import { spentOf } from "@/lib/room/view/board-view";
import { expectedWhite, roomScene } from "@/lib/room/view/scene";
import { scoreWords } from "@/lib/room/words/room-words";
import { AfterGame } from "./after-game";
import { ClockFace } from "./clock-face";
import { EndGame } from "./end-game";
import styles from "./room.module.css";
import { RoomHead } from "./room-head";
import type { RoomProps } from "./room-props";
import { StartTable } from "./start-table";
import type { LinkedRoom } from "./use-room";
import { useWakeLock } from "./use-wake-lock";

const WHAT = "Put this phone between you. White’s time runs as soon as you start.";

/** One phone between two players at a real board: it times their moves and keeps how each game ended. */
export function ClockRoom(props: RoomProps & { readonly room: LinkedRoom }) {
  const { facts, names, room } = props;
  const [isEnding, setEnding] = useState(false);
  const scene = roomScene(room.games, facts.match, facts.side);
  const { number, state, score } = scene;
  const { play, ended } = state;
  const isAwake = useWakeLock(play !== null && ended === null);
  const at = () => new Date(room.link.clock()).toISOString();
  const send = (command: GameCommand, game = number) => room.link.send(game, command);
  const start = (game: number) => (white: Side) => send({ type: "start", white, at: at() }, game);

  if (play && !ended && !isEnding) {
    const turn = play.turn.number;
    const timed = () => ({ turn, spentMs: spentOf(play, room.link.clock()), at: at() });
    return (
      <ClockFace
        {...props}
        play={play}
        number={number}
        score={score}
        saved={room.saved}
        refusal={room.refusal}
        isAwake={isAwake}
        clock={room.link.clock}
        onPress={(took) => send({ type: "press", ...timed(), ...(took && { took }) })}
        onPause={() => send({ type: "pause", ...timed() })}
        onResume={() => send({ type: "resume", turn, at: at() })}
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
      <RoomHead
        {...props}
        saved={room.saved}
        isLive={room.isLive}
        score={scoreWords(score, facts.side, names)}
      />
      {!play && (
        <StartTable
          {...props}
          number={number}
          white={expectedWhite(room.games, facts.match, number)}
          what={WHAT}
          refusal={room.refusal}
          onStart={start(number)}
        />
      )}
      {play && !ended && (
        <EndGame
          {...props}
          play={play}
          refusal={room.refusal}
          onEnd={(outcome, ending) => {
            send({ type: "end", outcome, ending, at: at() });
            setEnding(false);
          }}
          onCancel={() => setEnding(false)}
        />
      )}
      {ended && (
        <AfterGame
          {...props}
          scene={scene}
          room={room}
          white={expectedWhite(room.games, facts.match, number + 1)}
          what={WHAT}
          onStart={start(number + 1)}
          onReopen={() => send({ type: "reopen", at: at() })}
        />
      )}
      <p className={styles.note}>
        {names[otherSide(facts.side)]} can confirm the result from their own phone, or from the email about
        it.
      </p>
    </div>
  );
}
