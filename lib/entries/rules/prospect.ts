import type { RulePack } from "@/lib/season/input/rule-pack";
import { isOver, type SeasonStatusName } from "@/lib/season/rules/steps";
import type { Instant } from "@/lib/shared/instant";
import { type LateRound, planLateEntry } from "./late-entry";

/**
 * How someone on a waitlist can still get a spot: as the next player, before the pairings; the open spot of a published
 * round robin, from the director; or not anymore.
 */
export type Prospect = "next" | "director" | "none";

/** How the players on a division's waitlist can still get a spot. */
export function prospectOf(
  {
    season,
    rounds,
  }: {
    readonly season: { readonly status: SeasonStatusName; readonly rules: Pick<RulePack, "stages"> };
    readonly rounds: readonly LateRound[];
  },
  now: Instant,
): Prospect {
  if (isOver(season.status)) return "none";
  if (rounds.length === 0) return "next";
  return planLateEntry(rounds, season.rules, now).ok ? "director" : "none";
}
