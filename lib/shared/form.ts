import { notFound } from "next/navigation";
import type { z } from "zod";
import { clockTime } from "./dates";
import { localTime, storable } from "./form-fields";
import type { Zone } from "./instant";
import { isSkipped } from "./wall-clock";

/**
 * What a form gets back when it stays on the page: a sentence, the fields it's about, and what was typed, so nothing is
 * lost. Success redirects instead.
 */
export type FormErrors = {
  readonly sentence: string;
  /** Error sentences by field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** What was typed, to fill the form in again. */
  readonly typed: Readonly<Record<string, string>>;
  /** What a field can be answered with that came back with a question, by its name. */
  readonly answers?: Readonly<Record<string, readonly FieldAnswer[]>>;
  /** The version that the page shows now, if the form answered an older one. */
  readonly newest?: string;
  /** The form answered an older version; `current` is the one to answer, if the refusal knows it. */
  readonly outdated?: { readonly current: string | null };
};
export type FormState = FormErrors | null;
/** What a form shows after it was sent: what it would do, or what it made. */
export type Showing<Shown = unknown> = { readonly shown: Shown };

/** One answer to a question that a form came back with. */
export type FieldAnswer = { readonly value: string; readonly title: string; readonly detail: string };

/**
 * The form an action was called with. Someone who calls an action by hand can send anything; then the form is empty.
 */
export function formOf(sent: unknown): FormData {
  return sent instanceof FormData ? sent : notFound();
}

/** The errors of a form that keeps what was typed. */
export function formErrors(
  form: FormData,
  sentence: string,
  fields: Readonly<Record<string, string>> = {},
): FormErrors {
  return { sentence, fields, typed: typedIn(form) };
}

/** The errors of fields only: the sentence of a single one is also the form's. */
export function fieldErrors(form: FormData, fields: FormErrors["fields"]): FormErrors {
  const sentences = Object.values(fields);
  const sentence = sentences.length === 1 ? (sentences[0] ?? "") : `${sentences.length} things need fixing.`;
  return formErrors(form, sentence, fields);
}

/** Says of a form's errors that it answered an older version, if it did: programs read it and decide again. */
export function markOutdated(
  errors: FormErrors,
  isOutdated: boolean,
  current: string | null = null,
): FormErrors {
  return isOutdated ? { ...errors, outdated: { current } } : errors;
}

/** Reads a form by its schema. `times` and `picks` become lists; any other repeated field becomes one text of lines. */
export function readForm<Schema extends z.ZodType>(
  schema: Schema,
  form: FormData,
):
  | { readonly ok: true; readonly value: z.output<Schema> }
  | { readonly ok: false; readonly errors: FormErrors } {
  const listOf = (name: string) => form.getAll(name).map(String);
  const parsed = schema.safeParse({ ...typedIn(form), times: listOf("times"), picks: listOf("picks") });
  if (parsed.success) return { ok: true, value: parsed.data };
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[String(issue.path[0] ?? "form")] ??= issue.message;
  return { ok: false, errors: fieldErrors(form, fields) };
}

/**
 * The errors of a form with a time that doesn't exist because the clocks skip it in spring; null when every time
 * exists.
 */
export function skippedTime(form: FormData, zone: Zone): FormState {
  for (const [field, value] of form) {
    const typed = localTime.safeParse(value);
    if (!typed.success || !isSkipped(typed.data, zone)) continue;
    const sentence = `Clocks go forward that night and skip ${clockTime(typed.data.slice(11, 16))}. Pick another time.`;
    return formErrors(form, sentence, { [field]: sentence });
  }
  return null;
}

/**
 * A form's values by field name; a field that occurs several times has one value per line. One pass, however many
 * fields.
 */
export function typedIn(form: FormData): Record<string, string> {
  const lines = new Map<string, string[]>();
  for (const [name, value] of form) {
    if (name.startsWith("$ACTION")) continue;
    const known = lines.get(name) ?? [];
    if (typeof value === "string") known.push(value);
    lines.set(name, known);
  }
  return Object.fromEntries([...lines].map(([name, values]) => [name, storable(values.join("\n"))]));
}
