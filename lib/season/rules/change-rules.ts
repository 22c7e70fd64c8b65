import { isOver, type SeasonStatusName } from "./steps";
import { type TooOld, tooOldSentence } from "./too-old";

export type RulesRefusal = "season-over" | "changed" | "stages-published";

const RULES_REFUSAL_SENTENCES: Record<RulesRefusal, string> = {
  "season-over": "The season is over, so its rules can’t be changed. A new season can have different ones.",
  changed:
    "Someone changed the rules while you were editing. Your changes are still here, along with theirs. Check them, then save again.",
  "stages-published":
    "A division’s schedule is published, so the format can’t be changed. Everything else can.",
};

export function rulesRefusalSentence(refusal: RulesRefusal | TooOld): string {
  return typeof refusal === "object" ? tooOldSentence(refusal) : RULES_REFUSAL_SENTENCES[refusal];
}

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
