import { changeOfMatch } from "@/lib/match/store/change-of-match";
import type { ShownMatch } from "@/lib/match/store/match-record";
import type { PlayerMatch } from "@/lib/match/store/read-match";

/** A match whose players are rated, and the public pages that a new average can change. */
export function ratedMatch(match: ShownMatch | PlayerMatch) {
  return { matchId: match.id, rules: match.rules, change: changeOfMatch(match) };
}
