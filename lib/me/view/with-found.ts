import { type MatchSceneFacts, setScene } from "@/lib/match/view/match-scene";
import type { Search } from "@/lib/online/store/searches";
import { foundView } from "@/lib/online/view/found-view";
import type { Instant } from "@/lib/shared/instant";

/** The matches with what was found of them, if their players only have to say that it's right. */
export function withFound<Match extends MatchSceneFacts>(
  matches: readonly Match[],
  searches: ReadonlyMap<string, Search>,
  now: Instant,
): readonly Match[] {
  return matches.map((match) => {
    const search = searches.get(match.id);
    const found = search && foundView(search, setScene(match, now));
    return found?.canReject ? { ...match, found } : match;
  });
}
