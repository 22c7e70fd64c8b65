import { formatOf } from "./formats";
import type { GroupsRules } from "./groups/rules";
import type { KnockoutRules } from "./knockout/rules";
import type { StageRules } from "./stage-rules";

type Stages = { readonly stages: readonly StageRules[] };

// The sections of a rule pack's stages. A season has at most one of each format.

/** Do any of its matches add up to tables? A knockout alone has none. */
export function hasTables({ stages }: Stages): boolean {
  return stages.some((stage) => formatOf(stage).makesTable);
}

export function knockoutOf({ stages }: Stages): KnockoutRules | undefined {
  return stages.find((stage) => stage.format === "knockout");
}

export function groupsOf({ stages }: Stages): GroupsRules | undefined {
  return stages.find((stage) => stage.format === "groups");
}
