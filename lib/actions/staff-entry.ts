"use server";

import { enterResultInput } from "@/lib/schemas/match";
import { readTypedGames } from "@/lib/schemas/report";
import { staffAction } from "./match-action";

/** Enters for both players what they signed or wrote to the office; see lib/domain/match/decide-entered.ts. */
export const enterResult = staffAction(enterResultInput, ({ source, note }, form) => ({
  type: "enter-result",
  games: readTypedGames(form),
  source,
  note,
}));
