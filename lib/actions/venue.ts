"use server";

import { notFound, redirect } from "next/navigation";
import { requireDirector } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { findSeason } from "@/lib/data/seasons";
import {
  deleteException,
  insertEquipment,
  insertException,
  insertTable,
  insertVenue,
  retire,
  updateSeasonVenue,
  updateVenueHours,
  VENUE_REFUSAL_SENTENCES,
} from "@/lib/data/venues/change";
import { findVenue } from "@/lib/data/venues/read";
import { paths } from "@/lib/paths";
import {
  equipmentInput,
  exceptionInput,
  newVenueInput,
  readWeeklyHours,
  removeExceptionInput,
  retireInput,
  seasonVenueInput,
  tableInput,
  venueInput,
} from "@/lib/schemas/venue";
import { type FormState, readForm, trouble } from "./form";

// What a director does with the places matches are played at.

export async function createVenue(_before: FormState, form: FormData): Promise<FormState> {
  const { scope, organization } = await requireDirector(form.get("org")?.toString() ?? "");
  const input = readForm(newVenueInput, form);
  if (!input.ok) return input.trouble;
  const answer = await insertVenue(scope, input.value, now());
  if (!answer.ok) {
    const sentence = VENUE_REFUSAL_SENTENCES[answer.refusal];
    return trouble(form, sentence, { slug: sentence });
  }
  redirect(`${paths.deskPlace(organization.slug, input.value.slug)}?done=created`);
}

export async function saveVenueHours(_before: FormState, form: FormData): Promise<FormState> {
  const input = readForm(venueInput, form);
  if (!input.ok) return input.trouble;
  const { scope, place, back } = await placeOf(input.value);
  const { weekly, troubles } = readWeeklyHours(form);
  if (Object.keys(troubles).length > 0) return trouble(form, "Some hours do not hold together.", troubles);
  await updateVenueHours(scope, place, weekly, now());
  redirect(`${back}?done=hours`);
}

export async function addException(_before: FormState, form: FormData): Promise<FormState> {
  const input = readForm(exceptionInput, form);
  if (!input.ok) return input.trouble;
  const { scope, place, back } = await placeOf(input.value);
  const { from, until, opensAt, closesAt, reason } = input.value;
  const hours = opensAt ? { opensAt, closesAt } : null;
  await insertException(scope, place, { from, until, hours, reason }, now());
  redirect(`${back}?done=exception`);
}

export async function removeException(_before: FormState, form: FormData): Promise<FormState> {
  const input = readForm(removeExceptionInput, form);
  if (!input.ok) return input.trouble;
  const { scope, place, back } = await placeOf(input.value);
  await deleteException(scope, place, input.value.id, now());
  redirect(`${back}?done=exception-removed`);
}

export async function addTable(_before: FormState, form: FormData): Promise<FormState> {
  const input = readForm(tableInput, form);
  if (!input.ok) return input.trouble;
  const { scope, place, back } = await placeOf(input.value);
  const answer = await insertTable(scope, place, input.value.name, now());
  if (!answer.ok) {
    const sentence = VENUE_REFUSAL_SENTENCES[answer.refusal];
    return trouble(form, sentence, { name: sentence });
  }
  redirect(`${back}?done=table`);
}

export async function addEquipment(_before: FormState, form: FormData): Promise<FormState> {
  const input = readForm(equipmentInput, form);
  if (!input.ok) return input.trouble;
  const { scope, place, back } = await placeOf(input.value);
  const answer = await insertEquipment(scope, place, input.value, now());
  if (!answer.ok) {
    const sentence = VENUE_REFUSAL_SENTENCES[answer.refusal];
    return trouble(form, sentence, { label: sentence });
  }
  redirect(`${back}?done=equipment`);
}

export async function retireThing(_before: FormState, form: FormData): Promise<FormState> {
  const input = readForm(retireInput, form);
  if (!input.ok) return input.trouble;
  const { scope, place, back } = await placeOf(input.value);
  const { id, what } = input.value;
  const thing = what === "table" ? { tableId: id } : { equipmentId: id };
  const answer = await retire(scope, place, thing, now());
  if (!answer.ok) return trouble(form, VENUE_REFUSAL_SENTENCES[answer.refusal]);
  redirect(`${back}?done=retired`);
}

/** Chooses where a season's matches are booked. */
export async function chooseSeasonVenue(_before: FormState, form: FormData): Promise<FormState> {
  const { scope, organization } = await requireDirector(form.get("org")?.toString() ?? "");
  const input = readForm(seasonVenueInput, form);
  if (!input.ok) return input.trouble;
  const season = await findSeason(organization.slug, input.value.season);
  if (!season) notFound();
  const venue = input.value.venue ? await findVenue(organization.id, input.value.venue) : null;
  if (venue === undefined) notFound();
  await updateSeasonVenue(scope, season, venue?.id ?? null, now());
  redirect(`${paths.deskSeason(organization.slug, season.slug)}?done=venue`);
}

async function placeOf({ org, venue }: { readonly org: string; readonly venue: string }) {
  const { scope, organization } = await requireDirector(org);
  const place = await findVenue(organization.id, venue);
  if (!place) notFound();
  return { scope, place, back: paths.deskPlace(organization.slug, place.slug) };
}
