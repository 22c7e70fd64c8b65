"use server";

import { notFound, redirect } from "next/navigation";
import { requireDirector } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { findSeason, placeOf } from "@/lib/data/seasons";
import { updateCapacity } from "@/lib/data/waiting-list";
import { paths } from "@/lib/paths";
import { placesInput } from "@/lib/schemas/season";
import { expirePublicPages } from "./expire";
import { type FormState, readForm, trouble } from "./form";

// What a director does with who is in a division.

/** Says how many may play. */
export async function setPlaces(_before: FormState, form: FormData): Promise<FormState> {
  const { scope, organization } = await requireDirector(form.get("org")?.toString() ?? "");
  const input = readForm(placesInput, form);
  if (!input.ok) return input.trouble;
  const { season, division } = await findPlace(organization.slug, input.value);

  const answer = await updateCapacity(scope, division.id, input.value.places, now());
  if (!answer) notFound();
  if (!answer.ok) return trouble(form, "The schedule is published, so the places are given away.");
  expirePublicPages(placeOf(season));
  redirect(`${paths.deskDivision(organization.slug, season.slug, division.slug)}?done=places`);
}

async function findPlace(org: string, asked: { readonly season: string; readonly division: string }) {
  const season = await findSeason(org, asked.season);
  const division = season?.divisions.find(({ slug }) => slug === asked.division);
  if (!season || !division) notFound();
  return { season, division };
}
