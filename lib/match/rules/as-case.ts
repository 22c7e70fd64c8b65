import type { Instant } from "@/lib/shared/instant";
import { confirmedGames, isCorrectionDirectors } from "./decide-correction";
import type { StoredEvent } from "./events";
import { foldMatch } from "./evolve";
import { otherSide } from "./sides";
import type { MatchState } from "./state";
import { startsOver } from "./story";

/**
 * A match with a correction that the director decides, as a case: the other side holds on to the confirmed result, and
 * the player who asks contests it. A no-show that was claimed before games were entered no longer counts as a
 * version. Other matches stay as they are.
 */
export function asCase(state: MatchState, now: Instant): MatchState {
  const { correction, outcome } = state;
  if (!correction || !outcome || !isCorrectionDirectors(state, now)) return state;
  const holder = otherSide(correction.by);
  const games = confirmedGames(state);
  return {
    ...state,
    status: "with-director",
    case: "correction",
    report: games.length > 0 ? { by: holder, games, outcome } : null,
    noShow: games.length === 0 && state.noShow ? { ...state.noShow, by: holder } : null,
    contest: { by: correction.by, games: correction.games },
  };
}

/**
 * A ruled match as the case that its first ruling decided, with what was said since: a ruling doesn't change what the
 * players reported, confirmed, or asked for. Other matches stay as they are.
 */
export function asRuledOn(state: MatchState, events: readonly StoredEvent[]): MatchState {
  const since = events.findLastIndex(({ event }) => startsOver(event.type));
  const first = events.findIndex(({ event }, index) => index > since && event.type === "Ruled");
  const ruled = events[first];
  if (!ruled) return state;
  const before = foldMatch(events.slice(0, first).map(({ event }) => event));
  const correction = before.correction && { ...before.correction, isWithDirector: true };
  return asCase({ ...before, correction, statements: state.statements }, ruled.at);
}
