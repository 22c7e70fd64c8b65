import { randomUUID } from "node:crypto";
import { listen } from "@/lib/db/listen";
import type { MatchId } from "@/lib/shared/ids";
import { log } from "@/lib/telemetry/log";
import { type Cursor, isAfter } from "../rules/cursor";
import type { TimedEvent } from "../rules/live";
import { GAME_NOTES, noteGames } from "./notes";
import { listGameEvents } from "./read-games";
import { forgetGamesOf } from "./remembered-games";

/** Gets the events of a match's games as they happen; false if it can't keep up, and then it isn't asked again. */
export type Watcher = {
  readonly cursor: Cursor;
  readonly take: (events: readonly TimedEvent[]) => boolean;
};

type Watch = Watcher & { cursor: Cursor };
type Watched = {
  readonly watches: Set<Watch>;
  /** A look that's under way, and whether something has happened since it began. */
  looking: boolean;
  again: boolean;
};

/** How often streams look without having been told, because a note can be lost. */
const HEARTBEAT_MS = 15_000;

type Hub = {
  /** Tells this process's notes from those of others. */
  readonly id: string;
  readonly matches: Map<MatchId, Watched>;
  listening?: Promise<() => Promise<void>>;
};

/** One for the process: its routes may be loaded more than once. */
function hub(): Hub {
  const shared = globalThis as { rookeryGames?: Hub };
  shared.rookeryGames ??= { id: randomUUID(), matches: new Map() };
  return shared.rookeryGames;
}

/**
 * Gives a watcher everything that has happened after its cursor, and then what happens. All watchers of a match share
 * one database query.
 *
 * @returns stops watching
 */
export async function watchGames(match: MatchId, watcher: Watcher): Promise<() => void> {
  await listenOnce();
  const { matches } = hub();
  const watched = matches.get(match) ?? { watches: new Set(), looking: false, again: false };
  matches.set(match, watched);
  const watch: Watch = { ...watcher };
  watched.watches.add(watch);
  await look(match);
  return () => forget(match, watch);
}

async function listenOnce(): Promise<void> {
  const games = hub();
  games.listening ??= startListening();
  try {
    await games.listening;
  } catch (error) {
    delete games.listening;
    throw error;
  }
}

/** @returns stops listening */
async function startListening(): Promise<() => Promise<void>> {
  const stop = await listen(GAME_NOTES, noted, lookEverywhere);
  const heartbeat = setInterval(lookEverywhere, HEARTBEAT_MS).unref();
  return async () => {
    clearInterval(heartbeat);
    await stop();
  };
}

/** Ends the connection that hears of games, at the end of scripts and tests. */
export async function stopWatching(): Promise<void> {
  const { listening } = hub();
  delete hub().listening;
  await (await listening)?.();
}

function noted(payload: string): void {
  const [from, ...matches] = payload.split(" ");
  if (from === hub().id) return;
  for (const match of matches) {
    forgetGamesOf(match);
    void look(match);
  }
}

function lookEverywhere(): void {
  for (const match of hub().matches.keys()) void look(match);
}

/**
 * What to do after the commit of events: give them to those who watch in this process, and tell the other processes.
 * Those who aren't where these events begin look at the database.
 */
export function tellGame(match: MatchId, events: readonly TimedEvent[]): () => Promise<void> {
  return () => {
    const watched = hub().matches.get(match);
    const [first] = events;
    if (watched && first) {
      if (!watched.looking && areAllAt(first, watched.watches)) hand(match, watched, events);
      else void look(match);
    }
    return noteGames(hub().id, match);
  };
}

function areAllAt({ number, seq }: Cursor, watches: ReadonlySet<Watch>): boolean {
  return [...watches].every(({ cursor }) => cursor.number === number && cursor.seq === seq - 1);
}

/** Reads what's new once for all watchers of a match. What happens during one read is seen by the next. */
async function look(match: MatchId): Promise<void> {
  const watched = hub().matches.get(match);
  if (!watched) return;
  watched.again = true;
  if (watched.looking) return;
  watched.looking = true;
  try {
    while (watched.again && watched.watches.size > 0) {
      watched.again = false;
      hand(match, watched, await listGameEvents(match, earliest([...watched.watches])));
    }
  } catch (error) {
    log.warn("The games of a match couldn’t be read for those who watch", { error });
  } finally {
    watched.looking = false;
  }
}

function hand(match: MatchId, { watches }: Watched, events: readonly TimedEvent[]): void {
  const [first] = events;
  const last = events.at(-1);
  if (!first || !last) return;
  for (const watch of watches) {
    const news = isAfter(first, watch.cursor)
      ? events
      : events.filter((event) => isAfter(event, watch.cursor));
    if (news.length === 0) continue;
    watch.cursor = last;
    if (!watch.take(news)) forget(match, watch);
  }
}

function earliest(watches: readonly Watch[]): Cursor {
  return watches.map(({ cursor }) => cursor).reduce((one, two) => (isAfter(one, two) ? two : one));
}

function forget(match: MatchId, watch: Watch): void {
  const watched = hub().matches.get(match);
  watched?.watches.delete(watch);
  if (watched?.watches.size === 0) hub().matches.delete(match);
}
