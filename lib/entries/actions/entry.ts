"use server";

import { notFound, redirect } from "next/navigation";
import { refreshPage } from "@/lib/auth/bearer";
import { answersNothing, personForm } from "@/lib/auth/form-action";
import { formTooOften } from "@/lib/auth/form-too-often";
import { refuseForm } from "@/lib/auth/refuse-form";
import { now } from "@/lib/clock";
import { isAboutList } from "@/lib/eligibility/rules/may-register";
import { findEligibilityDays } from "@/lib/eligibility/store/eligibility";
import { findList } from "@/lib/eligibility/store/list";
import { campusIdNeeded } from "@/lib/eligibility/words/list-refusals";
import { expireAllPublicPages, expirePublicPages } from "@/lib/jobs/expire-in-request";
import { handleInput } from "@/lib/online/input/username";
import { paths } from "@/lib/paths";
import { updateHandle } from "@/lib/people/store/handles";
import { findSeason, type SeasonFacts } from "@/lib/season/store/seasons";
import { dateIn } from "@/lib/shared/dates";
import { type FormState, formErrors } from "@/lib/shared/form";
import { instantOf } from "@/lib/shared/instant";
import { saidWaiver } from "@/lib/waivers/input/waivers";
import { leaveInput, registerInput, takeBackInput, withdrawInput } from "../input/register";
import type { EntryRefusal } from "../rules/refusals";
import { insertLeaveWish } from "../store/ask-to-leave";
import { takeBackLeaveWish } from "../store/end-leave-wish";
import { findDivisionPages, insertEntry, withdrawEntry } from "../store/entries";
import { entryRefusalField, entryRefusalSentence, HANDLE_TAKEN } from "../words/entry-refusals";
import { HANDLE_REFUSAL_SENTENCES, LEAVE_REFUSAL_SENTENCES } from "../words/refusals";

// How a player gets into a division and out of it.

/** Registers for a division, with the version of the rules that was read. */
export const register = personForm(paths.me(), registerInput, async (actor, input, form) => {
  const { divisionId, rulePackId, name, phone, handle, waits, campusId } = input;
  const bornOn = input.bornOn || null;
  const limits = campusId === "" ? (["registration"] as const) : (["registration", "campus-id"] as const);
  const tooMany = await formTooOften(form, ...limits.map((limit) => ({ limit, by: actor.id })));
  if (tooMany) return tooMany;

  const waiver = saidWaiver(input);
  const said = { bornOn, handle, campusId, waiver, waits: waits === "yes", phone: phone || null };
  const entry = {
    divisionId,
    userId: actor.id,
    name,
    acceptedRulePackId: rulePackId,
    origin: actor.origin,
    ...said,
  };
  const answer = await insertEntry(entry, now());
  if (!answer.ok) {
    if (answer.refusal === "waiver-changed" || answer.refusal === "rules-changed") refreshPage();
    const asked = campusId === "" ? await askForCampusId(form, answer.refusal, divisionId) : null;
    return asked ?? refusedEntry(form, answer.refusal, { divisionId, bornOn, userId: actor.id });
  }
  await expireDivision(divisionId);
  const { status, isPublished, changes } = answer.value;
  expireAllPublicPages(changes);
  const waiting = isPublished ? "waiting-late" : "waiting";
  redirect(`${paths.me()}?done=${status === "active" ? "registered" : waiting}`);
});

/** Withdraws a registration while registration is open; from a waitlist at any time. */
export const withdraw = personForm(
  paths.me(),
  answersNothing("It takes back one's own registration, wherever it stands.", withdrawInput),
  async (actor, input, form) => {
    const { divisionId } = input;
    const tooMany = await formTooOften(form, { limit: "registration", by: actor.id });
    if (tooMany) return tooMany;

    const answer = await withdrawEntry(divisionId, actor.id, now(), actor.origin);
    if (!answer.ok)
      return refusedLeaving(form, answer.refusal, { divisionId, bornOn: null, userId: actor.id });
    await expireDivision(divisionId);
    redirect(`${paths.me()}?done=withdrew`);
  },
);

/** Asks the directors to leave; they confirm it. */
export const askToLeave = personForm(
  paths.me(),
  answersNothing("It only writes to the directors.", leaveInput),
  async (actor, input, form) => {
    const { divisionId, note } = input;
    const tooMany = await formTooOften(form, { limit: "email", by: actor.id });
    if (tooMany) return tooMany;

    const answer = await insertLeaveWish(divisionId, actor.id, note, now(), actor.origin);
    if (!answer.ok) {
      const { refusal } = answer;
      if (refusal === "season-over") return refuseForm(form, refusal, LEAVE_REFUSAL_SENTENCES[refusal]);
      return refusedLeaving(form, refusal, { divisionId, bornOn: null, userId: actor.id });
    }
    redirect(`${paths.me()}?done=asked-to-leave`);
  },
);

/** Takes back a request to leave that no director has answered. */
export const takeBackLeaving = personForm(
  paths.me(),
  answersNothing("It takes back one's own request, however often it was made.", takeBackInput),
  async (actor, { divisionId }, form) => {
    const tooMany = await formTooOften(form, { limit: "registration", by: actor.id });
    if (tooMany) return tooMany;

    const answer = await takeBackLeaveWish(divisionId, actor.id, now(), actor.origin);
    redirect(`${paths.me()}?done=${answer.ok ? "stays" : answer.refusal}`);
  },
);

/** Changes a player's username on the site of an online season. */
export const changeHandle = personForm(
  paths.profile(),
  answersNothing("Only its owner changes it.", handleInput),
  async (actor, input, form) => {
    const tooMany = await formTooOften(form, { limit: "profile", by: actor.id });
    if (tooMany) return tooMany;

    const answer = await updateHandle(actor.id, input.seasonId, input.handle);
    if (!answer) notFound();
    if (!answer.ok) {
      const { refusal } = answer;
      const sentence = refusal === "handle-taken" ? HANDLE_TAKEN : HANDLE_REFUSAL_SENTENCES[refusal];
      return formErrors(form, sentence, { handle: sentence });
    }
    redirect(`${paths.profile()}?done=handle`);
  },
);

/** For someone whose campus ID can put them on the list: it may ask for them only since they opened the form. */
async function askForCampusId(
  form: FormData,
  refusal: EntryRefusal,
  divisionId: string,
): Promise<FormState | null> {
  if (!isAboutList(refusal)) return null;
  const season = await findSeasonOf(divisionId);
  const list = season && (await findList(season.organization.id, season.id));
  if (!list?.asksCampusId) return null;
  refreshPage();
  const sentence = campusIdNeeded({ asksGroup: list.groups.length > 0 });
  return formErrors(form, sentence, { campusId: sentence });
}

/** The page of someone who is no longer in the division would go on to say that they are. */
async function refusedLeaving(
  form: FormData,
  refusal: EntryRefusal,
  entry: RefusedEntry,
): Promise<FormState> {
  if (refusal === "not-registered") redirect(`${paths.me()}?done=not-in`);
  return refusedEntry(form, refusal, entry);
}

async function refusedEntry(
  form: FormData,
  refusal: EntryRefusal,
  { divisionId, bornOn, userId }: RefusedEntry,
): Promise<FormState> {
  const season = await findSeasonOf(divisionId);
  const division = season?.divisions.find(({ id }) => id === divisionId);
  if (!season || !division) notFound();
  const { eligibility } = season.rules;
  const { organization } = season;
  const today = dateIn(instantOf(now()), organization.timeZone);
  const days = await findEligibilityDays({
    organizationId: organization.id,
    seasonId: season.id,
    userId,
    today,
  });
  const facts = { ...season, ...days, eligibility, division, bornOn };
  const sentence = entryRefusalSentence(refusal, facts);
  const field = entryRefusalField(refusal);
  return formErrors(form, sentence, field ? { [field]: sentence } : {});
}

type RefusedEntry = {
  readonly divisionId: string;
  readonly bornOn: string | null;
  readonly userId: string;
};

async function findSeasonOf(divisionId: string): Promise<SeasonFacts | undefined> {
  const pages = await findDivisionPages(divisionId);
  return pages && findSeason(pages.organization, pages.season ?? "");
}

async function expireDivision(divisionId: string): Promise<void> {
  const pages = await findDivisionPages(divisionId);
  if (pages) expirePublicPages(pages);
}
