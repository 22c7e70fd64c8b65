"use client";

import { useRef } from "react";
import type { Play } from "@/lib/room/rules/state";
import type { RoomScene } from "@/lib/room/view/scene";

/** A game at a table that this page showed, and that the server has refused since. */
export type LostSheet = Pick<RoomScene, "number" | "game"> & { readonly play: Play };

/**
 * A phone without a network can start a game in a match that's reported meanwhile. The server refuses that game and its
 * entries, so this keeps them in sight; null if nothing was refused.
 */
export function useLostSheet({ number, game, state }: Pick<RoomScene, "number" | "game" | "state">) {
  const last = useRef<LostSheet | null>(null);
  const { play } = state;
  const isOfNow = play !== null && number >= (last.current?.number ?? number);
  if (isOfNow) last.current = { number, game, play };
  const isGone = !isOfNow && last.current !== null && number <= last.current.number;
  return isGone ? last.current : null;
}
