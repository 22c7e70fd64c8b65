"use server";

import { notFound, redirect } from "next/navigation";
import { answersNothing, directorForm } from "@/lib/auth/form-action";
import { now } from "@/lib/clock";
import { expirePublicPages } from "@/lib/jobs/expire-in-request";
import { paths } from "@/lib/paths";
import { dateIn } from "@/lib/shared/dates";
import { fieldErrors, formErrors } from "@/lib/shared/form";
import { instantOf } from "@/lib/shared/instant";
import { isDayTooFar, tooFarWords } from "@/lib/shared/too-far";
import { addBreakInput, removeBreakInput } from "../input/breaks";
import { deleteBreak, insertBreak } from "../store/breaks";
import { changeOfSeason } from "../store/seasons";
import { BREAK_REFUSAL_SENTENCES } from "../words/refusals";
import { requireSeason } from "./require-season";

// What a director does with the breaks of a season.

export const addBreak = directorForm(
  answersNothing("It adds days beside those that are there.", addBreakInput),
  async ({ scope, organization }, input, form) => {
    const season = await requireSeason(organization.slug, input.season);
    const today = dateIn(instantOf(now()), organization.timeZone);
    if (isDayTooFar(input.until, season.startsOn > today ? season.startsOn : today, "a year"))
      return fieldErrors(form, { until: tooFarWords("The last day", "a year") });
    const answer = await insertBreak(scope, season.id, input, now());
    if (!answer) notFound();
    if (!answer.ok) return formErrors(form, BREAK_REFUSAL_SENTENCES[answer.refusal]);
    expirePublicPages(changeOfSeason(season));
    redirect(`${paths.deskSeason(organization.slug, season.slug)}?done=break`);
  },
);

export const removeBreak = directorForm(
  answersNothing("It names the break, which never changes.", removeBreakInput),
  async ({ scope, organization }, input, form) => {
    const season = await requireSeason(organization.slug, input.season);
    const answer = await deleteBreak(scope, season.id, input.id, now());
    if (!answer) notFound();
    if (!answer.ok) return formErrors(form, BREAK_REFUSAL_SENTENCES[answer.refusal]);
    expirePublicPages(changeOfSeason(season));
    redirect(`${paths.deskSeason(organization.slug, season.slug)}?done=break-removed`);
  },
);
