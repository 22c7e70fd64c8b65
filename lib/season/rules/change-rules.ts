import { isOver, type SeasonStatusName } from "./steps";

export type RulesRefusal = "season-over" | "changed" | "stages-published";

/**
 * Why the rules of a season can't be changed; null if they can. `version` is the newest one, `madeFrom` the one the
 * director edited, `changesFormat` whether the change affects the stages, and `isPublished` whether a division has been
 * paired.
 */
export function refuseRulesChange(facts: {
  readonly status: SeasonStatusName;
  readonly version: number;
  readonly madeFrom: number;
  readonly changesFormat: boolean;
  readonly isPublished: boolean;
}): RulesRefusal | null {
  if (isOver(facts.status)) return "season-over";
  if (facts.version !== facts.madeFrom) return "changed";
  return facts.changesFormat && facts.isPublished ? "stages-published" : null;
}
