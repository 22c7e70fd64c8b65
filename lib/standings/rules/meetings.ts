import type { MatchOutcome, SideResult } from "@/lib/match/rules/outcome";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import type { Points } from "@/lib/season/rules/settings/standings";
import { isDoubleForfeit, isForfeit, type StandingsEntry, type StandingsResult } from "./results";

/** A match that counts, from one side of it. */
export type Meeting = {
  /** The index of the opponent in the list of entries, which is faster to look up than an id. */
  readonly opponent: number;
  readonly result: SideResult;
  /** Its points for this side under the rule pack. */
  readonly points: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
  readonly isForfeit: boolean;
  readonly isDoubleForfeit: boolean;
  /** It was won or lost by playing: not by forfeit, and not by a ruling without a score. */
  readonly isPlayed: boolean;
  /** Games played with Black, as far as they were recorded. */
  readonly blacks: number;
  /** The points this side captured; null if games were played and at least one doesn't say. */
  readonly captured: number | null;
};

/**
 * The matches that count, for each entry in the order of the list. Only final matches between two listed entries count:
 * not unfinished or void ones, and not matches against a player who was removed (results annulled after a withdrawal).
 */
export function countedMeetings(
  entries: readonly StandingsEntry[],
  results: readonly StandingsResult[],
  points: Points,
): readonly (readonly Meeting[])[] {
  const indexes = new Map(entries.map(({ id }, index) => [id, index]));
  const meetings = entries.map((): Meeting[] => []);
  for (const result of results) {
    const { outcome } = result;
    if (result.status !== "final" || !outcome) continue;
    const home = indexes.get(result.homeEntryId);
    const away = indexes.get(result.awayEntryId);
    if (home === undefined || away === undefined) continue;
    meetings[home]?.push(meetingFor("home", away, result, outcome, points));
    meetings[away]?.push(meetingFor("away", home, result, outcome, points));
  }
  return meetings;
}

/**
 * The points of an outcome for one side. A kind of result without a setting of its own gets the points of a win or a
 * loss.
 */
export function worthOf(side: Side, outcome: MatchOutcome, points: Points): number {
  if (isDoubleForfeit(outcome)) return points.doubleForfeit ?? points.loss;
  if (!isForfeit(outcome)) return points[outcome[side]];
  return outcome[side] === "win" ? (points.forfeitWin ?? points.win) : (points.forfeitLoss ?? points.loss);
}

function meetingFor(
  side: Side,
  opponent: number,
  result: StandingsResult,
  outcome: MatchOutcome,
  points: Points,
): Meeting {
  const { score } = outcome;
  const isPlayed = score !== null && !isForfeit(outcome);
  return {
    opponent,
    result: outcome[side],
    points: worthOf(side, outcome, points),
    gamesWon: score?.[side] ?? 0,
    gamesLost: score?.[otherSide(side)] ?? 0,
    isForfeit: isForfeit(outcome),
    isDoubleForfeit: isDoubleForfeit(outcome),
    isPlayed,
    blacks: result.blacks?.[side] ?? 0,
    captured: isPlayed ? (result.captured?.[side] ?? null) : 0,
  };
}
