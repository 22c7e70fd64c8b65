import type { GameOutcome } from "@/lib/match/rules/games";
import type { Score } from "@/lib/match/rules/series";
import type { Side } from "@/lib/match/rules/sides";
import type { Instant } from "@/lib/shared/instant";
import type { KeptAs } from "./events";
import type { Play } from "./state";

// What spectators are told. Their pages draw it without chess-core.

/** A move as everyone sees it, and the position after it as FEN. */
export type LiveMove = {
  readonly san: string;
  readonly fen: string;
  readonly from: string;
  readonly to: string;
};

/** A game that everyone may watch. It has no names and no ids: its page has what the public reads of them. */
export type LiveGame = {
  readonly number: number;
  readonly white: Side;
  readonly keptAs: KeptAs;
  readonly moves: readonly LiveMove[];
  readonly clock: Pick<Play, "clock" | "left" | "turn">;
  /** False at a table until someone has pressed the clock: whose turn it is isn't known then. */
  readonly isClockUsed: boolean;
  readonly ended: { readonly outcome: GameOutcome | null; readonly why: string } | null;
};

/** A game as it changed: its moves from the one with this index, counted from 0, are these. */
export type LiveUpdate = LiveGame & { readonly from: number };

/** What spectators are told: the games as they changed, and the time that the public is at. */
export type LiveNews = {
  readonly match: string;
  /** With a delay, that long ago. */
  readonly now: Instant;
  readonly score: Score;
  /** The number of the first game that counts. */
  readonly firstGame: number;
  /** The number of the newest game; 0 if none is shown. Later ones were started by mistake. Older versions don't say it. */
  readonly last?: number;
  readonly games: readonly LiveUpdate[];
};

/** What to tell someone who knows so much of a game, and now sees this. */
export function updateOf(before: Pick<LiveGame, "moves"> | undefined, after: LiveGame): LiveUpdate {
  const known = before?.moves ?? [];
  const changed = after.moves.findIndex(({ san, fen }, index) => {
    const old = known[index];
    return !old || old.san !== san || old.fen !== fen;
  });
  const from = changed < 0 ? after.moves.length : changed;
  return { ...after, from, moves: after.moves.slice(from) };
}

/** The games after news, in order, without those from before the match started over or started by mistake. */
export function applyNews(
  games: readonly LiveGame[],
  { games: updates, firstGame, last = Number.POSITIVE_INFINITY }: LiveNews,
): readonly LiveGame[] {
  return updates.reduce(
    applyUpdate,
    games.filter(({ number }) => number >= firstGame && number <= last),
  );
}

/** The games after an update, in order. One that doesn't fit what's known changes nothing: the stream is joined again. */
function applyUpdate(games: readonly LiveGame[], { from, ...game }: LiveUpdate): readonly LiveGame[] {
  const known = games.find(({ number }) => number === game.number);
  if ((known?.moves.length ?? 0) < from) return games;
  const moves = [...(known?.moves.slice(0, from) ?? []), ...game.moves];
  return [...games.filter(({ number }) => number !== game.number), { ...game, moves }].toSorted(
    (one, two) => one.number - two.number,
  );
}

/** Where a reader is: which game, and how many of its moves they have. As the id of a message: "2.17". */
export function markOf(games: readonly LiveGame[]): string {
  const last = games.at(-1);
  return last ? `${last.number}.${last.moves.length}` : "1.0";
}

/** A game with its last move only, for a board that no one steps through. */
export function lastOnly(game: LiveGame): LiveUpdate {
  return { ...game, from: Math.max(0, game.moves.length - 1), moves: game.moves.slice(-1) };
}
