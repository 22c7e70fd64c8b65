"use client";

import type { RoomUse } from "@/lib/paths/match";
import { isMatchOver } from "@/lib/room/rules/context";
import { shownGames } from "@/lib/room/rules/sync";
import { BoardRoom } from "../room/board-room";
import { ClockRoom } from "../room/clock-room";
import type { RoomProps } from "../room/room-props";
import { SheetRoom } from "../room/sheet-room";
import type { LinkedRoom } from "../room/use-room";

/** A room that isn't linked to a server: what it shows stays as it is. */
export function RoomStage({
  use,
  saved = "sent",
  refusal = null,
  isOver = false,
  ...props
}: RoomProps & { readonly use: RoomUse } & Partial<Pick<LinkedRoom, "saved" | "refusal" | "isOver">>) {
  const { facts } = props;
  const games = shownGames({ told: facts.events, outbox: [] }, facts.match, facts.side);
  const room: LinkedRoom = {
    games,
    told: facts.events,
    saved,
    isLive: true,
    isOver: isOver || isMatchOver(facts.match, facts.now),
    isFinal: facts.match.isFinal,
    refusal,
    link: stillLink(Date.parse(facts.now)),
  };
  const Use = { board: BoardRoom, clock: ClockRoom, sheet: SheetRoom }[use];
  return <Use {...props} room={room} />;
}

function stillLink(now: number): LinkedRoom["link"] {
  const nothing = () => {};
  return {
    read: () => ({
      games: [],
      told: [],
      saved: "sent",
      isLive: true,
      isOver: false,
      isFinal: false,
      refusal: null,
    }),
    listen: () => nothing,
    send: nothing,
    clock: () => now,
    lag: () => 0,
    look: async () => {},
  };
}
