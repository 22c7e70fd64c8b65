"use server";

import { redirect } from "next/navigation";
import { answersNothing, personForm } from "@/lib/auth/form-action";
import { requireOperator } from "@/lib/auth/gates";
import { paths } from "@/lib/paths";
import { formOf, readForm } from "@/lib/shared/form";
import { letterChoicesInput, offInput, retryLettersInput } from "../input/letters";
import { switchRemindersOff, updateLetterChoices } from "../store/letter-choices";
import { retryLetter } from "../store/letters";

/** Saves which reminders a player gets. */
export const saveLetterChoices = personForm(
  paths.profile(),
  answersNothing("Only its owner changes it.", letterChoicesInput),
  async (actor, input) => {
    await updateLetterChoices(actor.id, input);
    redirect(`${paths.profile()}?done=letters`);
  },
);

/**
 * Turns reminders off by the link in an email. Anyone with the email can use it without signing in, so it reads one
 * field.
 */
export async function switchOff(form: FormData): Promise<void> {
  const input = offInput.safeParse({ token: formOf(form).get("token") });
  if (!input.success) redirect(paths.home());
  await switchRemindersOff(input.data.token);
  redirect(paths.lettersOff(input.data.token));
}

/** Sends emails again that had been given up on. */
export async function tryLettersAgain(form: FormData): Promise<void> {
  await requireOperator();
  const input = readForm(retryLettersInput, formOf(form));
  if (input.ok) for (const id of input.value.letterId) await retryLetter(id);
  redirect(`${paths.letters()}?done=again`);
}
