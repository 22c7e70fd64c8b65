"use server";

import { redirect } from "next/navigation";
import { requireActor } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { ENTRY_REFUSAL_SENTENCES, findDivisionPlace, insertEntry, withdrawEntry } from "@/lib/data/entries";
import { updateProfile } from "@/lib/data/people";
import { paths } from "@/lib/paths";
import { registerInput, withdrawInput } from "@/lib/schemas/season";
import { expirePublicPages } from "./expire";
import { type FormState, readForm, trouble } from "./form";

// How a player gets into a division and out of it.

/** Registers for a division, with the version of the rules that was read. */
export async function register(_before: FormState, form: FormData): Promise<FormState> {
  const actor = await requireActor(paths.me());
  const input = readForm(registerInput, form);
  if (!input.ok) return input.trouble;
  const { divisionId, rulePackId, name, phone } = input.value;

  const entry = { divisionId, userId: actor.id, name, acceptedRulePackId: rulePackId };
  const answer = await insertEntry(entry, now());
  if (!answer.ok) return trouble(form, ENTRY_REFUSAL_SENTENCES[answer.refusal]);
  await updateProfile(actor.id, { name, phone: phone || null });
  await expireDivision(divisionId);
  redirect(`${paths.me()}?done=registered`);
}

/** Takes back a registration, while registration is open. */
export async function withdraw(_before: FormState, form: FormData): Promise<FormState> {
  const actor = await requireActor(paths.me());
  const input = readForm(withdrawInput, form);
  if (!input.ok) return input.trouble;

  const answer = await withdrawEntry(input.value.divisionId, actor.id, now());
  if (!answer.ok) return trouble(form, ENTRY_REFUSAL_SENTENCES[answer.refusal]);
  await expireDivision(input.value.divisionId);
  redirect(`${paths.me()}?done=withdrew`);
}

async function expireDivision(divisionId: string): Promise<void> {
  const place = await findDivisionPlace(divisionId);
  if (place) expirePublicPages(place);
}
