import { z } from "zod";
import { CHOOSE } from "@/lib/season/input/shapes";
import { groupsRules } from "./groups/rules";
import { knockoutRules } from "./knockout/rules";
import { roundRobinRules } from "./round-robin/rules";

/** A stage of the rule pack: one of these sections, told apart by its format. */
export const stageRules = z.discriminatedUnion(
  "format",
  [roundRobinRules, knockoutRules, groupsRules],
  CHOOSE,
);

export type StageRules = z.infer<typeof stageRules>;
export type StageKey = StageRules["format"];
