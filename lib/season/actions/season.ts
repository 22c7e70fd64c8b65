"use server";

import { redirect } from "next/navigation";
import { answersNothing, directorForm } from "@/lib/auth/form-action";
import { now } from "@/lib/clock";
import { expirePublicPages } from "@/lib/jobs/expire-in-request";
import { paths } from "@/lib/paths";
import { formErrors } from "@/lib/shared/form";
import { newSeasonInput } from "../input/new-season";
import { seasonStepInput } from "../input/season";
import { addressDivisions } from "../input/slugs";
import { PRESET_RULES } from "../rules/presets/presets";
import { statusAfter } from "../rules/steps";
import { changeOfSeason, insertSeason, updateSeasonStatus } from "../store/seasons";
import { checkFirstDay } from "./first-day";
import { requireSeason } from "./require-season";

// What a director does with seasons.

/** Creates a draft season from a preset, with its divisions. */
export const createSeason = directorForm(
  answersNothing("It makes a season that no one has seen yet.", newSeasonInput),
  async ({ scope, organization }, input, form) => {
    const { preset, venue, divisions, players, weeks, pastDay, ...season } = input;
    const wrong = checkFirstDay(form, season.startsOn, pastDay, organization.timeZone);
    if (wrong) return wrong;

    const addressed = addressDivisions(divisions.map(({ name }) => name));
    const answer = await insertSeason(
      scope,
      {
        ...season,
        rules: { ...PRESET_RULES[preset], venue },
        divisions: divisions.map((division, index) => ({ ...division, slug: addressed[index]?.slug ?? "" })),
      },
      now(),
    );
    if (!answer.ok) {
      const sentence = "Another season already uses this address. Choose a different one.";
      return formErrors(form, sentence, { slug: sentence });
    }
    redirect(
      players === null && weeks === null
        ? paths.deskSeason(organization.slug, season.slug)
        : paths.deskFormat(organization.slug, season.slug, { players, weeks }),
    );
  },
);

export const openRegistration = stepSeason("open");

export const closeRegistration = stepSeason("close");

export const finishSeason = stepSeason("finish");

function stepSeason(step: "open" | "close" | "finish") {
  return directorForm(seasonStepInput, async ({ scope, organization }, input) => {
    const season = await requireSeason(organization.slug, input.season);

    const page = paths.deskSeason(organization.slug, season.slug);
    const answer = await updateSeasonStatus(scope, season.id, step, now(), input.seen);
    // The page may no longer show the button, so the message appears on the page.
    if (!answer.ok) redirect(`${page}?refused=step`);
    expirePublicPages(changeOfSeason(season));
    redirect(`${page}?done=${statusAfter(step)}`);
  });
}
