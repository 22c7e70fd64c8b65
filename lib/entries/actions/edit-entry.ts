"use server";

import { refresh } from "next/cache";
import { notFound, redirect } from "next/navigation";
import { directorForm } from "@/lib/auth/form-action";
import { now } from "@/lib/clock";
import { expireAllPublicPages } from "@/lib/jobs/expire";
import { paths } from "@/lib/paths";
import { CORRECTION_REFUSAL_SENTENCES } from "@/lib/people/rules/correct-email";
import { correctEmail } from "@/lib/people/store/correct-email";
import { findSeason } from "@/lib/season/store/seasons";
import { formErrors } from "@/lib/shared/form";
import { correctEmailInput, moveEntryInput } from "../input/edit-entry";
import { findEntryOfDesk } from "../store/entry-of-desk";
import { moveEntry } from "../store/move-entry";
import { MOVE_REFUSAL_SENTENCES, moveRefusalField } from "../words/move-entry";

// What a director can correct of a player's registration.

/** Corrects a player's email; both addresses are told. */
export const correctPlayerEmail = directorForm(
  correctEmailInput,
  async ({ scope, organization }, input, form) => {
    const entry = (await findEntryOfDesk(scope, input.entryId)) ?? notFound();
    const { email, seen, season, division, entryId } = input;

    const answer = await correctEmail(scope, entry, { email, seen, at: now() });
    if (!answer) notFound();
    if (!answer.ok) {
      refresh();
      const sentence = CORRECTION_REFUSAL_SENTENCES[answer.refusal];
      return formErrors(form, sentence, { email: sentence });
    }
    redirect(`${paths.editEntry(organization.slug, season, division, entryId)}?done=email`);
  },
);

/** Moves a player to another division of the season. */
export const moveToDivision = directorForm(moveEntryInput, async ({ scope, organization }, input, form) => {
  const { entryId, to, bornOn, seen } = input;
  const season = (await findSeason(organization.slug, input.season)) ?? notFound();
  const target = season.divisions.find(({ id }) => id === to) ?? notFound();

  const answer = await moveEntry(scope, { entryId, to, bornOn: bornOn || null }, { seen, at: now() });
  if (!answer) notFound();
  if (!answer.ok) {
    refresh();
    const sentence = MOVE_REFUSAL_SENTENCES[answer.refusal];
    const field = moveRefusalField(answer.refusal);
    return formErrors(form, sentence, field ? { [field]: sentence } : {});
  }
  expireAllPublicPages(answer.value.changes);
  const done = answer.value.status === "active" ? "moved" : "moved-waits";
  redirect(`${paths.editEntry(organization.slug, season.slug, target.slug, entryId)}?done=${done}`);
});
