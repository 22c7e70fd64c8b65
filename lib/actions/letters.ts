"use server";

import { redirect } from "next/navigation";
import { requireActor, requireOperator } from "@/lib/auth/gates";
import { switchRemindersOff, updateLetterChoices } from "@/lib/data/letter-choices";
import { retryLetter } from "@/lib/data/letters";
import { paths } from "@/lib/paths";
import { letterChoicesInput, offInput, retryLetterInput } from "@/lib/schemas/letters";
import { type FormState, readForm } from "./form";

/** Chooses which reminders one gets. */
export async function saveLetterChoices(_before: FormState, form: FormData): Promise<FormState> {
  const actor = await requireActor(paths.profile());
  const input = readForm(letterChoicesInput, form);
  if (!input.ok) return input.trouble;
  await updateLetterChoices(actor.id, input.value);
  redirect(`${paths.profile()}?done=letters`);
}

/** Switches reminders off by the link in a letter. Whoever has the letter may; nobody has to sign in. */
export async function switchOff(form: FormData): Promise<void> {
  const input = readForm(offInput, form);
  if (!input.ok) redirect(paths.home());
  await switchRemindersOff(input.value.token);
  redirect(paths.lettersOff(input.value.token));
}

/** Sends a letter once more that was given up. */
export async function tryLetterAgain(form: FormData): Promise<void> {
  await requireOperator();
  const input = readForm(retryLetterInput, form);
  if (input.ok) await retryLetter(input.value.letterId);
  redirect(`${paths.letters()}?done=again`);
}
