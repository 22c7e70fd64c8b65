import type { Instant } from "@/lib/shared/instant";
import type { TimeQuestion } from "@/lib/venue/rules/find-times";
import type { SuggestedTimes } from "../rules/events";
import { liveTimes } from "../rules/live-times";
import { isOpenFor } from "../rules/open-hours";
import type { Side } from "../rules/sides";
import type { Suggestion } from "../rules/state";
import type { MatchSceneFacts } from "./match-scene";

type Where = Pick<TimeQuestion, "stock" | "closed" | "zone">;

/**
 * Sets aside the suggested times at which the venue has closed since, because no one can pick them. The page says why
 * they're gone.
 */
export function setClosedTimesAside<Facts extends Pick<MatchSceneFacts, "state" | "rules">>(
  facts: Facts,
  { stock, closed = [], zone }: Where,
  now: Instant,
): Facts & { readonly closedTimes: SuggestedTimes } {
  const { state, rules } = facts;
  const place = { venue: stock && { hours: stock.hours, zone }, closed, rules };
  const closedOf = (side: Side) => {
    const withdrawn = (state.suggestions[side]?.withdrawn ?? []).filter((at) => at > now);
    return [...withdrawn, ...liveTimes(state, side, now)].filter((at) => !isOpenFor(place, at)).toSorted();
  };
  const closedTimes = { home: closedOf("home"), away: closedOf("away") };
  const suggestions = {
    home: without(state.suggestions.home, closedTimes.home),
    away: without(state.suggestions.away, closedTimes.away),
  };
  return { ...facts, state: { ...state, suggestions }, closedTimes };
}

/** Null if none of its times is left. */
function without(suggestion: Suggestion | null, closed: readonly Instant[]): Suggestion | null {
  if (!suggestion || closed.length === 0) return suggestion;
  const times = suggestion.times.filter((at) => !closed.includes(at));
  return times.length > 0 ? { ...suggestion, times } : null;
}
