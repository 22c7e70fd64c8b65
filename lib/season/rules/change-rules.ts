import { isOver, type SeasonStatusName } from "./steps";

export type RulesRefusal = "season-over" | "changed-meanwhile" | "stages-published";

export const RULES_REFUSAL_SENTENCES: Record<RulesRefusal, string> = {
  "season-over": "The season is over, and its rules stay as they were. A new season can have others.",
  "changed-meanwhile":
    "The rules were changed while you were writing. What you changed is still here, beside what is new; read it, then save again.",
  "stages-published":
    "A division is published, so the format stays as it is: its players have their schedule. Everything else can be changed.",
};

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
  if (facts.version !== facts.madeFrom) return "changed-meanwhile";
  return facts.changesFormat && facts.isPublished ? "stages-published" : null;
}
