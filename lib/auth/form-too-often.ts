import type { Use } from "@/lib/limits/spend";
import { tooOften } from "@/lib/limits/too-often";
import { type FormState, trouble } from "@/lib/shared/form";

/** Counts a use; the trouble of a form that was sent too often keeps what was typed and says when to come again. */
export async function formTooOften(form: FormData, use: Use): Promise<FormState> {
  const sentence = await tooOften(use);
  return sentence === null ? null : trouble(form, sentence);
}
