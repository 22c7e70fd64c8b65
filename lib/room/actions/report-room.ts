"use server";

import { playerAction } from "@/lib/match/actions/match-action";
import { matchOnlyInput } from "@/lib/match/input/match";
import { seen } from "@/lib/shared/form-fields";
import { BEGINNING } from "../rules/cursor";
import { reportGames } from "../rules/report-games";
import { listGameEvents } from "../store/read-games";

/**
 * Reports the games that were played in the room. The first player who does so reports them, and the second confirms
 * them: the rules of a report don't change.
 */
export const reportRoom = playerAction(matchOnlyInput.extend({ told: seen }), async ({ told }, match) =>
  reportGames(await listGameEvents(match.id, BEGINNING), told, match),
);
