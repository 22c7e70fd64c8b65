"use server";

import { notFound, redirect } from "next/navigation";
import { answersNothing, directorForm } from "@/lib/auth/form-action";
import type { Desk } from "@/lib/auth/gates";
import { refuseForm } from "@/lib/auth/refuse-form";
import { now } from "@/lib/clock";
import { expirePublicPages } from "@/lib/jobs/expire-in-request";
import { paths } from "@/lib/paths";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { requireSeason } from "@/lib/season/actions/require-season";
import { changeOfSeason } from "@/lib/season/store/seasons";
import { type FormState, formErrors } from "@/lib/shared/form";
import { recordPaperInput, removePaperInput, removeWaiverInput, saveWaiverInput } from "../input/waivers";
import { recordPaper, removePaper } from "../store/paper";
import { saveWaiver } from "../store/texts";
import { CHANGE_WAIVER_REFUSAL_SENTENCES, PAPER_REFUSAL_SENTENCES } from "../words/waiver-words";

// What a director does with a season's waiver.

/** Saves the waiver as a new version. */
export const saveSeasonWaiver = directorForm(saveWaiverInput, (desk, { season, madeFrom, text }, form) =>
  changeWaiver(desk, season, { text, seen: madeFrom }, form),
);

/** Removes the waiver: from then on, the season asks for none. */
export const removeSeasonWaiver = directorForm(removeWaiverInput, (desk, { season, madeFrom }, form) =>
  changeWaiver(desk, season, { text: null, seen: madeFrom }, form),
);

async function changeWaiver(
  { scope, organization }: Desk<DirectorScope>,
  slug: string,
  change: { readonly text: string | null; readonly seen: number },
  form: FormData,
): Promise<FormState> {
  const season = await requireSeason(organization.slug, slug);
  const answer = (await saveWaiver(scope, season.id, change, now())) ?? notFound();
  if (!answer.ok) return refuseForm(form, answer.refusal, CHANGE_WAIVER_REFUSAL_SENTENCES[answer.refusal]);
  expirePublicPages(changeOfSeason(season));
  const done = change.text === null ? "removed" : "saved";
  redirect(`${paths.deskWaiver(organization.slug, season.slug)}?done=${done}`);
}

/** Records that a player signed on paper. */
export const recordPaperWaiver = directorForm(
  recordPaperInput,
  async ({ scope, organization }, input, form) => {
    const season = await requireSeason(organization.slug, input.season);
    const { userId, signedName, guardianName, note, madeFrom: seen } = input;
    const paper = { userId, signedName, guardianName, note, seen };
    const answer = (await recordPaper(scope, season.id, paper, now())) ?? notFound();
    if (!answer.ok) {
      const { refusal } = answer;
      const sentence = PAPER_REFUSAL_SENTENCES[refusal];
      if (refusal === "changed") return refuseForm(form, refusal, sentence);
      return formErrors(form, sentence, { guardianName: sentence });
    }
    redirect(`${paths.deskWaiver(organization.slug, season.slug)}?done=paper`);
  },
);

/** Removes paper that was recorded by mistake. */
export const removePaperWaiver = directorForm(
  answersNothing("It names a paper, which either exists or doesn't.", removePaperInput),
  async ({ scope, organization }, { season: slug, id }) => {
    const season = await requireSeason(organization.slug, slug);
    if (!(await removePaper(scope, season.id, id, now()))) notFound();
    redirect(`${paths.deskWaiver(organization.slug, season.slug)}?done=paper-removed`);
  },
);
