import type { EligibilityRefusal } from "./eligibility";
import type { HandleRefusal } from "./handle";

/** Why somebody does not get into a division, or out of it. The sentences stand in lib/entries/words/entry-refusals. */
export type EntryRefusal =
  | "registration-closed"
  | "already-registered"
  | "not-registered"
  | "has-left"
  | "rules-changed"
  | "division-full"
  | "already-paired"
  | "handle-taken"
  | EligibilityRefusal
  | HandleRefusal;
