import { hasForfeited } from "@/lib/match/rules/outcome";
import { SIDES } from "@/lib/match/rules/sides";
import type { PlayoffRules } from "@/lib/season/rules/settings/playoff";
import type { StandingsRow } from "./rank-entries";
import type { StandingsEntry, StandingsResult } from "./results";

/** What keeps a player out of the playoff whatever the rank. */
export type MissedCondition = "points" | "sportsmanship" | "forfeit";

type Row = Pick<StandingsRow, "entryId" | "points" | "played"> &
  Pick<StandingsEntry, "isBelowAverage" | "forgiven">;

/**
 * The conditions of the playoff that a player misses so far. The share is that of the points for a win in every counted
 * match, so it's met by a player who hasn't played yet. A forfeit is one that counts toward too many: lost by forfeit
 * or double forfeit, not by a default, not by a ruling, and not one that the director forgave. An average in sportsmanship is compared where ratings are
 * read, so that no figure leaves there.
 *
 * @param win the points for a win
 */
export function missedConditions(
  { entryId, points, played, isBelowAverage, forgiven = [] }: Row,
  results: readonly StandingsResult[],
  { leastPercent, leastSportsmanship, afterForfeit }: PlayoffRules,
  win: number,
): readonly MissedCondition[] {
  const isShort = leastPercent !== null && points * 100 < leastPercent * win * played;
  const isOut =
    afterForfeit === "stays-out" &&
    results.some((result) => isForfeitOf(entryId, result) && !forgiven.includes(result.matchId ?? ""));
  const isUnsporting = leastSportsmanship !== null && isBelowAverage === true;
  return [
    ...(isShort ? (["points"] as const) : []),
    ...(isUnsporting ? (["sportsmanship"] as const) : []),
    ...(isOut ? (["forfeit"] as const) : []),
  ];
}

/** Does a season ask for more than a rank? */
export function hasConditions({ leastPercent, leastSportsmanship, afterForfeit }: PlayoffRules): boolean {
  return leastPercent !== null || leastSportsmanship !== null || afterForfeit === "stays-out";
}

function isForfeitOf(entryId: string, { status, outcome, ...result }: StandingsResult): boolean {
  if (status !== "final" || !outcome) return false;
  return SIDES.some((side) => result[`${side}EntryId`] === entryId && hasForfeited(outcome, side));
}
