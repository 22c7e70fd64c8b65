import type { StageFormat } from "./format";
import { groups } from "./groups/format";
import { knockout } from "./knockout/format";
import { roundRobin } from "./round-robin/format";
import type { StageKey } from "./stage-rules";

const FORMATS: Readonly<Record<StageKey, StageFormat>> = {
  "round-robin": roundRobin,
  knockout,
  groups,
};

/** The format of a stage, of its rules, or of a round in it. */
export function formatOf({ format }: { readonly format: StageKey }): StageFormat {
  return FORMATS[format];
}
