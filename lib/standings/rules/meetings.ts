import type { MatchOutcome, SideResult } from "@/lib/match/rules/outcome";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import type { Points } from "@/lib/season/input/rule-pack";
import { isDoubleForfeit, isForfeit, type StandingsEntry, type StandingsResult } from "./results";

/** A counted match from one side of it. */
export type Meeting = {
  /** The place of the opponent in the list of entries: a number is found faster than an id. */
  readonly opponent: number;
  readonly result: SideResult;
  /** What it is worth to this side under the rule pack. */
  readonly points: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
  readonly isForfeit: boolean;
  readonly isDoubleForfeit: boolean;
  /** Games were played for it: not a forfeit, nor a ruling without a score. */
  readonly isPlayed: boolean;
  /** Games played with Black, as far as they were told. */
  readonly blacks: number;
  /** What this side captured is worth; null where games were played and nobody told. */
  readonly captured: number | null;
};

/**
 * The matches that count, for each entry in the order of the list. Only a final match between two listed entries
 * counts: an unfinished or a void one does not, nor one against somebody who was taken off the list (results annulled
 * after a withdrawal).
 */
export function countedMeetings(
  entries: readonly StandingsEntry[],
  results: readonly StandingsResult[],
  points: Points,
): readonly (readonly Meeting[])[] {
  const places = new Map(entries.map(({ id }, index) => [id, index]));
  const meetings = entries.map((): Meeting[] => []);
  for (const result of results) {
    const { outcome } = result;
    if (result.status !== "final" || !outcome) continue;
    const home = places.get(result.homeEntryId);
    const away = places.get(result.awayEntryId);
    if (home === undefined || away === undefined) continue;
    meetings[home]?.push(meetingFor("home", away, result, outcome, points));
    meetings[away]?.push(meetingFor("away", home, result, outcome, points));
  }
  return meetings;
}

/** What an outcome is worth to a side. A kind of result without a setting of its own is worth what a win or a loss is. */
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
