import { list } from "@/lib/shared/text";
import type { BreakRefusal } from "../rules/breaks";
import type { RulesRefusal } from "../rules/change-rules";
import { type DivisionRefusal, type EditRefusal, MOST_DIVISIONS } from "../rules/edit-season";
import type { HandOverRefusal } from "../rules/hand-over";
import type { TooOld } from "../rules/too-old";

export const BREAK_REFUSAL_SENTENCES: Record<BreakRefusal, string> = {
  "season-over": "This season is over, so its breaks can’t change anymore.",
};

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

export function tooOldSentence({ tooOld }: TooOld): string {
  return `On that day, ${list(tooOld)} would be too old for their division.`;
}

export const EDIT_REFUSAL_SENTENCES: Record<EditRefusal, string> = {
  archived: "This season is archived. Unarchive it first.",
  changed: "Someone changed this season after you opened the page. Check it, then save again.",
  "address-taken": "Another season uses this address or used it before. Choose a different one.",
  "first-day-fixed": "A schedule is published, so the first day can’t change.",
  "last-day-past": "That day has passed. Pick a later one, or close registration on the season’s page.",
  "not-a-draft":
    "Registration has been open, so this season can’t be deleted. You can finish it and archive it.",
};

export const DIVISION_REFUSAL_SENTENCES: Record<DivisionRefusal, string> = {
  archived: "This season is archived. Unarchive it first.",
  "season-over": "The season is over, so its divisions can only be renamed.",
  "too-many": `A season can have up to ${MOST_DIVISIONS} divisions. Remove an empty one first.`,
  changed: "Someone changed this division after you opened the page. Check it, then save again.",
  "address-taken": "Another division uses this address or used it before. Choose a different one.",
  "name-taken": "Another division has this name. Choose a different one.",
  "not-empty": "Players are registered in this division. Move them to another division first.",
  "only-one": "A season needs at least one division.",
};

export const HAND_OVER_REFUSAL_SENTENCES: Record<HandOverRefusal, string> = {
  "name-taken": "Another season already uses this address. Choose a different one.",
  "wrong-status": "This season isn’t finished.",
  changed: "Someone changed this season after you opened the page. This is how it is now.",
  "not-settled":
    "A match of this season, or a correction, is still waiting for its players or for you. Decide it or void the match, then archive the season.",
};
