import type { Site } from "@/lib/entries/rules/handle";
import { closesAt } from "@/lib/match/rules/deadline-rules";
import type { StoredEvent } from "@/lib/match/rules/events";
import type { MatchState } from "@/lib/match/rules/state";
import { startedOverAt } from "@/lib/match/rules/story";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { Instant } from "@/lib/shared/instant";
import type { Wanted } from "./find-match";

type Player = { readonly handle: string | null; readonly isProven: boolean };
type Facts = {
  readonly events: readonly StoredEvent[];
  readonly state: MatchState;
  readonly rules: RulePack;
  readonly home: Player;
  readonly away: Player;
  readonly round: { readonly opensAt: Instant };
};

/**
 * What to look for of a match, and where. Null if it isn't online, or if a player hasn't given a username, or hasn't
 * proven it where the rules ask for that.
 */
export function wantedOf({
  events,
  state,
  rules,
  home,
  away,
  round,
}: Facts): (Wanted & { readonly site: Site }) | null {
  const { venue } = rules;
  if (venue.kind !== "online" || !home.handle || !away.handle) return null;
  if (venue.provenNames && !(home.isProven && away.isProven)) return null;
  return {
    site: venue.site,
    handles: { home: home.handle, away: away.handle },
    since: round.opensAt,
    until: closesAt(state, rules),
    startedOverAt: startedOverAt(events),
    agreedAt: state.scheduledAt,
    rated: venue.rated,
    rules,
  };
}
