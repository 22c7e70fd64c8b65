"use client";

import type { RoomUse } from "@/lib/paths/match";
import { gameOfMatch } from "@/lib/room/rules/cursor";
import { BoardRoom } from "./board-room";
import { ClockRoom } from "./clock-room";
import { LostSheet } from "./lost-sheet";
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
  const { side, match } = props.facts;
  const Use = USES[use];
  return (
    <>
      <Use {...props} room={room} />
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
