"use server";

import { notFound, redirect } from "next/navigation";
import { requireDirector } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import {
  archiveSeason,
  copySeason,
  HAND_OVER_REFUSAL_SENTENCES as SENTENCES,
  unarchiveSeason,
} from "@/lib/data/hand-over";
import { findSeason, placeOf } from "@/lib/data/seasons";
import { paths } from "@/lib/paths";
import { copySeasonInput } from "@/lib/schemas/new-season";
import { seasonInput } from "@/lib/schemas/season";
import { expirePublicPages } from "./expire";
import { type FormState, readForm, trouble } from "./form";

// What a director does with a season when its term is over.

/** Makes a draft for the next term with the rules and the divisions of a season. */
export async function copyToNextTerm(_before: FormState, form: FormData): Promise<FormState> {
  const { scope, organization } = await requireDirector(form.get("org")?.toString() ?? "");
  const input = readForm(copySeasonInput, form);
  if (!input.ok) return input.trouble;
  const { name, slug, startsOn } = input.value;
  const from = await findSeason(organization.slug, input.value.season);
  if (!from) notFound();

  const answer = await copySeason(scope, from, { name, slug, startsOn }, now());
  if (!answer.ok) return trouble(form, SENTENCES[answer.refusal], { slug: SENTENCES[answer.refusal] });
  redirect(`${paths.deskSeason(organization.slug, slug)}?done=copied`);
}

/** Puts a finished season among the past ones. */
export async function archive(_before: FormState, form: FormData): Promise<FormState> {
  return moveSeason(form, archiveSeason, "archived");
}

/** Takes a season out of the archive, to correct it. */
export async function unarchive(_before: FormState, form: FormData): Promise<FormState> {
  return moveSeason(form, unarchiveSeason, "unarchived");
}

async function moveSeason(
  form: FormData,
  move: typeof archiveSeason,
  done: "archived" | "unarchived",
): Promise<FormState> {
  const { scope, organization } = await requireDirector(form.get("org")?.toString() ?? "");
  const input = readForm(seasonInput, form);
  if (!input.ok) return input.trouble;
  const season = await findSeason(organization.slug, input.value.season);
  if (!season) notFound();

  const answer = await move(scope, season, now());
  if (!answer.ok) return trouble(form, SENTENCES[answer.refusal]);
  expirePublicPages(placeOf(season));
  redirect(`${paths.deskSeason(organization.slug, season.slug)}?done=${done}`);
}
