"use server";

import { notFound, redirect } from "next/navigation";
import { answersNothing, personForm } from "@/lib/auth/form-action";
import { paths } from "@/lib/paths";
import { watchingInput } from "../input/watching";
import { findMatchOfPlayer } from "../store/read-match";
import { keepWatching, NAMES_WHAT_IT_ASKS } from "./keep-watching";

/** A player turns watching off for a match before it begins, or on again. */
export const setWatching = personForm(
  paths.me(),
  answersNothing(NAMES_WHAT_IT_ASKS, watchingInput),
  async (actor, { matchId, watching }, form) => {
    const match = await findMatchOfPlayer(matchId, actor.id);
    if (!match) notFound();
    const choice = { by: match.side, allowed: watching === "on", userId: actor.id };
    return (await keepWatching(match, choice, form)) ?? redirect(`${paths.match(match.id)}?done=watching`);
  },
);
