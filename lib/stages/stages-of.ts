import type { GroupsRules } from "./groups/rules";
import type { KnockoutRules } from "./knockout/rules";
import type { RoundRobinRules } from "./round-robin/rules";
import type { StageRules } from "./stage-rules";

type Stages = { readonly stages: readonly StageRules[] };

// The sections of a rule pack's stages. A season has at most one of each format.

/** How the stages of a season follow each other: "round-robin", "groups-and-knockout". */
export function shapeOf({ stages }: Stages): string {
  return stages.map(({ format }) => format).join("-and-");
}

export function roundRobinOf({ stages }: Stages): RoundRobinRules | undefined {
  return stages.find((stage) => stage.format === "round-robin");
}

export function knockoutOf({ stages }: Stages): KnockoutRules | undefined {
  return stages.find((stage) => stage.format === "knockout");
}

export function groupsOf({ stages }: Stages): GroupsRules | undefined {
  return stages.find((stage) => stage.format === "groups");
}
