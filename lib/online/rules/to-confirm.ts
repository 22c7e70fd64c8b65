import type { FoundToConfirm } from "@/lib/match/rules/found-by";
import { isToPlay, type MatchState } from "@/lib/match/rules/state";
import { beganAt } from "@/lib/match/rules/story";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { Instant } from "@/lib/shared/instant";
import { isPlayedSince, type KeptFind } from "./found-match";

export type Searched = {
  readonly find:
    | (Pick<KeptFind, "isCertain" | "outcome"> & {
        readonly games: Parameters<typeof isPlayedSince>[0]["games"];
      })
    | null;
  readonly standsAt: Instant | null;
  readonly rejected: object | null;
};

type OnlineMatch = {
  readonly rules: Pick<RulePack, "venue">;
  readonly round: { readonly opensAt: Instant };
  readonly state: Pick<MatchState, "status">;
  readonly events: Parameters<typeof beganAt>[0];
};

/** Does the league look for the games of this match now? */
export function isLookedFor({ rules, round, state }: Omit<OnlineMatch, "events">, now: Instant): boolean {
  return rules.venue.kind === "online" && now >= round.opensAt && isToPlay(state.status);
}

/**
 * What was found of a match, if its players only have to say that it's right. Null if it isn't certain, or if one of
 * them said that it's wrong. What was played before the match started over doesn't count automatically.
 */
export function findToConfirm(
  { find, standsAt, rejected }: Searched,
  match: OnlineMatch,
  now: Instant,
): FoundToConfirm | null {
  if (!isLookedFor(match, now) || !isSure(find) || rejected) return null;
  return { countsAt: isPlayedSince(find, beganAt(match.events)) ? standsAt : null };
}

/** Do the games that were found decide the match, without a doubt which of them count? */
function isSure<Find extends Pick<KeptFind, "isCertain" | "outcome">>(find: Find | null): find is Find {
  return find?.isCertain === true && find.outcome !== null;
}
