import type { Pair } from "@/lib/people/words/names";
import type { MatchRules } from "@/lib/season/rules/settings/match";
import { printPoints } from "@/lib/standings/rules/print-points";
import { type ReportedGame, winnerOf } from "../rules/games";
import type { MatchOutcome } from "../rules/outcome";
import { isReplayed, type Score } from "../rules/series";
import { otherSide, type Side } from "../rules/sides";

/** "2–1" with an en dash, home first, in the order of the scoresheet's columns. */
export function score({ home, away }: Score): string {
  return `${printPoints(home)}–${printPoints(away)}`;
}

/** The score as one side reads it: its own games first. */
export function scoreFor(side: Side, { home, away }: Score): string {
  return side === "home" ? score({ home, away }) : score({ home: away, away: home });
}

/** "2–1" with the winner's games first, the way people say it. */
export function winningScore({ home, away }: Score): string {
  return `${printPoints(Math.max(home, away))}–${printPoints(Math.min(home, away))}`;
}

/** Who won a match; null for a draw and for a loss of both. */
export function winnerOfMatch(outcome: Pick<MatchOutcome, Side>): Side | null {
  if (outcome.home === "win") return "home";
  return outcome.away === "win" ? "away" : null;
}

/** Do two outcomes give both sides the same, by the same score if both have one, and both or neither by forfeit? */
export function isSameResult(one: MatchOutcome, other: MatchOutcome): boolean {
  if (one.home !== other.home || one.away !== other.away) return false;
  if (byForfeit(one) !== byForfeit(other)) return false;
  return !one.score || !other.score || score(one.score) === score(other.score);
}

/** Does a correction leave the result as it is, and change only the games? */
export function leavesResult(corrected: MatchOutcome, confirmed: MatchOutcome | null): boolean {
  return confirmed !== null && isSameResult(corrected, confirmed);
}

/** "2–1 to Amara", "1½–1½, drawn", "a loss for both", "a win for Amara": an outcome in a sentence. */
export function outcomeWords(outcome: MatchOutcome, names: Pair): string {
  const winner = winnerOfMatch(outcome);
  if (winner && outcome.score) return `${winningScore(outcome.score)} to ${names[winner]}`;
  if (winner) return `a win for ${names[winner]}`;
  if (outcome.home === "draw") return outcome.score ? `${score(outcome.score)}, drawn` : "a draw";
  return "a loss for both";
}

/** An outcome that a director ruled: "2–1 to Amara", "a win for Amara by forfeit", "a loss for both by forfeit". */
export function rulingWords(outcome: MatchOutcome, names: Pair): string {
  return outcomeWords(outcome, names) + byForfeit(outcome);
}

/** " by forfeit" if it was lost by not playing. */
export function byForfeit({ decidedBy }: Pick<MatchOutcome, "decidedBy">): string {
  return decidedBy === "forfeit" || decidedBy === "double-forfeit" ? " by forfeit" : "";
}

/** "Amara says that Theo didn’t come": a claim in a sentence. */
export function absentWords(by: Side, names: Pair): string {
  return `${names[by]} says that ${names[otherSide(by)]} didn’t come`;
}

/** "2–1 to Amara", for a series that may not be over: "1–1 so far". */
export function seriesWords(soFar: Score, names: Pair): string {
  if (soFar.home === soFar.away) return score(soFar);
  return `${winningScore(soFar)} to ${names[soFar.home > soFar.away ? "home" : "away"]}`;
}

/** "1–0, ½–½ (replayed), 0–1": the games one by one, home first regardless of colors. */
export function gameScores(games: readonly ReportedGame[], rules: MatchRules): string {
  return games.map((game) => gameScore(game) + (isReplayed(game, rules) ? " (replayed)" : "")).join(", ");
}

function gameScore(game: ReportedGame): string {
  const winner = winnerOf(game);
  if (!winner) return "½–½";
  return winner === "home" ? "1–0" : "0–1";
}
