"use server";

import { notFound, redirect } from "next/navigation";
import { answersNothing, directorForm } from "@/lib/auth/form-action";
import { refuseForm } from "@/lib/auth/refuse-form";
import { now } from "@/lib/clock";
import { expirePublicPages } from "@/lib/jobs/expire-in-request";
import { tooOften } from "@/lib/limits/too-often";
import { paths } from "@/lib/paths";
import { requireSeason } from "@/lib/season/actions/require-season";
import { changeOfSeason } from "@/lib/season/store/seasons";
import { parseCsv } from "@/lib/shared/csv";
import { type FormState, formErrors, type Showing } from "@/lib/shared/form";
import { readSentText } from "@/lib/shared/sent-file";
import {
  chooseGroupsInput,
  grantExceptionInput,
  namedInput,
  placeHoldInput,
  removeListInput,
  saveListInput,
} from "../input/eligibility";
import { type LineProblem, readListFile } from "../input/list-file";
import { LARGEST_LIST } from "../rules/change-list";
import { endException, grantException } from "../store/exceptions";
import { liftHold, placeHold } from "../store/holds";
import { chooseGroups, removeList, saveList } from "../store/list";
import {
  CHANGE_LIST_REFUSAL_SENTENCES,
  CHOOSE_GROUPS_REFUSAL_SENTENCES,
  EXCEPTION_REFUSAL_SENTENCES,
  HOLD_ALREADY_OVER,
} from "../words/desk-words";

// What a director decides about who can play.

/** A file that can't be used, line by line. */
export type RefusedFile = { readonly sentence: string; readonly problems: readonly LineProblem[] };

/** Saves the list of a file, in place of the one before or added to it. */
export const saveEligibilityList = directorForm(
  saveListInput,
  async ({ actor, scope, organization }, input, form): Promise<FormState | Showing<RefusedFile>> => {
    const season = await requireSeason(organization.slug, input.season);
    const tooMany = await tooOften({ limit: "import", by: actor.id });
    if (tooMany !== null) return refuseFile(form, tooMany);
    const csv = await readSentText(form, LARGEST_LIST);
    if (csv === null) return refuseFile(form, `Choose a file of at most ${LARGEST_LIST / 1000} kB.`);
    const file = readListFile(parseCsv(csv));
    if (!file.ok) return { shown: { sentence: file.sentence, problems: file.problems } };

    const list = { lines: file.lines, mode: input.mode, seen: input.madeFrom };
    const answer = (await saveList(scope, season.id, list, now())) ?? notFound();
    if (!answer.ok) {
      const sentence = CHANGE_LIST_REFUSAL_SENTENCES[answer.refusal];
      return refuseForm(form, answer.refusal, sentence, "file");
    }
    expirePublicPages(changeOfSeason(season));
    redirect(`${paths.eligibility(organization.slug, season.slug)}?done=saved`);
  },
);

function refuseFile(form: FormData, sentence: string) {
  return formErrors(form, sentence, { file: sentence });
}

/** Removes the list: the season has none from then on. */
export const removeEligibilityList = directorForm(
  removeListInput,
  async ({ scope, organization }, input, form) => {
    const season = await requireSeason(organization.slug, input.season);
    const answer = (await removeList(scope, season.id, input.madeFrom, now())) ?? notFound();
    if (!answer.ok) return refuseForm(form, answer.refusal, CHANGE_LIST_REFUSAL_SENTENCES[answer.refusal]);
    expirePublicPages(changeOfSeason(season));
    redirect(`${paths.eligibility(organization.slug, season.slug)}?done=removed`);
  },
);

/** Chooses which groups of the campus sign-in can play. */
export const chooseSeasonGroups = directorForm(
  chooseGroupsInput,
  async ({ scope, organization }, { season: slug, groups, madeFrom: seen }, form) => {
    const season = await requireSeason(organization.slug, slug);
    const answer = (await chooseGroups(scope, season.id, { groups, seen }, now())) ?? notFound();
    if (!answer.ok) return refuseForm(form, answer.refusal, CHOOSE_GROUPS_REFUSAL_SENTENCES[answer.refusal]);
    expirePublicPages(changeOfSeason(season));
    redirect(`${paths.eligibility(organization.slug, season.slug)}?done=groups`);
  },
);

/** Lets someone who isn't on the list register. */
export const grantListException = directorForm(
  answersNothing("Whatever the list says, it's for this person.", grantExceptionInput),
  async ({ scope, organization }, { season: slug, email, reason }, form) => {
    const season = await requireSeason(organization.slug, slug);
    const answer = (await grantException(scope, season.id, { email, reason }, now())) ?? notFound();
    if (!answer.ok) {
      const { refusal } = answer;
      const field = refusal === "already-granted" ? "email" : undefined;
      return refuseForm(form, refusal, EXCEPTION_REFUSAL_SENTENCES[refusal], field);
    }
    redirect(`${paths.eligibility(organization.slug, season.slug)}?done=granted`);
  },
);

export const endListException = directorForm(
  answersNothing("It names an exception, which either exists or doesn't.", namedInput),
  async ({ scope, organization }, { season: slug, id }) => {
    const season = await requireSeason(organization.slug, slug);
    if (!(await endException(scope, id, now()))) notFound();
    redirect(`${paths.eligibility(organization.slug, season.slug)}?done=ended`);
  },
);

/** Keeps someone from registering, in every season of the organization. */
export const placeRegistrationHold = directorForm(
  answersNothing("It adds a hold of its own.", placeHoldInput),
  async ({ scope, organization }, { season: slug, email, kind, lastOn, note }, form) => {
    const season = await requireSeason(organization.slug, slug);
    const hold = { email, kind, lastOn: lastOn || null, note: note || null };
    const answer = await placeHold(scope, hold, now());
    if (!answer.ok) return formErrors(form, HOLD_ALREADY_OVER, { lastOn: HOLD_ALREADY_OVER });
    redirect(`${paths.eligibility(organization.slug, season.slug)}?done=held`);
  },
);

export const liftRegistrationHold = directorForm(
  answersNothing("It names a hold, which either exists or doesn't.", namedInput),
  async ({ scope, organization }, { season: slug, id }) => {
    const season = await requireSeason(organization.slug, slug);
    if (!(await liftHold(scope, id, now()))) notFound();
    redirect(`${paths.eligibility(organization.slug, season.slug)}?done=lifted`);
  },
);
