import type { KnockoutRules, RulePack, StageRules } from "../input/rule-pack";

type RoundRobinRules = Extract<StageRules, { format: "round-robin" }>;

/** How the stages of a season follow each other. */
export type Format = "round-robin" | "knockout" | "round-robin-and-knockout";

export function formatOf(rules: Pick<RulePack, "stages">): Format {
  if (!knockoutOf(rules)) return "round-robin";
  return roundRobinOf(rules) ? "round-robin-and-knockout" : "knockout";
}

export function roundRobinOf({ stages }: Pick<RulePack, "stages">): RoundRobinRules | undefined {
  return stages.find((stage) => stage.format === "round-robin");
}

export function knockoutOf({ stages }: Pick<RulePack, "stages">): KnockoutRules | undefined {
  return stages.find((stage) => stage.format === "knockout");
}
