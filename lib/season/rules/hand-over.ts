import type { StepRefusal } from "./steps";

/** Why a season isn't copied, archived or taken out of the archive. */
export type HandOverRefusal = "name-taken" | StepRefusal | "not-settled";

export const HAND_OVER_REFUSAL_SENTENCES: Record<HandOverRefusal, string> = {
  "name-taken": "Another season already uses this address. Choose a different one.",
  "wrong-status": "This season isn’t finished.",
  changed: "Someone changed this season after you opened the page. This is how it is now.",
  "not-settled":
    "A match of this season, or a correction, is still waiting for its players or for you. Decide it or void the match, then archive the season.",
};
