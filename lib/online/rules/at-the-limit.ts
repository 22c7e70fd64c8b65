import { type Instant, minutesBetween } from "@/lib/shared/instant";
import { elapsedByMove } from "./elapsed";
import type { SiteGame } from "./site-game";

/** What of a game was played within the time for the match. */
export type WithinLimit =
  | { readonly kind: "whole" }
  /** The time ran out during the game, after this many moves (plies). */
  | { readonly kind: "cut"; readonly plies: number }
  /** It went on longer than the time for the match, and the site doesn't say when each move was made. */
  | { readonly kind: "unknown" }
  /** It began when the time was already over. */
  | { readonly kind: "too-late" };

/**
 * Which moves of a game were made before the time for the match ran out (Texas State 3.II and 3.III), by the site's
 * start of the game and its clocks. A move made in the very last moment counts.
 *
 * @param limitAt when the time for the whole match is over; null if there's no limit
 */
export function withinLimit(game: SiteGame, limitAt: Instant | null): WithinLimit {
  if (limitAt === null) return { kind: "whole" };
  const room = Date.parse(limitAt) - Date.parse(game.startedAt);
  if (room <= 0) return { kind: "too-late" };
  const elapsed = elapsedByMove(game);
  if (lastedMs(game, elapsed) <= room) return { kind: "whole" };
  if (!elapsed) return { kind: "unknown" };
  return { kind: "cut", plies: elapsed.filter((moment) => moment <= room).length };
}

/** Whole minutes that a game lasted. */
export function minutesPlayed(game: SiteGame): number {
  return minutesBetween(game.startedAt, game.endedAt);
}

/**
 * How long the game lasted. The site's own end comes some seconds late, so it's asked only if the last move didn't end
 * the game and no flag fell.
 */
function lastedMs(game: SiteGame, elapsed: readonly number[] | null): number {
  const byEnd = Date.parse(game.endedAt) - Date.parse(game.startedAt);
  const last = elapsed?.at(-1);
  if (last === undefined || game.end.kind !== "played") return byEnd;
  if (ENDS_WITH_THE_MOVE.has(game.end.ending)) return last;
  // The player to move used up what they had left after their previous move.
  if (game.end.ending === "flag") return last + (game.clocks[game.moves.length - 2] ?? 0);
  return Math.max(last, byEnd);
}

const ENDS_WITH_THE_MOVE: ReadonlySet<string> = new Set([
  "checkmate",
  "stalemate",
  "dead-position",
  "fifty-move",
]);
