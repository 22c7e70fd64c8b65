import { type Game, makeFen, makeSan, makeUci, play as playOn } from "chess-core";
import { addMinutes, type Instant } from "@/lib/shared/instant";
import type { PlacedEvent } from "./cursor";
import { foldGame, NEW_GAME } from "./evolve";
import type { LiveGame, LiveMove } from "./live-updates";
import type { GameState, Play } from "./state";

/** An event with the instant at which it was stored. */
export type TimedEvent = PlacedEvent & { readonly at: Instant };

/** Splits events into those that may be seen and those that are too new. One that has to wait makes the later ones wait. */
export function seenBy(
  events: readonly TimedEvent[],
  now: Instant,
  delayMs: number,
): { readonly seen: readonly TimedEvent[]; readonly hidden: readonly TimedEvent[] } {
  const first = events.findIndex(({ at }) => addMinutes(at, delayMs / 60_000) > now);
  return first < 0
    ? { seen: events, hidden: [] }
    : { seen: events.slice(0, first), hidden: events.slice(first) };
}

/** The games of a match by number, folded on top of what they were. */
export function foldGames(
  events: readonly PlacedEvent[],
  before: ReadonlyMap<number, GameState> = new Map(),
): ReadonlyMap<number, GameState> {
  const games = new Map(before);
  for (const { number, event } of events) games.set(number, foldGame([event], games.get(number) ?? NEW_GAME));
  return games;
}

/** A game as everyone sees it; null before it starts. */
export function liveGame(number: number, { play, ended }: GameState): LiveGame | null {
  if (!play) return null;
  const { white, keptAs, clock, left, turn, times } = play;
  return {
    number,
    white,
    keptAs,
    moves: movesOf(play),
    clock: { clock, left, turn },
    isClockUsed: keptAs === "board" || times.length > 0,
    ended: ended && { outcome: ended.outcome, why: ended.why },
  };
}

/** On the board, its moves. At a table, those that both players wrote down alike. */
function movesOf({ keptAs, game, sheets: { home, away } }: Play): readonly LiveMove[] {
  if (keptAs === "board") return namedMoves(game, game.moves.length);
  const parts = home.moves.findIndex((move, index) => {
    const other = away.moves[index];
    return !other || makeUci(move) !== makeUci(other);
  });
  return namedMoves(home, parts < 0 ? home.moves.length : parts);
}

function namedMoves(game: Game, count: number): readonly LiveMove[] {
  if (count === 0) return [];
  let position = game.start;
  return game.moves.slice(0, count).map((move) => {
    const san = makeSan(position, move);
    position = playOn(position, move);
    return { san, fen: makeFen(position), from: move.from, to: move.to };
  });
}
