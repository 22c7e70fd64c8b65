"use server";

import { notFound, redirect } from "next/navigation";
import { requireDirector } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { findDivision } from "@/lib/data/divisions";
import { listEntriesOfDesk } from "@/lib/data/entries";
import { execute } from "@/lib/data/matches/execute";
import { updateRoundDeadline } from "@/lib/data/schedule/extend-round";
import { publishDivision } from "@/lib/data/schedule/publish";
import { SCHEDULE_REFUSAL_SENTENCES } from "@/lib/data/schedule/refusals";
import { findSeason, insertSeason, placeOf, updateSeasonStatus } from "@/lib/data/seasons";
import { refusalSentence } from "@/lib/domain/match/refusals";
import { drawLots } from "@/lib/domain/pairing/draw-lots";
import { PRESET_RULES } from "@/lib/domain/rules/presets";
import { instantOfLocal } from "@/lib/domain/schedule/wall-clock";
import { paths } from "@/lib/paths";
import { newSeasonInput } from "@/lib/schemas/new-season";
import { extendRoundInput, placeDivisions, publishInput, seasonInput } from "@/lib/schemas/season";
import { expirePublicPages } from "./expire";
import { type FormState, readForm, trouble } from "./form";

// What a director does with seasons.

/** Creates a draft season from a preset, with its divisions. */
export async function createSeason(_before: FormState, form: FormData): Promise<FormState> {
  const { scope, organization } = await requireDirector(form.get("org")?.toString() ?? "");
  const input = readForm(newSeasonInput, form);
  if (!input.ok) return input.trouble;
  const { preset, venue, divisions, ...season } = input.value;

  const placed = placeDivisions(divisions.map(({ name }) => name));
  const answer = await insertSeason(
    scope,
    {
      ...season,
      rules: { ...PRESET_RULES[preset], venue },
      divisions: divisions.map((division, index) => ({ ...division, slug: placed[index]?.slug ?? "" })),
    },
    now(),
  );
  if (!answer.ok) {
    const sentence = "There is a season at this address already. Choose another address.";
    return trouble(form, sentence, { slug: sentence });
  }
  redirect(paths.deskSeason(organization.slug, season.slug));
}

export async function openRegistration(_before: FormState, form: FormData): Promise<FormState> {
  return stepSeason(form, "registration");
}

export async function closeRegistration(_before: FormState, form: FormData): Promise<FormState> {
  return stepSeason(form, "running");
}

export async function finishSeason(_before: FormState, form: FormData): Promise<FormState> {
  return stepSeason(form, "finished");
}

/** Draws lots, pairs a weekly round robin and publishes it. */
export async function publishSchedule(_before: FormState, form: FormData): Promise<FormState> {
  const { scope, organization } = await requireDirector(form.get("org")?.toString() ?? "");
  const input = readForm(publishInput, form);
  if (!input.ok) return input.trouble;
  const season = await findSeason(organization.slug, input.value.season);
  const division = season?.divisions.find(({ slug }) => slug === input.value.division);
  if (!season || !division) notFound();

  const entries = await listEntriesOfDesk(scope, division.id);
  const active = entries.filter(({ status }) => status === "active").map(({ id }) => id);
  const lots = drawLots(
    active,
    active.map(() => Math.random()),
  );
  const plan = { divisionId: division.id, lots, firstDay: input.value.firstDay };
  const answer = await publishDivision(scope, season, plan, now());
  if (!answer.ok) return trouble(form, SCHEDULE_REFUSAL_SENTENCES[answer.refusal]);
  expirePublicPages(placeOf(season));
  redirect(`${paths.deskDivision(organization.slug, season.slug, division.slug)}?done=published`);
}

/** Gives every match of a round that is still to be played more time. */
export async function extendRound(_before: FormState, form: FormData): Promise<FormState> {
  const { actor, scope, organization } = await requireDirector(form.get("org")?.toString() ?? "");
  const input = readForm(extendRoundInput, form);
  if (!input.ok) return input.trouble;
  const { season, division, deadline, reason } = input.value;
  const view = await findDivision(organization.slug, season, division);
  const round = view?.rounds.find(({ number }) => number === input.value.round);
  if (!view || !round) notFound();

  const deadlineAt = instantOfLocal(organization.timeZone, deadline);
  const open = round.matches.filter(({ status }) => status === "open" || status === "scheduled");
  if (open.length === 0) return trouble(form, "Every match of this round is reported already.");
  const refusals: string[] = [];
  for (const match of open) {
    const command = { type: "extend-deadline", deadlineAt, reason } as const;
    const answer = await execute(match.id, command, { userId: actor.id }, now());
    if (answer && !answer.ok) refusals.push(refusalSentence(answer.refusal));
  }
  if (refusals.length === open.length) return trouble(form, refusals[0] ?? "");
  await updateRoundDeadline(scope, view, { ...round, deadlineAt }, now());
  expirePublicPages(placeOf(view.season));
  const done = refusals.length > 0 ? "extended-some" : "extended";
  redirect(`${paths.deskDivision(organization.slug, season, division)}?done=${done}`);
}

async function stepSeason(form: FormData, to: "registration" | "running" | "finished"): Promise<FormState> {
  const { scope, organization } = await requireDirector(form.get("org")?.toString() ?? "");
  const input = readForm(seasonInput, form);
  if (!input.ok) return input.trouble;
  const season = await findSeason(organization.slug, input.value.season);
  if (!season) notFound();

  const answer = await updateSeasonStatus(scope, season.id, to, now());
  if (!answer.ok)
    return trouble(form, "The season has moved on since you opened the page. Read what is so now.");
  expirePublicPages(placeOf(season));
  redirect(`${paths.deskSeason(organization.slug, season.slug)}?done=${to}`);
}
