import type { FormState, Showing } from "@/lib/shared/form";
import type { FormError } from "./error-summary";

/** What a field of a refused form is rendered with: what was typed, and what's wrong with it. */
export type FieldState = {
  readonly name: string;
  readonly id: string;
  readonly error: string | undefined;
  readonly defaultValue: string | undefined;
};

/** What a form shows, and its errors: one of them, or neither. Another release may answer something that's neither. */
export function readState<Shown>(state: FormState | Showing<Shown>): {
  readonly shown: Shown | null;
  readonly errors: FormState;
} {
  if (state && "shown" in state) return { shown: state.shown, errors: null };
  return { shown: null, errors: state && "fields" in state ? state : null };
}

/**
 * The fields of one of several forms on a page. Their names are those the action reads; their ids begin with the form's
 * own prefix, so that two forms can both ask for a reason.
 */
export function fieldsOf(state: FormState, form: string) {
  return (name: string, otherwise?: string): FieldState => ({
    name,
    id: fieldId(form, name),
    error: state?.fields[name],
    defaultValue: state?.typed[name] ?? otherwise,
  });
}

/** The errors, each with the id of its field. */
export function errorsOf(state: FormState, form: string): readonly FormError[] {
  return Object.entries(state?.fields ?? {}).map(([name, message]) => ({
    field: fieldId(form, name),
    message,
  }));
}

function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

/**
 * The hint of a field, with what's saved now if someone else saved first and it isn't what was typed: the field itself
 * keeps what was typed.
 *
 * @param words the saved value as the page says it, if it isn't said as it's sent
 */
export function savedNow(
  state: FormState,
  name: string,
  { saved, words = saved, hint }: { readonly saved: string; readonly words?: string; readonly hint?: string },
): string | undefined {
  const typed = state?.outdated ? state.typed[name] : undefined;
  if (typed === undefined || typed === saved) return hint;
  return [`Now saved: ${words || "nothing"}.`, hint].filter(Boolean).join(" ");
}
