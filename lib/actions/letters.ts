"use server";

import { redirect } from "next/navigation";
import { requireOperator } from "@/lib/auth/gates";
import { switchRemindersOff, updateLetterChoices } from "@/lib/data/letter-choices";
import { retryLetter } from "@/lib/data/letters";
import { paths } from "@/lib/paths";
import { letterChoicesInput, offInput, retryLetterInput } from "@/lib/schemas/letters";
import { formOf, readForm } from "./form";
import { personForm } from "./form-action";

/** Chooses which reminders one gets. */
export const saveLetterChoices = personForm(paths.profile(), letterChoicesInput, async (actor, input) => {
  await updateLetterChoices(actor.id, input);
  redirect(`${paths.profile()}?done=letters`);
});

/** Turns reminders off by the link in an email. Whoever has the email may; nobody has to sign in, so it reads one field. */
export async function switchOff(form: FormData): Promise<void> {
  const input = offInput.safeParse({ token: formOf(form).get("token") });
  if (!input.success) redirect(paths.home());
  await switchRemindersOff(input.data.token);
  redirect(paths.lettersOff(input.data.token));
}

/** Sends a letter once more that was given up. */
export async function tryLetterAgain(form: FormData): Promise<void> {
  await requireOperator();
  const input = readForm(retryLetterInput, formOf(form));
  if (input.ok) await retryLetter(input.value.letterId);
  redirect(`${paths.letters()}?done=again`);
}
