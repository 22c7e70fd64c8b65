import { addMinutes, type Instant } from "@/lib/shared/instant";
import { seriesOf } from "../rules/context";
import { BEGINNING } from "../rules/cursor";
import { foldGames, liveGame, seenBy } from "../rules/live";
import { type LiveNews, updateOf } from "../rules/live-updates";
import type { WatchableMatch } from "./find-watchable";
import { listGameEvents } from "./read-games";

/** What can be seen of a match at an instant: all of its games so far, and whether no further one belongs to it. */
export async function readLive(
  { id, rules, delayMs, firstGame }: WatchableMatch,
  at: Instant,
): Promise<{ readonly news: LiveNews; readonly isDecided: boolean }> {
  const { seen } = seenBy(await listGameEvents(id, BEGINNING), at, delayMs);
  const states = [...foldGames(seen)];
  const { score, isDecided } = seriesOf(
    states.map(([, state]) => ({ state })),
    rules,
  );
  const games = states.flatMap(([number, state]) => {
    const game = liveGame(number, state);
    return game ? [updateOf(undefined, game)] : [];
  });
  const news = {
    match: id,
    now: addMinutes(at, -delayMs / 60_000),
    score,
    firstGame,
    last: games.at(-1)?.number ?? 0,
    games,
  };
  return { news, isDecided };
}
