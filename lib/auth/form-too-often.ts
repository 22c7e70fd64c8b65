import type { Use } from "@/lib/limits/spend";
import { tooOften } from "@/lib/limits/too-often";
import { type FormState, formErrors } from "@/lib/shared/form";

/** Counts a use; the errors of a form that was sent too often keep what was typed and say when to try again. */
export async function formTooOften(form: FormData, use: Use): Promise<FormState> {
  const sentence = await tooOften(use);
  return sentence === null ? null : formErrors(form, sentence);
}
