"use client";

import type { ReactNode } from "react";
import { isForDirector } from "@/lib/room/view/board-view";
import { AfterGame } from "./after-game";
import { EndGame } from "./end-game";
import { MatchOver } from "./match-over";
import type { RoomProps } from "./room-props";
import { StartTable } from "./start-table";
import type { LinkedRoom } from "./use-room";
import type { Table } from "./use-table";

interface TableStageProps extends RoomProps {
  readonly room: LinkedRoom;
  readonly table: Table;
  /** What to do once the game has begun. */
  readonly what: string;
  /** What's shown while the game is played. */
  readonly children?: ReactNode;
}

/** A game on a real board: before it begins, while it's played, while its end is entered, and afterward. */
export function TableStage({ table, what, children, ...props }: TableStageProps) {
  const { scene, isEnding, setEnding, send, start, whiteOf, now } = table;
  const { number, game, state } = scene;
  const { play, ended } = state;
  const { refusal, isOver, isFinal } = props.room;
  if (isOver && !ended) {
    // What was written down is evidence, and can be added until the match is final.
    const canWrite = play && children && !isFinal;
    return canWrite ? children : <MatchOver {...props} refusal={refusal} />;
  }
  if (!play)
    return (
      <StartTable
        {...props}
        number={game}
        white={whiteOf(number)}
        what={what}
        refusal={refusal}
        onStart={(white) => start(number, white)}
      />
    );
  if (ended)
    return (
      <AfterGame
        {...props}
        scene={scene}
        white={whiteOf(number + 1)}
        what={what}
        onStart={(white) => start(number + 1, white)}
        onReopen={() => send({ type: "reopen", at: now() })}
      />
    );
  if (!isEnding) return children;
  return (
    <EndGame
      {...props}
      play={play}
      isForDirector={isForDirector(play, props.facts.match.rules, props.room.link.clock())}
      refusal={refusal}
      onEnd={(outcome, ending) => {
        send({ type: "end", outcome, ending, at: now() });
        setEnding(false);
      }}
      onDiscard={() => {
        send({ type: "discard" });
        setEnding(false);
      }}
      onCancel={() => setEnding(false)}
    />
  );
}
