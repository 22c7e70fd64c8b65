"use client";

import type { GameCommand } from "@/lib/room/rules/commands";
import { colorOf } from "@/lib/room/rules/state";
import { roomScene } from "@/lib/room/view/scene";
import { Button } from "../ui/button";
import { BeforeGame } from "./before-game";
import { BoardGame } from "./board-game";
import { ConfirmDoor } from "./confirm-door";
import { MatchOver, ToMatch } from "./match-over";
import styles from "./room.module.css";
import { RoomHead } from "./room-head";
import type { RoomProps } from "./room-props";
import { TellDirector } from "./tell-director";
import type { LinkedRoom } from "./use-room";
import { useStart } from "./use-start";

/** A match played in Rookery: the board, both clocks, and what can be said to each other. */
export function BoardRoom(props: RoomProps & { readonly room: LinkedRoom }) {
  const { facts, room } = props;
  const { side } = facts;
  const scene = roomScene(room.games, facts.match, side);
  const { isOver } = room;
  const { number, game, state, score, isDecided, needsDirector } = scene;
  const { play, ended } = state;
  const isPlaying = play !== null && !ended;
  const heading = useStart(`${number} ${play ? "" : state.seated[side]}`, isPlaying);
  const send = (command: GameCommand) => room.link.send(number, command);
  return (
    <div className={styles.play}>
      <RoomHead {...props} score={score} heading={heading} />
      <p className="sr" role="status">
        {isPlaying &&
          `Game ${game} has started. You have ${colorOf(play, side) === "white" ? "White" : "Black"}.`}
      </p>
      {isOver && !ended ? (
        <MatchOver {...props} refusal={room.refusal} />
      ) : play ? (
        <BoardGame key={number} {...props} number={number} play={play} ended={ended} room={room} send={send}>
          {isOver && <ToMatch {...props} />}
          {!isOver && isDecided && <ConfirmDoor {...props} score={score} />}
          {!isOver && needsDirector && <TellDirector {...props} />}
          {!isOver && ended && !isDecided && !needsDirector && (
            <Button kind="primary" onClick={() => room.link.send(number + 1, { type: "sit" })}>
              I’m ready for game {game + 1}
            </Button>
          )}
        </BoardGame>
      ) : (
        <BeforeGame
          {...props}
          number={game}
          state={state}
          clock={room.link.clock}
          refusal={room.refusal}
          onReady={() => send({ type: "sit" })}
        />
      )}
    </div>
  );
}
