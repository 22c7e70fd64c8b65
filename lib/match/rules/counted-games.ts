import type { MatchRules } from "@/lib/season/rules/settings/match";
import { asRuledOn } from "./as-case";
import { confirmedGames } from "./decide-correction";
import type { StoredEvent } from "./events";
import type { ReportedGame } from "./games";
import type { MatchOutcome } from "./outcome";
import { gamesThatStand } from "./project";
import { areSameGames } from "./same-games";
import { addUpSeries } from "./series";
import type { MatchState } from "./state";

/**
 * The games that make up the outcome of a match; null if they aren't known. A ruling gives a score only, so its games
 * are those of the version that adds up to it: the result it was about, the other side's version, or the correction.
 * If two different versions do, it doesn't say which games it means.
 */
export function countedGames(
  state: MatchState,
  events: readonly StoredEvent[],
  rules: MatchRules,
): readonly ReportedGame[] | null {
  if (!state.outcome) return null;
  if (!state.ruling) return gamesThatStand(state);
  const [one, other] = versionsThatFit(state, events, rules);
  return one && !other ? one : null;
}

/** Is the match decided by a ruling that fits two different versions, so that its games aren't known? */
export function doesRulingFitTwo(
  state: MatchState,
  events: readonly StoredEvent[],
  rules: MatchRules,
): boolean {
  return state.ruling !== null && versionsThatFit(state, events, rules).length > 1;
}

/** The different versions that make up what was ruled. */
function versionsThatFit(
  state: MatchState,
  events: readonly StoredEvent[],
  rules: MatchRules,
): readonly (readonly ReportedGame[])[] {
  const { outcome } = state;
  if (!outcome) return [];
  const different: (readonly ReportedGame[])[] = [];
  for (const games of versionsRuledOn(state, events)) {
    const isKnown = different.some((other) => areSameGames(games, other));
    if (!isKnown && doMakeUp(games, outcome, rules)) different.push(games);
  }
  return different;
}

function versionsRuledOn(state: MatchState, events: readonly StoredEvent[]) {
  const ruledOn = asRuledOn(state, events);
  const versions = [confirmedGames(ruledOn), ruledOn.report?.games ?? [], ruledOn.contest?.games ?? []];
  return versions.filter(({ length }) => length > 0);
}

/** Without a score, a ruling decides a match that was tied, or one that wasn't played. */
function doMakeUp(
  games: readonly ReportedGame[],
  { home, away, score: ruled, decidedBy }: MatchOutcome,
  rules: MatchRules,
): boolean {
  const { score, winner, isDecided } = addUpSeries(games, rules);
  if (ruled) return ruled.home === score.home && ruled.away === score.away;
  return decidedBy === "ruling" && home !== away && isDecided && winner === null;
}
