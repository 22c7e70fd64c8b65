import { isOver, type SeasonStatusName } from "@/lib/season/rules/steps";

/** Was a division never paired, and is its season over, so that it won't be? */
export function isUnplayed({
  season,
  rounds,
}: {
  readonly season: { readonly status: SeasonStatusName };
  readonly rounds: readonly unknown[];
}): boolean {
  return rounds.length === 0 && isOver(season.status);
}
