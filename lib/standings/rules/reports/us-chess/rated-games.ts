import { type ReportedGame, winnerOf } from "@/lib/match/rules/games";
import type { MatchOutcome } from "@/lib/match/rules/outcome";
import { otherSide, SIDES, type Side } from "@/lib/match/rules/sides";

/** A match as far as ratings are concerned. */
export type RatedMatch = {
  readonly home: string;
  readonly away: string;
  /** Null until it's decided. Void matches aren't in a report. */
  readonly outcome: MatchOutcome | null;
  /** The games that make up the result; null if they aren't known, as after a ruling. */
  readonly games: readonly ReportedGame[] | null;
};

/** What a player did in one game, or that there was none. */
export type RatedGame =
  | { readonly result: "W" | "L" | "D"; readonly opponent: string; readonly color: "W" | "B" }
  | { readonly result: "X" | "F" | "U" };

/** Not played. */
export const UNPLAYED: RatedGame = { result: "U" };

/**
 * The games of a round by player, all with the same number of games: US Chess rates games, so each game of a match is a
 * round of its own. A match that was decided without playing is one forfeited game. Left out are games that captured
 * points decided, which no rule of US Chess knows, and matches whose games aren't known.
 */
export function gamesInRound(matches: readonly RatedMatch[]): ReadonlyMap<string, readonly RatedGame[]> {
  const most = Math.max(1, ...matches.map(({ games }) => games?.length ?? 0));
  return new Map(
    matches.flatMap((match) =>
      SIDES.map((side) => {
        const played = gamesOf(match, side);
        const rest = Array.from({ length: most - played.length }, () => UNPLAYED);
        return [match[side], [...played, ...rest]] as const;
      }),
    ),
  );
}

function gamesOf(match: RatedMatch, side: Side): readonly RatedGame[] {
  if (!match.outcome) return [];
  if (match.games) return match.games.map((game) => gameOf(game, side, match[otherSide(side)]));
  if (match.outcome.score) return [];
  const { [side]: result } = match.outcome;
  return result === "draw" ? [] : [{ result: result === "win" ? "X" : "F" }];
}

function gameOf(game: ReportedGame, side: Side, opponent: string): RatedGame {
  const winner = winnerOf(game);
  if (game.ending === "match-time") return UNPLAYED;
  if (game.ending === "forfeit") return { result: winner === side ? "X" : "F" };
  const color = game.white === side ? "W" : "B";
  return { result: winner === null ? "D" : winner === side ? "W" : "L", opponent, color };
}

/** Was it decided by playing, with games that aren't known or that can't be rated? */
export function isLeftOut({ outcome, games }: RatedMatch): boolean {
  if (!outcome) return false;
  return games ? games.some(({ ending }) => ending === "match-time") : outcome.score !== null;
}
