import { z } from "zod";
import { CHOOSE } from "@/lib/season/rules/settings/kinds";
import { GROUPS, groupsRules } from "./groups/rules";
import { KNOCKOUT, knockoutRules } from "./knockout/rules";
import { ROUND_ROBIN, roundRobinRules } from "./round-robin/rules";

/** A stage of the rule pack: one of these sections, distinguished by its format. */
export const stageRules = z.discriminatedUnion(
  "format",
  [roundRobinRules, knockoutRules, groupsRules],
  CHOOSE,
);

export type StageRules = z.infer<typeof stageRules>;
export type StageKey = StageRules["format"];

/** The settings of each format. */
export const STAGE_SETTINGS = {
  "round-robin": ROUND_ROBIN,
  knockout: KNOCKOUT,
  groups: GROUPS,
} as const satisfies Record<StageKey, unknown>;
