import type { Use } from "@/lib/limits/spend";
import { tooOften } from "@/lib/limits/too-often";
import { type FormState, formErrors } from "@/lib/shared/form";

/**
 * Counts uses, or none if one is used up. The errors of a form that was sent too often keep what was typed and say when to
 * try again.
 */
export async function formTooOften(form: FormData, ...uses: readonly Use[]): Promise<FormState> {
  const sentence = await tooOften(...uses);
  return sentence === null ? null : formErrors(form, sentence);
}
