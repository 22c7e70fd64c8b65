import type { SiteGame } from "./site-game";

/**
 * How long after the start each move was made, in milliseconds, from what the players had left. A move takes what its
 * player had before, less what they had after, plus what the move added. Null if the site didn't give a clock for each
 * move, or gave clocks that can't be: a player can't have gained more than a move adds.
 */
export function elapsedByMove({ time, moves, clocks }: SiteGame): readonly number[] | null {
  if (!time || clocks.length < moves.length) return null;
  const left = [time.seconds * 1000, time.seconds * 1000];
  const added = time.added * 1000;
  let elapsed = 0;
  const moments: number[] = [];
  for (const [ply] of moves.entries()) {
    const after = clocks[ply] ?? 0;
    const before = left[ply % 2] ?? 0;
    // Neither site runs the clock for the first move of each player, nor adds to it.
    const spent = before + (ply < 2 && after === before ? 0 : added) - after;
    if (spent < -ROUNDING_MS) return null;
    elapsed += Math.max(0, spent);
    left[ply % 2] = after;
    moments.push(elapsed);
  }
  return moments;
}

/** Sites round clocks: Chess.com to tenths of a second, Lichess in some formats to whole ones. */
const ROUNDING_MS = 1000;
