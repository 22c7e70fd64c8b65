"use client";

import type { RoomUse } from "@/lib/paths";
import { BoardRoom } from "./board-room";
import { ClockRoom } from "./clock-room";
import type { RoomProps } from "./room-props";
import { SheetRoom } from "./sheet-room";
import { useKeptRoom } from "./use-kept-room";
import { useRoom } from "./use-room";

/** The match room in one of its uses, linked to the server. */
export function Room({ use, ...props }: RoomProps & { readonly use: RoomUse }) {
  const room = useRoom(props.facts);
  useKeptRoom(use, props, room);
  switch (use) {
    case "board":
      return <BoardRoom {...props} room={room} />;
    case "clock":
      return <ClockRoom {...props} room={room} />;
    case "sheet":
      return <SheetRoom {...props} room={room} />;
  }
}
