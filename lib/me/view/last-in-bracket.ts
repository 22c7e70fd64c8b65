import { type MatchScene, whoLeft } from "@/lib/match/view/match-scene";
import { whatItMeansNow } from "@/lib/match/words/consequences";
import { formatOf } from "@/lib/stages/formats";

/** "You advance.": what the last of a player's matches led to, if a bracket decided it; null if nothing. */
export function lastInBracket(scenes: readonly MatchScene[]): string | null {
  const last = scenes.toSorted((one, two) => one.round.opensAt.localeCompare(two.round.opensAt)).at(-1);
  if (!last?.state.outcome || formatOf(last.slot).after === null) return null;
  return whatItMeansNow(last.state.outcome, { ...last, gone: whoLeft(last) });
}
