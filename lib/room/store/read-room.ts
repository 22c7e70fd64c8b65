import type { MatchId } from "@/lib/shared/ids";
import { BEGINNING } from "../rules/cursor";
import { foldGames } from "../rules/evolve";
import type { GameState } from "../rules/state";
import { listGameEvents } from "./read-games";

/** The games of a match in the room, folded, in order. */
export async function readRoom(match: MatchId): Promise<readonly GameState[]> {
  return foldGames(await listGameEvents(match, BEGINNING));
}
