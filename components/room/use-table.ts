"use client";

import { useState } from "react";
import type { Side } from "@/lib/match/rules/sides";
import type { GameCommand } from "@/lib/room/rules/commands";
import { expectedWhite, type RoomScene, roomScene } from "@/lib/room/view/scene";
import type { Instant } from "@/lib/shared/instant";
import type { RoomProps } from "./room-props";
import type { LinkedRoom } from "./use-room";

/** The games on a real board, as the clock and the scoresheet keep them. */
export type Table = {
  readonly scene: RoomScene;
  /** The player is entering how the newest game ended. */
  readonly isEnding: boolean;
  readonly setEnding: (isEnding: boolean) => void;
  /** Sends a command for the newest game. */
  readonly send: (command: GameCommand) => void;
  /** Who has White in a game by the rules; null if the players draw lots. */
  readonly whiteOf: (number: number) => Side | null;
  readonly start: (number: number, white: Side) => void;
  readonly now: () => Instant;
};

export function useTable({ facts, room }: Pick<RoomProps, "facts"> & { readonly room: LinkedRoom }): Table {
  const [ending, setEnding] = useState<number | null>(null);
  const now = () => new Date(room.link.clock()).toISOString();
  const scene = roomScene(room.games, facts.match, facts.side);
  return {
    scene,
    // The other player can enter the end first, and the next game can begin.
    isEnding: ending === scene.number,
    setEnding: (isEnding) => setEnding(isEnding ? scene.number : null),
    now,
    send: (command) => room.link.send(scene.number, command),
    whiteOf: (number) => expectedWhite(room.games, facts.match, number),
    start: (number, white) => room.link.send(number, { type: "start", white, at: now() }),
  };
}
