import { counted } from "@/lib/shared/text";
import type { LeagueRules } from "./settings/league";
import type { TieBreak } from "./tie-breaks";

/** Who decides what the sheet doesn't say. */
export const AUTHORITY_NAMES: Record<LeagueRules["authority"], string> = {
  "us-chess": "the U.S. Chess Federation",
  fide: "FIDE (the Laws of Chess)",
};

/**
 * What each tie-break compares (FIDE Handbook C.07: art. 6, 7.1, 7.2, 9.1, 9.2, 7.3 and 8.1; games and captured points
 * are ours).
 */
export const TIE_BREAK_RULES: Record<TieBreak, string> = {
  "direct-encounter": "by the points from the matches against each other, if all of them have met",
  wins: "by the number of matches won, including forfeits",
  "wins-over-the-board": "by the number of matches won by playing, not counting forfeits",
  "sonneborn-berger":
    "by Sonneborn-Berger: for each opponent, that opponent’s points times the points scored against them, added up",
  koya: "by Koya: the points scored against players who have at least half of the possible points",
  "game-points": "by games won, with half for each drawn game that counts",
  "game-difference": "by games won minus games lost",
  "captured-points":
    "by captured points: what the pieces they captured are worth, if that was reported for every match they played",
  "games-with-black": "by the number of games played with Black",
  buchholz: "by Buchholz: the points of all their opponents, added up, if they have met different opponents",
};

const ORDINALS = ["first", "then", "then", "then"];

/** Hours in the largest units that fit: "two days", "36 hours", "two minutes", "90 seconds". */
export function duration(hours: number): string {
  const seconds = Math.round(hours * 3600);
  if (seconds % 86_400 === 0 && seconds > 0) return counted(seconds / 86_400, "day");
  if (seconds % 3600 === 0) return counted(seconds / 3600, "hour");
  return seconds % 60 === 0 ? counted(seconds / 60, "minute") : counted(seconds, "second");
}

/** "more than 15 minutes late"; "late" without a grace period. */
export function tooLate(noShowGraceMinutes: number): string {
  return noShowGraceMinutes === 0 ? "late" : `more than ${counted(noShowGraceMinutes, "minute")} late`;
}

/** "first by a; then by b; then by c". */
export function inOrder(items: readonly string[]): string {
  return items.length === 1
    ? items.join("")
    : items.map((item, at) => `${ORDINALS[at] ?? "then"} ${item}`).join("; ");
}
