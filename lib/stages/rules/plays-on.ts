import { isOver, type SeasonStatusName } from "@/lib/season/rules/steps";
import type { PlayedDivision } from "./champion";
import { isUnplayed } from "./is-unplayed";
import { isPlayedOut } from "./needs-playoff";

type Division = PlayedDivision & { readonly season: { readonly status: SeasonStatusName } };

/** Can a division still have matches? In a season that was finished early, one that was paired plays on until its deadlines. */
export function playsOn(division: Division): boolean {
  const { status } = division.season;
  if (!isOver(status)) return true;
  return status !== "archived" && !isUnplayed(division) && !isPlayedOut(division);
}
