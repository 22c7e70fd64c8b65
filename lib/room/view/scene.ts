import type { Score } from "@/lib/match/rules/series";
import type { Side } from "@/lib/match/rules/sides";
import { gameContext, type MatchOfGames, seriesOf } from "../rules/context";
import { gameOfMatch } from "../rules/cursor";
import { NEW_GAME } from "../rules/evolve";
import type { GameState } from "../rules/state";
import type { ShownGame } from "../rules/sync";

/** The game that the room shows a player: the last one that has started or that they're ready for, or the first. */
export type RoomScene = {
  readonly number: number;
  /** Which game of the match it is, counted from the first that counts. */
  readonly game: number;
  readonly state: GameState;
  readonly score: Score;
  /** The match has a winner, or no further game belongs to it. */
  readonly isDecided: boolean;
  /** A game has ended that the rules leave to the director. */
  readonly needsDirector: boolean;
};

export function roomScene(known: readonly ShownGame[], match: MatchOfGames, side: Side): RoomScene {
  const { firstGame } = match;
  const games = known.filter(({ number }) => number >= firstGame);
  const last = games.findLast(
    ({ number, state }) => number === firstGame || state.play || state.seated[side],
  );
  const series = seriesOf(games, match.rules);
  const number = last?.number ?? firstGame;
  return {
    number,
    game: gameOfMatch(number, firstGame),
    state: last?.state ?? NEW_GAME,
    score: series.score,
    isDecided: series.isDecided,
    needsDirector: games.some(({ state: { ended } }) => ended !== null && ended.outcome === null),
  };
}

/** Who has White in a game that hasn't started; null if it's drawn by lot. */
export function expectedWhite(games: readonly ShownGame[], match: MatchOfGames, number: number) {
  return gameContext(match, games, { number, by: null, now: match.deadlineAt }).white;
}
