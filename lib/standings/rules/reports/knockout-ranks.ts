import type { Bracket, BracketMatch, Occupant } from "@/lib/stages/knockout/fill-bracket";

/**
 * The ranks of a knockout by how far each player got: the winner of the final, then its loser, then the players who
 * were out a round earlier, and so on. Players who were out in the same round share a rank, except that a third-place
 * match separates its two. Players who are still in it share first place.
 *
 * @returns the rank of every entry of the bracket, from 1
 */
export function knockoutRanks({ rounds }: Bracket): ReadonlyMap<string, number> {
  const reached = new Map<string, number>();
  for (const match of rounds.flat()) {
    const isForThird = match.round === rounds.length && match.number === 2;
    if (isForThird) rankThird(match, reached);
    else noteReached(match, reached);
  }
  const all = [...reached.values()];
  return new Map([...reached].map(([id, round]) => [id, 1 + all.filter((other) => other > round).length]));
}

/** A player who hasn't lost isn't behind anyone. */
const STILL_IN = Number.POSITIVE_INFINITY;

function noteReached(match: BracketMatch, reached: Map<string, number>): void {
  const isDecided = match.stage === "decided";
  for (const id of idsOf(match.upperSide, match.lowerSide)) {
    const isOut = isDecided && !idsOf(match.winner).includes(id);
    reached.set(id, isOut ? match.round : STILL_IN);
  }
}

/** Half a step: above the others of their round, below the final. */
function rankThird(match: BracketMatch, reached: Map<string, number>): void {
  for (const id of idsOf(match.winner)) reached.set(id, (reached.get(id) ?? 0) + 0.5);
}

function idsOf(...occupants: readonly Occupant[]): readonly string[] {
  return occupants.flatMap((occupant) => (occupant.kind === "entry" ? [occupant.id] : []));
}
