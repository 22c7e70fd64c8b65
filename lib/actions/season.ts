"use server";

import { notFound, redirect } from "next/navigation";
import { requireDirector } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { findSeason, insertSeason, placeOf, updateSeasonStatus } from "@/lib/data/seasons";
import { PRESET_RULES } from "@/lib/domain/rules/presets";
import { paths } from "@/lib/paths";
import { newSeasonInput } from "@/lib/schemas/new-season";
import { placeDivisions, seasonInput } from "@/lib/schemas/season";
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
