import type { Pair } from "@/lib/people/words/names";
import type { ReportedGame } from "../rules/games";
import { gameDifferences } from "../rules/same-games";

/**
 * What a version of a game has to add if the other says the same about who won and how: " (Noor had White)". Empty if
 * the winner or the ending tells them apart, or if nothing does.
 */
export function differenceNote(game: ReportedGame, other: ReportedGame | undefined, names: Pair): string {
  const differences = other ? gameDifferences(game, other) : [];
  if (differences.length === 0 || differences.includes("result")) return "";
  if (differences.includes("colors")) return ` (${names[game.white]} had White)`;
  return differences.includes("moves") ? " (different moves)" : " (different captured points)";
}
