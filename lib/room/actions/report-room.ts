"use server";

import { playerAction } from "@/lib/match/actions/match-action";
import { matchOnlyInput } from "@/lib/match/input/match";
import { typedGames } from "../rules/typed-games";
import { readRoom } from "../store/read-room";

/**
 * Reports the games that were played in the room. The first player who does so reports them, and the second confirms
 * them: the rules of a report don't change.
 */
export const reportRoom = playerAction(matchOnlyInput, async (_input, match) => ({
  type: "report",
  source: "room",
  games: typedGames(await readRoom(match.id), match.side, match.rules),
}));
