"use server";

import { notFound, redirect } from "next/navigation";
import { directorForm } from "@/lib/auth/form-action";
import { now } from "@/lib/clock";
import { expirePublicPages } from "@/lib/jobs/expire";
import { paths } from "@/lib/paths";
import { formErrors } from "@/lib/shared/form";
import { newSeasonInput } from "../input/new-season";
import { placeDivisions, seasonInput } from "../input/season";
import { PRESET_RULES } from "../rules/presets/presets";
import { findSeason, insertSeason, placeOf, updateSeasonStatus } from "../store/seasons";

// What a director does with seasons.

/** Creates a draft season from a preset, with its divisions. */
export const createSeason = directorForm(newSeasonInput, async ({ scope, organization }, input, form) => {
  const { preset, venue, divisions, players, weeks, ...season } = input;

  const placed = placeDivisions(divisions.map(({ name }) => name));
  const answer = await insertSeason(
    scope,
    {
      ...season,
      rules: { ...PRESET_RULES[preset], venue },
      divisions: divisions.map((division, index) => ({ ...division, slug: placed[index]?.slug ?? "" })),
    },
    now(),
  );
  if (!answer.ok) {
    const sentence = "There is a season at this address already. Choose another address.";
    return formErrors(form, sentence, { slug: sentence });
  }
  redirect(
    players === null && weeks === null
      ? paths.deskSeason(organization.slug, season.slug)
      : paths.deskFormat(organization.slug, season.slug, { players, weeks }),
  );
});

export const openRegistration = stepSeason("registration");

export const closeRegistration = stepSeason("running");

export const finishSeason = stepSeason("finished");

function stepSeason(to: "registration" | "running" | "finished") {
  return directorForm(seasonInput, async ({ scope, organization }, input, form) => {
    const season = await findSeason(organization.slug, input.season);
    if (!season) notFound();

    const answer = await updateSeasonStatus(scope, season.id, to, now());
    if (!answer.ok)
      return formErrors(form, "The season has moved on since you opened this page. Check where it is now.");
    expirePublicPages(placeOf(season));
    redirect(`${paths.deskSeason(organization.slug, season.slug)}?done=${to}`);
  });
}
