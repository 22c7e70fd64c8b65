"use server";

import { notFound, redirect } from "next/navigation";
import { answersNothing, directorForm } from "@/lib/auth/form-action";
import { formTooOften } from "@/lib/auth/form-too-often";
import { refuseForm } from "@/lib/auth/refuse-form";
import { now } from "@/lib/clock";
import { expireAllPublicPages } from "@/lib/jobs/expire-in-request";
import { paths } from "@/lib/paths";
import { invitedTooOften, notInvited } from "@/lib/people/actions/invited-too-often";
import { insertClaimCode } from "@/lib/people/store/claims";
import { correctEmail } from "@/lib/people/store/correct-email";
import { CODE_REFUSAL_SENTENCES, CORRECTION_REFUSAL_SENTENCES } from "@/lib/people/words/refusals";
import { requireDivision } from "@/lib/season/actions/require-season";
import { dayAndTime } from "@/lib/shared/dates";
import { type FormState, formErrors, type Showing } from "@/lib/shared/form";
import { instantOf } from "@/lib/shared/instant";
import { hasEmail } from "@/lib/shared/no-email";
import {
  addPlayerInput,
  claimCodeInput,
  correctEmailInput,
  correctNameInput,
  moveEntryInput,
} from "../input/edit-entry";
import { addEntry } from "../store/add-entry";
import { correctName } from "../store/correct-name";
import { findEntryOfDesk } from "../store/entry-of-desk";
import { moveEntry } from "../store/move-entry";
import { addRefusalField, addRefusalSentence } from "../words/add-player";
import { NAME_REFUSAL_SENTENCES } from "../words/correct-name";
import { MOVE_REFUSAL_SENTENCES, moveRefusalField } from "../words/move-entry";
import { SAME_PERSON, samePersonAnswers } from "../words/same-person";

// What a director can add and correct of a player's registration.

/** Enters someone by hand, with an email or without one. */
export const addPlayer = directorForm(
  answersNothing("It enters a player, who either is in or isn't.", addPlayerInput),
  async ({ scope, organization }, input, form) => {
    const { season, division } = await requireDivision(organization.slug, input);
    const { name, email, phone, handle } = input;

    const { person, bornOn } = input;
    const player = { name, email, handle, person, phone: phone || null, bornOn: bornOn || null };
    const answer = await addEntry(scope, division.id, player, now());
    if (!answer) notFound();
    if (!answer.ok) {
      const { refusal } = answer;
      if (typeof refusal === "object") {
        const answers = { person: samePersonAnswers(refusal, player) };
        return { ...refuseForm(form, refusal, SAME_PERSON, "person"), answers };
      }
      return refuseForm(form, refusal, addRefusalSentence(refusal), addRefusalField(refusal));
    }
    expireAllPublicPages(answer.value.changes);
    const { entryId, status } = answer.value;
    const done = status === "active" ? "added" : "added-waits";
    redirect(`${paths.editEntry(organization.slug, season.slug, division.slug, entryId)}?done=${done}`);
  },
);

/** A claim code, shown once, and until when it works. */
export type MadeCode = { readonly code: string; readonly until: string };

/** Makes a claim code for someone who never had an account. An earlier one stops working. */
export const giveClaimCode = directorForm(
  answersNothing("It makes a new code, whichever there was.", claimCodeInput),
  async ({ scope, organization }, input, form): Promise<FormState | Showing<MadeCode>> => {
    const entry = (await findEntryOfDesk(scope, input.entryId, input)) ?? notFound();
    const made = await insertClaimCode(scope, entry, now());
    if (!made) notFound();
    if (!made.ok) return formErrors(form, CODE_REFUSAL_SENTENCES[made.refusal]);
    const { code, expiresAt } = made.value;
    return { shown: { code, until: dayAndTime(instantOf(expiresAt), organization.timeZone) } };
  },
);

/** Corrects a player's name. Every public page is rendered again after a change, so changes are counted. */
export const correctPlayerName = directorForm(
  correctNameInput,
  async ({ actor, scope, organization }, input, form) => {
    const entry = (await findEntryOfDesk(scope, input.entryId, input)) ?? notFound();
    const tooMany = await formTooOften(form, { limit: "names", by: actor.id });
    if (tooMany) return tooMany;
    const { name, seen, season, division, entryId } = input;

    const answer = (await correctName(scope, entry, { name, seen, at: now() })) ?? notFound();
    if (!answer.ok) return refuseForm(form, answer.refusal, NAME_REFUSAL_SENTENCES[answer.refusal], "name");
    expireAllPublicPages(answer.value);
    redirect(`${paths.editEntry(organization.slug, season, division, entryId)}?done=name`);
  },
);

/** Corrects a player's email; both addresses are told, if there was one before. */
export const correctPlayerEmail = directorForm(
  correctEmailInput,
  async ({ scope, organization }, input, form) => {
    const entry = (await findEntryOfDesk(scope, input.entryId, input)) ?? notFound();
    const { email, seen, season, division, entryId } = input;
    const tooMany = await invitedTooOften(form, scope, email);
    if (tooMany) return tooMany;

    const answer = await correctEmail(scope, entry, { email, seen, at: now() });
    if (!answer?.ok) await notInvited(scope, email);
    if (!answer) notFound();
    if (!answer.ok)
      return refuseForm(form, answer.refusal, CORRECTION_REFUSAL_SENTENCES[answer.refusal], "email");
    const done = hasEmail(entry.email) ? "email" : "first-email";
    redirect(`${paths.editEntry(organization.slug, season, division, entryId)}?done=${done}`);
  },
);

/** Moves a player to another division of the season. */
export const moveToDivision = directorForm(moveEntryInput, async ({ scope, organization }, input, form) => {
  const { entryId, to, bornOn, seen, waits } = input;
  const { season, division } = await requireDivision(organization.slug, input);
  const entry = (await findEntryOfDesk(scope, entryId)) ?? notFound();
  if (!season.divisions.some(({ id }) => id === entry.divisionId)) notFound();
  if (entry.divisionId !== division.id) return refuseForm(form, "changed", MOVE_REFUSAL_SENTENCES.changed);

  const move = { entryId, to, bornOn: bornOn || null, waits: waits === to };
  const answer = await moveEntry(scope, move, { seen, at: now() });
  if (!answer) notFound();
  if (!answer.ok) {
    const { refusal } = answer;
    return refuseForm(form, refusal, MOVE_REFUSAL_SENTENCES[refusal], moveRefusalField(refusal));
  }
  expireAllPublicPages(answer.value.changes);
  const target = season.divisions.find(({ id }) => id === to) ?? notFound();
  const done = answer.value.status === "active" ? "moved" : "moved-waits";
  redirect(`${paths.editEntry(organization.slug, season.slug, target.slug, entryId)}?done=${done}`);
});
