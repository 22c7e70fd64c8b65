"use server";

import { notFound, redirect } from "next/navigation";
import { answersNothing, directorForm } from "@/lib/auth/form-action";
import { paths } from "@/lib/paths";
import { formErrors } from "@/lib/shared/form";
import { watchingOfDeskInput } from "../input/watching";
import { sideOf } from "../store/match-record";
import { findMatchOfDesk } from "../store/read-match";
import { keepWatching, NAMES_WHAT_IT_ASKS } from "./keep-watching";

const OWN_MATCH = "You play in this match, so another director has to decide who can watch it.";

/** The director decides who can watch a final at a session, unless they play in it. */
export const setWatchingAtSession = directorForm(
  answersNothing(NAMES_WHAT_IT_ASKS, watchingOfDeskInput),
  async ({ actor, scope, organization }, { matchId, watching }, form) => {
    const match = await findMatchOfDesk(scope, matchId);
    if (!match) notFound();
    if (sideOf(match, actor.id)) return formErrors(form, OWN_MATCH);
    const choice = { by: "director", allowed: watching === "on", userId: actor.id } as const;
    const refused = await keepWatching(match, choice, form);
    return refused ?? redirect(`${paths.case(organization.slug, match.id)}?done=watching`);
  },
);
