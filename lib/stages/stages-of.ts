import type { MatchRules } from "@/lib/season/rules/settings/match";
import type { PlayoffRules } from "@/lib/season/rules/settings/playoff";
import { hasConditions } from "@/lib/standings/rules/playoff-conditions";
import { formatOf } from "./formats";
import type { GroupsRules } from "./groups/rules";
import type { KnockoutRules } from "./knockout/rules";
import type { StageRules } from "./stage-rules";
import { feedsPlayoff } from "./stage-traits";

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

/** The numbers of games that its matches are the best of, in order: the last rounds of a knockout can have their own. */
export function matchLengths({
  match,
  ...rules
}: Stages & { readonly match: MatchRules }): readonly number[] {
  const { semifinalBestOf, finalBestOf } = knockoutOf(rules) ?? { semifinalBestOf: null, finalBestOf: null };
  const all = [match.bestOf, semifinalBestOf ?? match.bestOf, finalBestOf ?? match.bestOf];
  return [...new Set(all)].sort((one, two) => one - two);
}

/** What the playoff asks besides the rank; null if there's no playoff, or it asks nothing. */
export function conditionsIn({
  stages,
  playoff,
}: Stages & { readonly playoff: PlayoffRules }): PlayoffRules | null {
  return feedsPlayoff(stages.map(formatOf)) && hasConditions(playoff) ? playoff : null;
}
