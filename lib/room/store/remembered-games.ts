import type { MatchId } from "@/lib/shared/ids";
import type { GameState } from "../rules/state";
import type { GameRef, LockedGame } from "./lock-game";

/** A game as it was after the newest command that this process executed. */
export type RememberedGame = { readonly game: LockedGame; readonly state: GameState };

/** About 30 KB each. */
const MOST_GAMES = 1_000;

type Memory = { games: Map<string, RememberedGame>; era: number };

/** One for the process: its routes may be loaded more than once. The game that was used last comes last. */
function memory(): Memory {
  const shared = globalThis as { rookeryRememberedGames?: Memory };
  shared.rookeryRememberedGames ??= { games: new Map(), era: 0 };
  return shared.rookeryRememberedGames;
}

function games(): Map<string, RememberedGame> {
  return memory().games;
}

/** Counts how often this process has forgotten everything. */
export function eraOfMemory(): number {
  return memory().era;
}

/** The league may have been out of reach, which changes every clock. What commands on their way find out is old too. */
export function forgetEveryGame(): void {
  memory().games = new Map();
  memory().era += 1;
}

export function recallGame(ref: GameRef): RememberedGame | undefined {
  return games().get(keyOf(ref));
}

/** Remembers a game until it has ended, unless something newer is remembered of it or it was read in an earlier era. */
export function rememberGame(ref: GameRef, remembered: RememberedGame, era = eraOfMemory()): void {
  if (era !== eraOfMemory()) return;
  const key = keyOf(ref);
  const known = games().get(key);
  if (known && known.game.events.length > remembered.game.events.length) return;
  games().delete(key);
  if (remembered.state.ended) return;
  games().set(key, remembered);
  const [oldest] = games().keys();
  if (oldest !== undefined && games().size > MOST_GAMES) games().delete(oldest);
}

export function forgetGame(ref: GameRef): void {
  games().delete(keyOf(ref));
}

/** Another process has changed games of this match. */
export function forgetGamesOf(match: MatchId): void {
  for (const key of games().keys()) if (key.startsWith(`${match} `)) games().delete(key);
}

function keyOf({ match, number }: GameRef): string {
  return `${match} ${number}`;
}
