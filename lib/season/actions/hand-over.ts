"use server";

import { redirect } from "next/navigation";
import { answersNothing, directorForm } from "@/lib/auth/form-action";
import { now } from "@/lib/clock";
import { expirePublicPages } from "@/lib/jobs/expire-in-request";
import { paths } from "@/lib/paths";
import { formErrors } from "@/lib/shared/form";
import { copySeasonInput } from "../input/new-season";
import { seasonStepInput } from "../input/season";
import { archiveSeason, copySeason, unarchiveSeason } from "../store/hand-over";
import { changeOfSeason } from "../store/seasons";
import { HAND_OVER_REFUSAL_SENTENCES as SENTENCES } from "../words/refusals";
import { checkFirstDay } from "./first-day";
import { requireSeason } from "./require-season";

// What a director does with a season when its term is over.

/** Makes a draft for the next term with the rules and the divisions of a season. */
export const copyToNextTerm = directorForm(
  answersNothing("It makes a draft of its own, from the newest rules.", copySeasonInput),
  async ({ scope, organization }, input, form) => {
    const { name, slug, startsOn, pastDay } = input;
    const wrong = checkFirstDay(form, startsOn, pastDay, organization.timeZone);
    if (wrong) return wrong;
    const from = await requireSeason(organization.slug, input.season);

    const answer = await copySeason(scope, from, { name, slug, startsOn }, now());
    if (!answer.ok) return formErrors(form, SENTENCES[answer.refusal], { slug: SENTENCES[answer.refusal] });
    redirect(
      `${paths.deskSeason(organization.slug, slug)}?done=${answer.value.leavesList ? "copied-without-list" : "copied"}`,
    );
  },
);

/** Archives a finished season. */
export const archive = moveSeason(archiveSeason, "archived");

/** Takes a season out of the archive, to correct it. */
export const unarchive = moveSeason(unarchiveSeason, "unarchived");

function moveSeason(move: typeof archiveSeason, done: "archived" | "unarchived") {
  return directorForm(seasonStepInput, async ({ scope, organization }, input, form) => {
    const season = await requireSeason(organization.slug, input.season);

    const answer = await move(scope, season, now(), input.seen);
    if (!answer.ok && answer.refusal !== "not-settled")
      redirect(`${paths.deskSeason(organization.slug, season.slug)}?refused=step`);
    if (!answer.ok) return formErrors(form, SENTENCES[answer.refusal]);
    expirePublicPages(changeOfSeason(season));
    redirect(`${paths.deskSeason(organization.slug, season.slug)}?done=${done}`);
  });
}
