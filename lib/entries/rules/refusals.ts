import type { CampusEntryRefusal } from "@/lib/campus/rules/can-register";
import type { CampusIdRefusal } from "@/lib/eligibility/rules/campus-id";
import type { ListRefusal } from "@/lib/eligibility/rules/may-register";
import type { WaiverRefusal } from "@/lib/waivers/rules/sign";
import type { AgeRefusal } from "./age-limit";
import type { HandleRefusal } from "./handle";

/** Why someone can't join or leave a division. The sentences are in lib/entries/words/entry-refusals. */
export type EntryRefusal =
  | "registration-closed"
  | "last-day-over"
  | "already-registered"
  | "not-registered"
  | "has-left"
  | "was-removed"
  | "rules-changed"
  | "division-full"
  | "already-paired"
  | "handle-taken"
  | CampusEntryRefusal
  | CampusIdRefusal
  | ListRefusal
  | WaiverRefusal
  | AgeRefusal
  | HandleRefusal;
