import type { StageFormat } from "./format";
import { groups } from "./groups/format";
import { knockout } from "./knockout/format";
import { roundRobin } from "./round-robin/format";
import type { StageKey } from "./stage-rules";

/** The registry: every format by its name in the rule pack. */
export const FORMATS = {
  "round-robin": roundRobin,
  groups,
  knockout,
} satisfies Record<StageKey, unknown>;

/** The format of a stage, of its rules, or of one of its rounds. */
export function formatOf({ format }: { readonly format: StageKey }): StageFormat {
  return FORMATS[format];
}

/** The formats whose later matches depend on the results of earlier ones. */
export const FED_BY_RESULTS: readonly StageKey[] = keysWhere(({ after }) => after !== null);

/** The formats whose matches add up to standings. */
export const WITH_TABLE: readonly StageKey[] = keysWhere(({ makesTable }) => makesTable);

function keysWhere(is: (format: StageFormat) => boolean): readonly StageKey[] {
  return Object.values<StageFormat>(FORMATS)
    .filter(is)
    .map(({ key }) => key);
}
