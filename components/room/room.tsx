"use client";

import type { RoomUse } from "@/lib/paths/match";
import { gameOfMatch } from "@/lib/room/rules/cursor";
import { fits } from "@/lib/room/view/room-uses";
import { roomScene } from "@/lib/room/view/scene";
import { BoardRoom } from "./board-room";
import { ClockRoom } from "./clock-room";
import { KeptOtherwise } from "./kept-otherwise";
import { LostSheet } from "./lost-sheet";
import styles from "./room.module.css";
import { RoomHead } from "./room-head";
import type { RoomProps } from "./room-props";
import { SheetRoom } from "./sheet-room";
import { useKeptRoom } from "./use-kept-room";
import { useLostSheets } from "./use-lost-sheets";
import { useRoom } from "./use-room";

const USES = { board: BoardRoom, clock: ClockRoom, sheet: SheetRoom };

/** The match room in one of its uses, linked to the server. Each use sends what any of them has kept. */
export function Room({ use, ...props }: RoomProps & { readonly use: RoomUse }) {
  const room = useRoom(props.facts);
  useKeptRoom(use, props, room);
  const lost = useLostSheets(room.games);
  const { matchId, side, match } = props.facts;
  const { number, game, state, score } = roomScene(room.games, match, side);
  const { play, ended } = state;
  const isOn = play !== null && !ended && !room.isOver;
  const Use = USES[use];
  return (
    <>
      {isOn && !fits(use, play.keptAs) ? (
        <div className={styles.play}>
          <RoomHead {...props} room={room} score={score} />
          <KeptOtherwise
            matchId={matchId}
            game={game}
            play={play}
            refusal={room.refusal}
            onDiscard={() => room.link.send(number, { type: "discard" })}
          />
        </div>
      ) : (
        <Use {...props} room={room} />
      )}
      {lost.map(({ number, play }) => (
        <LostSheet
          key={number}
          game={gameOfMatch(number, match.firstGame)}
          play={play}
          side={side}
          names={props.names}
        />
      ))}
    </>
  );
}
