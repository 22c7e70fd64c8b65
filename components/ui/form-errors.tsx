import type { FormState } from "@/lib/shared/form";
import { ErrorSummary } from "./error-summary";
import { errorsOf } from "./form-fields";
import { Notice } from "./notice";

/** Why a form came back: its fields one by one, or the sentence of a refusal. */
export function FormErrors({ state, form }: { readonly state: FormState; readonly form: string }) {
  // An answer about an older state of a match is shown above the forms.
  if (!state || state.newest !== undefined) return null;
  const errors = errorsOf(state, form);
  if (errors.length === 0) return <Notice tone="bad" title={state.sentence} focus />;
  const title = `Not sent. Fix ${errors.length === 1 ? "this" : "these"} first.`;
  return <ErrorSummary errors={errors} title={title} />;
}
