import { z } from "zod";
import { CHOOSE } from "@/lib/season/rules/settings/kinds";
import { groupsRules } from "./groups/rules";
import { knockoutRules } from "./knockout/rules";
import { roundRobinRules } from "./round-robin/rules";

/** A stage of the rule pack: the section of one of the formats, distinguished by its name. */
export const stageRules = z.discriminatedUnion(
  "format",
  [roundRobinRules, groupsRules, knockoutRules],
  CHOOSE,
);

export type StageRules = z.infer<typeof stageRules>;

/** The name of a format in the rule pack. */
export type StageKey = StageRules["format"];
