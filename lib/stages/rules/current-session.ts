import type { MatchStatus } from "@/lib/match/rules/state";
import type { Instant } from "@/lib/shared/instant";

type AtSession = {
  readonly sessionAt: Instant | null;
  readonly matches: readonly { readonly status: MatchStatus; readonly scheduledAt: Instant | null }[];
};

/**
 * The time of a round's session while it's still the time of its matches; null if there's none. A match that came about
 * after the session, or whose time was canceled, isn't played there. Without a match, a session counts until it has
 * passed.
 */
export function currentSession({ sessionAt, matches }: AtSession, now: Instant): Instant | null {
  if (sessionAt === null) return null;
  const live = matches.filter(({ status }) => status !== "void");
  const counts =
    live.length === 0 ? sessionAt > now : live.some(({ scheduledAt }) => scheduledAt === sessionAt);
  return counts ? sessionAt : null;
}
