import type { StepRefusal } from "./steps";

/** Why a season isn't copied, archived or taken out of the archive. */
export type HandOverRefusal = "name-taken" | StepRefusal | "not-settled";

export const HAND_OVER_REFUSAL_SENTENCES: Record<HandOverRefusal, string> = {
  "name-taken": "There is a season at this address already. Choose another address.",
  "wrong-status": "This season isn't finished.",
  changed: "Somebody changed this season after you opened the page. Here's where it is now.",
  "not-settled":
    "A match of this season still waits for its players or for you. Decide it or void it, then archive the season.",
};
