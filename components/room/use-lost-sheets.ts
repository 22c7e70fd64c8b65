"use client";

import { useRef } from "react";
import type { Play } from "@/lib/room/rules/state";
import type { ShownGame } from "@/lib/room/rules/sync";

/** A game that this page showed, and that the server has refused since. */
export type LostGame = { readonly number: number; readonly play: Play };

/**
 * A phone without a network can start games, and then the match is reported. The server refuses them and their entries, so
 * this keeps them in sight.
 */
export function useLostSheets(games: readonly ShownGame[]): readonly LostGame[] {
  const seen = useRef(new Map<number, Play>());
  for (const { number, state } of games) if (state.play) seen.current.set(number, state.play);
  return [...seen.current]
    .filter(([number]) => !games.some((game) => game.number === number && game.state.play))
    .map(([number, play]) => ({ number, play }));
}
