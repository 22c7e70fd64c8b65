"use server";

import { redirect } from "next/navigation";
import { answersNothing, directorForm } from "@/lib/auth/form-action";
import { refuseForm } from "@/lib/auth/refuse-form";
import { now } from "@/lib/clock";
import { expireAllPublicPages } from "@/lib/jobs/expire-in-request";
import { paths } from "@/lib/paths";
import { type FormErrors, fieldErrors } from "@/lib/shared/form";
import { tooFarWords } from "@/lib/shared/too-far";
import {
  addDivisionInput,
  deleteDraftInput,
  editSeasonInput,
  removeDivisionInput,
  renameDivisionInput,
} from "../input/edit-season";
import type { DivisionRefusal, EditRefusal } from "../rules/edit-season";
import type { TooOld } from "../rules/too-old";
import { deleteDivision, type EditedDivision, insertDivision, updateDivision } from "../store/edit-divisions";
import { deleteDraft, updateSeason } from "../store/edit-season";
import { DIVISION_REFUSAL_SENTENCES, EDIT_REFUSAL_SENTENCES, tooOldSentence } from "../words/refusals";
import { checkFirstDay, isFarDay } from "./first-day";
import { requireDivision, requireSeason } from "./require-season";

// What a director edits of a season.

/** Changes a season's name, address and first day and last day to register. */
export const editSeason = directorForm(editSeasonInput, async ({ scope, organization }, input, form) => {
  const season = await requireSeason(organization.slug, input.season);
  const { name, slug, startsOn = season.startsOn, pastDay } = input;
  const movesFirstDay = startsOn !== season.startsOn;
  const wrong = movesFirstDay ? checkFirstDay(form, startsOn, pastDay, organization.timeZone) : null;
  if (wrong) return wrong;

  const { closesOn = season.registrationClosesOn } = input;
  if (closesOn && closesOn !== season.registrationClosesOn && isFarDay(closesOn, organization.timeZone))
    return fieldErrors(form, { closesOn: tooFarWords("The last day to register", "a year") });
  const edit = { name, slug, startsOn, registrationClosesOn: closesOn || null };
  const answer = await updateSeason(scope, season, edit, { seen: input.seen, at: now() });
  if (!answer.ok) {
    const { refusal } = answer;
    return refuseForm(form, refusal, sentenceOf(refusal), fieldOf(refusal));
  }
  expireAllPublicPages(answer.value);
  redirect(`${paths.editSeason(organization.slug, slug)}?done=saved`);
});

/** Deletes a season that is still a draft. */
export const deleteDraftSeason = directorForm(
  deleteDraftInput,
  async ({ scope, organization }, input, form) => {
    const season = await requireSeason(organization.slug, input.season);

    const answer = await deleteDraft(scope, season, { seen: input.seen, at: now() });
    if (!answer.ok) return refuseForm(form, answer.refusal, EDIT_REFUSAL_SENTENCES[answer.refusal]);
    redirect(`${paths.deskSeasons(organization.slug)}?done=deleted`);
  },
);

/** Adds a division. */
export const addDivision = directorForm(
  answersNothing("It makes a division of its own.", addDivisionInput),
  async ({ scope, organization }, input, form) => {
    const season = await requireSeason(organization.slug, input.season);
    const { name, underAge, capacity, publicNames } = input;

    const answer = await insertDivision(scope, season.id, { name, underAge, capacity, publicNames }, now());
    return answerDivision(answer, form, `${paths.editSeason(organization.slug, season.slug)}?done=added`);
  },
);

/** Changes a division's name and address, and what the public reads of its players' names. */
export const editDivision = directorForm(
  renameDivisionInput,
  async ({ scope, organization }, input, form) => {
    const { season, division } = await requireDivision(organization.slug, input);
    const { name, slug, publicNames, seen } = input;

    const ids = { seasonId: season.id, divisionId: division.id };
    const answer = await updateDivision(scope, ids, { name, slug, publicNames }, { seen, at: now() });
    return answerDivision(answer, form, `${paths.editSeason(organization.slug, season.slug)}?done=renamed`);
  },
);

/** Removes a division without players. */
export const removeDivision = directorForm(
  answersNothing("It names a division, which either is empty or isn't.", removeDivisionInput),
  async ({ scope, organization }, input, form) => {
    const { season, division } = await requireDivision(organization.slug, input);

    const ids = { seasonId: season.id, divisionId: division.id };
    const answer = await deleteDivision(scope, ids, now());
    return answerDivision(answer, form, `${paths.editSeason(organization.slug, season.slug)}?done=removed`);
  },
);

function sentenceOf(refusal: EditRefusal | TooOld): string {
  return typeof refusal === "object" ? tooOldSentence(refusal) : EDIT_REFUSAL_SENTENCES[refusal];
}

function fieldOf(refusal: EditRefusal | TooOld): string | undefined {
  return typeof refusal === "object" ? "startsOn" : EDIT_FIELDS[refusal];
}

const EDIT_FIELDS: Partial<Record<EditRefusal, string>> = {
  "address-taken": "slug",
  "last-day-past": "closesOn",
};

function answerDivision(answer: EditedDivision, form: FormData, done: string): FormErrors {
  if (answer.ok) {
    expireAllPublicPages(answer.value);
    redirect(done);
  }
  const { refusal } = answer;
  return refuseForm(form, refusal, DIVISION_REFUSAL_SENTENCES[refusal], DIVISION_FIELDS[refusal]);
}

const DIVISION_FIELDS: Partial<Record<DivisionRefusal, string>> = {
  "address-taken": "slug",
  "name-taken": "name",
};
