import type { RulePack, TieBreak } from "@/lib/schemas/rule-pack";
import { sum, type Tally } from "./tally";

type Points = RulePack["standings"]["points"];

/** What a tie-break reads of the whole table. */
export type Field = { readonly tallies: ReadonlyMap<string, Tally>; readonly points: Points };

/**
 * A tie-break's value for each of the tied, or null where it cannot be used on this group. More is better.
 *
 * In a round robin a forfeit counts like any other match (FIDE C.07, art. 15.2).
 */
export const TIE_BREAK_VALUES: Record<
  TieBreak,
  (tied: readonly Tally[], field: Field) => readonly number[] | null
> = {
  "direct-encounter": directEncounter,
  wins: (tied) => tied.map((tally) => tally.won),
  "sonneborn-berger": (tied, field) => tied.map((tally) => sonnebornBerger(tally, field)),
  "game-difference": (tied) => tied.map((tally) => tally.gamesWon - tally.gamesLost),
};

/** Points from the matches among the tied, once all of them have met (FIDE C.07, art. 6). */
function directEncounter(tied: readonly Tally[], { points }: Field): readonly number[] | null {
  const among = new Set(tied.map(({ id }) => id));
  const meetings = tied.map((tally) => tally.meetings.filter(({ opponentId }) => among.has(opponentId)));
  const haveAllMet = meetings.every(
    (own) => new Set(own.map(({ opponentId }) => opponentId)).size === tied.length - 1,
  );
  if (!haveAllMet) return null;
  return meetings.map((own) => sum(own.map(({ result }) => points[result])));
}

/** For each opponent their points times the points taken from them, summed (FIDE C.07, art. 9.1). */
function sonnebornBerger(tally: Tally, { tallies, points }: Field): number {
  return sum(
    tally.meetings.map(({ opponentId, result }) => (tallies.get(opponentId)?.points ?? 0) * points[result]),
  );
}
