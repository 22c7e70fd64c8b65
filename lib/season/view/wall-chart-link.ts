import { isOver, type SeasonStatusName } from "../rules/steps";
import type { DivisionState } from "./next-step";

/** Can a season still have matches this week? One that was finished early plays on until its deadlines. */
export function hasMatchesToPrint(
  status: SeasonStatusName,
  divisions: readonly Pick<DivisionState, "isPublished" | "isPlayedOut">[],
): boolean {
  return divisions.some(({ isPublished, isPlayedOut }) => isPublished && !(isOver(status) && isPlayedOut));
}
