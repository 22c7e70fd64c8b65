"use server";

import { enterResultInput } from "../input/match";
import { readTypedGames } from "../input/report";
import { staffAction } from "./match-action";

/**
 * Enters a result for both players from what they signed or wrote to the office; see lib/match/rules/decide-entered.ts.
 */
export const enterResult = staffAction(enterResultInput, ({ source, note }, form) => ({
  type: "enter-result",
  games: readTypedGames(form),
  source,
  note,
}));
