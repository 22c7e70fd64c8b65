import { now } from "@/lib/clock";
import type { MatchId } from "@/lib/shared/ids";
import { addMinutes, instantOf } from "@/lib/shared/instant";
import { log } from "@/lib/telemetry/log";
import { seriesOf } from "../rules/context";
import { BEGINNING, type Cursor } from "../rules/cursor";
import { foldGames, liveGame, seenBy, type TimedEvent } from "../rules/live";
import {
  type LiveGame,
  type LiveNews,
  type LiveUpdate,
  lastOnly,
  markOf,
  updateOf,
} from "../rules/live-updates";
import type { GameState } from "../rules/state";
import { findWatchable, type WatchableMatch } from "./find-watchable";
import { watchGames } from "./watch-games";

/** `moves`: everything, from where the reader is. `board`: only the position of the last game. */
export type LiveKind = "moves" | "board";

/** Gets messages of a stream, each written once for all; false if it can't keep up, and then it isn't asked again. */
export type LiveReader = {
  readonly kind: LiveKind;
  readonly take: (message: Uint8Array) => boolean;
  /** The match can't be watched anymore. */
  readonly end: () => void;
};

/** A match that someone in this process watches: one database query for all of them. */
type Feed = {
  match: WatchableMatch;
  readonly readers: Set<LiveReader>;
  states: ReadonlyMap<number, GameState>;
  games: readonly LiveGame[];
  /** What happened and can't be seen yet. */
  hidden: readonly TimedEvent[];
  timer?: NodeJS.Timeout | undefined;
  /** Whether it's being asked again if the match can be watched. Nothing is told meanwhile. */
  isAsking: boolean;
  stop: () => void;
};

/** One for the process: its routes may be loaded more than once. */
function feeds(): Map<MatchId, Promise<Feed | null>> {
  const shared = globalThis as { rookeryLive?: Map<MatchId, Promise<Feed | null>> };
  shared.rookeryLive ??= new Map();
  return shared.rookeryLive;
}

/**
 * Follows several matches with one reader.
 *
 * @returns stops reading; null if no one may watch any of them
 */
export async function followMatches(
  ids: readonly MatchId[],
  reader: LiveReader,
  after: Cursor,
): Promise<(() => void) | null> {
  const followed = await Promise.allSettled(ids.map((id) => followMatch(id, reader, after)));
  const stops = followed.flatMap((one) => (one.status === "fulfilled" && one.value ? [one.value] : []));
  const stop = () => {
    for (const stopOne of stops) stopOne();
  };
  const failed = followed.find((one) => one.status === "rejected");
  if (failed) {
    stop();
    throw failed.reason;
  }
  return stops.length > 0 ? stop : null;
}

/**
 * Gives a reader what can be seen of a match, and then what happens in it, as late as its league says.
 *
 * @param after where the reader is, as `markOf` writes it
 * @returns stops reading; null if no one may watch this match
 */
export async function followMatch(
  id: MatchId,
  reader: LiveReader,
  after: Cursor = BEGINNING,
): Promise<(() => void) | null> {
  const opening = feeds().get(id) ?? openFeed(id);
  feeds().set(id, opening);
  const feed = await opening.catch((error: unknown) => {
    feeds().delete(id);
    throw error;
  });
  if (!feed) {
    feeds().delete(id);
    return null;
  }
  feed.readers.add(reader);
  if (!reader.take(welcome(feed, reader.kind, after))) leave(feed, reader);
  return () => leave(feed, reader);
}

/** Twice is the same as once: a new feed of the match may have been opened in between. */
function leave(feed: Feed, reader: LiveReader): void {
  if (feed.readers.delete(reader) && feed.readers.size === 0) close(feed);
}

function close(feed: Feed): void {
  feeds().delete(feed.match.id);
  clearTimeout(feed.timer);
  feed.stop();
}

async function openFeed(id: MatchId): Promise<Feed | null> {
  const match = await findWatchable(id);
  if (!match) return null;
  const feed: Feed = {
    match,
    readers: new Set(),
    states: new Map(),
    games: [],
    hidden: [],
    isAsking: false,
    stop: () => {},
  };
  feed.stop = await watchGames(id, { cursor: BEGINNING, take: (events) => hear(feed, events) });
  return feed;
}

/**
 * A player may have turned watching off since someone opened the page, but not after the first game started. Any game
 * can be the first, because the match may have started over.
 */
function hear(feed: Feed, events: readonly TimedEvent[]): boolean {
  feed.hidden = [...feed.hidden, ...events];
  const isStart = events.some(({ event }) => event.type === "Started");
  if (isStart && feed.readers.size > 0) void askAgain(feed);
  else show(feed);
  return true;
}

async function askAgain(feed: Feed): Promise<void> {
  feed.isAsking = true;
  const canBeWatched = await findWatchable(feed.match.id).catch((error: unknown) => {
    log.warn("Whether a match can be watched couldn’t be read", { error });
    return null;
  });
  feed.isAsking = false;
  if (canBeWatched) {
    leaveBehind(feed, canBeWatched);
    return show(feed);
  }
  const { readers } = feed;
  close(feed);
  for (const reader of readers) reader.end();
}

/** Forgets the games from before the match started over. */
function leaveBehind(feed: Feed, match: WatchableMatch): void {
  const counts = ({ number }: Cursor | LiveGame) => number >= match.firstGame;
  feed.match = match;
  feed.hidden = feed.hidden.filter(counts);
  feed.games = feed.games.filter(counts);
  feed.states = new Map([...feed.states].filter(([number]) => number >= match.firstGame));
}

/** Tells what can be seen now, and looks again when the next event can be. */
function show(feed: Feed): void {
  if (feed.isAsking) return;
  const at = instantOf(now());
  const { seen, hidden } = seenBy(feed.hidden, at, feed.match.delayMs);
  feed.hidden = hidden;
  const [next] = hidden;
  clearTimeout(feed.timer);
  if (next) {
    const wait = Date.parse(next.at) + feed.match.delayMs - Date.parse(at);
    feed.timer = setTimeout(() => show(feed), Math.max(wait, LEAST_WAIT_MS)).unref();
  }
  if (seen.length === 0) return;
  feed.states = foldGames(seen, feed.states);
  const numbers = new Set(seen.map(({ number }) => number));
  const before = feed.games;
  feed.games = [...feed.states].flatMap(([number, state]) => {
    const old = before.find((game) => game.number === number);
    return numbers.has(number) ? (liveGame(number, state) ?? []) : (old ?? []);
  });
  const changed = feed.games.filter(({ number }) => numbers.has(number));
  if (changed.length === 0 && feed.games.length === before.length) return;
  tell(
    feed,
    changed.map((game) =>
      updateOf(
        before.find(({ number }) => number === game.number),
        game,
      ),
    ),
  );
}

const LEAST_WAIT_MS = 50;

function tell(feed: Feed, updates: readonly LiveUpdate[]): void {
  const messages: Partial<Record<LiveKind, Uint8Array>> = {};
  for (const reader of feed.readers) {
    const { kind } = reader;
    messages[kind] ??= written(feed, kind === "moves" ? updates : boardOf(feed));
    if (!reader.take(messages[kind])) leave(feed, reader);
  }
}

/** What a reader gets first: everything after where they are. */
function welcome(feed: Feed, kind: LiveKind, { number, seq }: Cursor): Uint8Array {
  if (kind === "board") return written(feed, boardOf(feed));
  const updates = feed.games
    .filter((game) => game.number >= number)
    .map((game) => {
      // Moves written at a table may have been struck out since.
      const isKnown = game.number === number && game.keptAs === "board";
      return updateOf(isKnown ? { moves: game.moves.slice(0, seq) } : undefined, game);
    });
  return written(feed, updates);
}

function boardOf({ games }: Feed): readonly LiveUpdate[] {
  return games.slice(-1).map(lastOnly);
}

function written(feed: Feed, games: readonly LiveUpdate[]): Uint8Array {
  const news: LiveNews = {
    match: feed.match.id,
    now: addMinutes(instantOf(now()), -feed.match.delayMs / 60_000),
    score: seriesOf(
      [...feed.states.values()].map((state) => ({ state })),
      feed.match.rules,
    ).score,
    firstGame: feed.match.firstGame,
    last: feed.games.at(-1)?.number ?? 0,
    games,
  };
  return ENCODER.encode(`id: ${markOf(feed.games)}\ndata: ${JSON.stringify(news)}\n\n`);
}

const ENCODER = new TextEncoder();
