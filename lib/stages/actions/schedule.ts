"use server";

import { redirect } from "next/navigation";
import { directorForm } from "@/lib/auth/form-action";
import { refuseForm } from "@/lib/auth/refuse-form";
import { now } from "@/lib/clock";
import { listEntriesOfDesk } from "@/lib/entries/store/entries";
import { expirePublicPages } from "@/lib/jobs/expire-in-request";
import { refusalSentence } from "@/lib/match/words/refusals";
import { paths } from "@/lib/paths";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { requireDivision } from "@/lib/season/actions/require-season";
import { changeOfSeason, type SeasonFacts } from "@/lib/season/store/seasons";
import { type FormState, typedIn } from "@/lib/shared/form";
import { instantOfLocal } from "@/lib/shared/wall-clock";
import { readGroups } from "../input/groups";
import { extendRoundInput, moveSessionInput, type PublishInput, publishInput } from "../input/schedule";
import { drawLots } from "../rules/draw-lots";
import type { ScheduleRefusal } from "../rules/schedule-refusals";
import { drawPlayoff } from "../store/draw-playoff";
import { type ExtendRefusal, updateRoundDeadline } from "../store/extend-round";
import { type SessionRefusal, updateSession } from "../store/move-session";
import { publishDivision } from "../store/publish";
import { EXTEND_REFUSAL_SENTENCES, SCHEDULE_REFUSAL_SENTENCES } from "../words/refusals";
import { requireRound } from "./require-round";

// What a director does with the schedule of a division.

/** Draws lots and publishes the first stage: the pairings of a round robin, or the bracket of a knockout. */
export const publishSchedule = directorForm(publishInput, async ({ scope, organization }, input, form) => {
  const { season, division } = await requireDivision(organization.slug, input);

  const plan = {
    divisionId: division.id,
    groups: readGroups(typedIn(form)),
    ...(await planOf(scope, season, division.id, input)),
  };
  const answer = await publishDivision(scope, season, plan, now());
  const page = paths.deskDivision(organization.slug, season.slug, division.slug);
  if (!answer.ok) return refusePlan(form, answer.refusal, page);
  expirePublicPages(changeOfSeason(season));
  redirect(`${page}?done=published`);
});

/** Draws the knockout that the finished round robin feeds. */
export const publishPlayoff = directorForm(publishInput, async ({ scope, organization }, input, form) => {
  const { season, division } = await requireDivision(organization.slug, input);

  const plan = await planOf(scope, season, division.id, input);
  const answer = await drawPlayoff(scope, { season, division }, plan, now());
  const page = paths.deskDivision(organization.slug, season.slug, division.slug);
  if (!answer.ok) return refusePlan(form, answer.refusal, page);
  expirePublicPages(changeOfSeason(season));
  redirect(`${page}?done=playoff`);
});

/** Gives every match of a round that hasn't been played more time. */
export const extendRound = directorForm(extendRoundInput, async ({ scope, organization }, input, form) => {
  const { season, division, deadline, reason, seen } = input;
  const { view, round } = await requireRound(organization.slug, input);

  const deadlineAt = instantOfLocal(deadline, organization.timeZone);
  const answer = await updateRoundDeadline(scope, view, round, { deadlineAt, reason, seen }, now());
  if (!answer.ok) return refuseForm(form, answer.refusal, sentenceOf(answer.refusal));
  expirePublicPages(changeOfSeason(view.season));
  const done = answer.value.own > 0 ? "extended-some" : "extended";
  redirect(`${paths.deskDivision(organization.slug, season, division)}?done=${done}`);
});

/** Moves a final at a session to another time and place; its players are told. */
export const moveSession = directorForm(moveSessionInput, async ({ scope, organization }, input, form) => {
  const { season, division, sessionPlace: place, seen } = input;
  const { view, round } = await requireRound(organization.slug, input);

  const session = { at: instantOfLocal(input.session, organization.timeZone), place };
  const answer = await updateSession(scope, view, round, { ...session, seen }, now());
  if (!answer.ok) return refuseForm(form, answer.refusal, sentenceOf(answer.refusal));
  expirePublicPages(changeOfSeason(view.season));
  redirect(`${paths.deskDivision(organization.slug, season, division)}?done=session`);
});

/** If someone else has drawn or published by now, the form is gone, so the page itself says so. */
function refusePlan(form: FormData, refusal: ScheduleRefusal, page: string): FormState {
  if (refusal === "already-drawn" || refusal === "already-published") redirect(`${page}?done=${refusal}`);
  const isOutdated = refusal === "rules-changed";
  return refuseForm(form, isOutdated ? "changed" : refusal, SCHEDULE_REFUSAL_SENTENCES[refusal]);
}

function sentenceOf(refusal: ExtendRefusal | SessionRefusal): string {
  if (typeof refusal === "object") return refusalSentence(refusal);
  if (refusal === "changed") return ROUND_CHANGED;
  if (refusal === "all-reported" || refusal === "after-session") return EXTEND_REFUSAL_SENTENCES[refusal];
  return SCHEDULE_REFUSAL_SENTENCES[refusal];
}

const ROUND_CHANGED =
  "Someone changed the dates of this round after you opened the page. Check the new dates, then send it again.";

/** What the director typed, and lots drawn now. */
async function planOf(
  scope: DirectorScope,
  season: SeasonFacts,
  divisionId: string,
  { firstDay, session, sessionPlace, seen }: PublishInput,
) {
  const entries = await listEntriesOfDesk(scope, divisionId);
  const active = entries.filter(({ status }) => status === "active").map(({ id }) => id);
  const lots = drawLots(
    active,
    active.map(() => Math.random()),
  );
  const at = session && instantOfLocal(session, season.organization.timeZone);
  return { lots, firstDay, seen, session: at ? { at, place: sessionPlace } : null };
}
