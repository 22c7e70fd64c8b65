import { z } from "zod";
import { oneLine } from "@/lib/shared/one-line";
import { LIST_SEPARATOR } from "./list-separator";

/** A kind of setting: which values it can have, how they're typed, and how they read. */
export type Kind<Value> = {
  readonly control: "line" | "number" | "time" | "list" | "choice" | "cards" | "ranking";
  /** Its messages are sentences to show at the field. */
  readonly schema: z.ZodType<Value>;
  /** Converts what was typed to what the schema expects. */
  readonly read: (typed: string) => unknown;
  /** The possible answers: each as the form value, and in words. */
  readonly choices: Readonly<Record<string, string>> | null;
  /** What an empty field means: "no limit". Null: it can't be empty. */
  readonly empty: string | null;
  /** For numbers. */
  readonly range?: { readonly least: number; readonly most: number; readonly step: number };
  /** For a line, in characters. */
  readonly longest?: number;
};

export const CHOOSE = "Choose one of these.";
const WHEN = "Enter a time of day, like 23:59.";

/** One line of text. */
export function line(most: number, missing: string): Kind<string> {
  const text = z.string(missing).overwrite(oneLine);
  return {
    control: "line",
    schema: text.min(1, missing).max(most, `Keep this under ${most} characters.`),
    read: (typed) => typed,
    choices: null,
    empty: null,
    longest: most,
  };
}

/** One line of text, or nothing. */
export function optionalLine(most: number, empty: string): Kind<string> {
  const schema = z.string(CHOOSE).overwrite(oneLine).max(most, `Keep this under ${most} characters.`);
  return { control: "line", schema, read: (typed) => typed, choices: null, empty, longest: most };
}

/** A whole number in a range. */
export function whole(least: number, most: number): Kind<number> {
  const wrong = `Enter a whole number from ${least} to ${most}.`;
  return {
    ...number(least, most, 1),
    schema: z.number(wrong).int(wrong).min(least, wrong).max(most, wrong),
  };
}

/** A number in a range, in halves. */
export function halves(least: number, most: number): Kind<number> {
  const wrong = `Enter a number from ${least} to ${most}, in steps of 0.5.`;
  return {
    ...number(least, most, 0.5),
    schema: z.number(wrong).multipleOf(0.5, wrong).min(least, wrong).max(most, wrong),
  };
}

function number(least: number, most: number, step: number) {
  return {
    control: "number" as const,
    read: (typed: string) => (typed === "" ? Number.NaN : Number(typed)),
    choices: null,
    empty: null,
    range: { least, most, step },
  };
}

/** A kind of setting that can also be off; `empty` says what that means: "no limit". */
export function orOff<Value>(kind: Kind<Value>, empty: string): Kind<Value | null> {
  return {
    ...kind,
    schema: kind.schema.nullable(),
    read: (typed) => (typed === "" ? null : kind.read(typed)),
    empty,
  };
}

/** A time of day in the organization's zone: "23:59". */
export function timeOfDay(): Kind<string> {
  return {
    control: "time",
    schema: z.string(WHEN).regex(/^([01]\d|2[0-3]):[0-5]\d$/, WHEN),
    read: (typed) => typed,
    choices: null,
    empty: null,
  };
}

/** One of several answers, each with its words. An empty field is the answer null. */
export function choice<const Value extends string | number | boolean | null>(
  answers: readonly (readonly [value: Value, words: string])[],
): Kind<Value> {
  const values = answers.map(([value]) => value);
  return {
    control: "choice",
    schema: z.literal(values, CHOOSE),
    // Other values stay as typed, for the schema to refuse.
    read: (typed) => {
      const index = values.findIndex((value) => formText(value) === typed);
      return index < 0 ? typed : values[index];
    },
    choices: Object.fromEntries(answers.map(([value, words]) => [formText(value), words])),
    empty: null,
  };
}

/** One of several answers by name. */
export function named<const Value extends string>(names: Readonly<Record<Value, string>>): Kind<Value> {
  return choice((Object.keys(names) as Value[]).map((value) => [value, names[value]] as const));
}

/** A choice that other settings depend on, so the form shows all its answers. */
export function cards<Value>(kind: Kind<Value>): Kind<Value> {
  return { ...kind, control: "cards" };
}

/** Whole numbers on one line: "48, 6". */
export function numbers(
  least: number,
  most: number,
  atMost: { readonly count: number; readonly wrong: string },
) {
  return {
    control: "list",
    schema: z.array(whole(least, most).schema).max(atMost.count, atMost.wrong),
    read: (typed: string) =>
      typed
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(Number),
    choices: null,
    empty: "none",
    range: { least, most, step: 1 },
  } as const satisfies Kind<number[]>;
}

/** Some of several values, in order. */
export function ranking<const Value extends string>(values: Readonly<Record<Value, string>>): Kind<Value[]> {
  const known = Object.keys(values) as Value[];
  return {
    control: "ranking",
    schema: z.array(z.literal(known, CHOOSE)).max(known.length, "Use each of these only once."),
    read: (typed) => typed.split(LIST_SEPARATOR).filter(Boolean),
    choices: values,
    empty: "none",
  };
}

/** A value as its field shows it; empty if it's off. */
export function formText(value: unknown): string {
  if (value === null) return "";
  return Array.isArray(value) ? value.join(LIST_SEPARATOR) : String(value);
}

/** A field's value in words: "Best of three", "60", "48, 6", "no limit". */
export function fieldWords(kind: Pick<Kind<unknown>, "choices" | "empty">, typed: string): string {
  const chosen = kind.choices?.[typed];
  if (chosen !== undefined) return chosen;
  if (typed === "") return kind.empty ?? "nothing";
  const parts = typed.split(LIST_SEPARATOR);
  return parts.map((part) => kind.choices?.[part] ?? part).join(", ");
}
