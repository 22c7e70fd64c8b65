import { nextWhite } from "@/lib/match/rules/series";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { addHours, type Instant } from "@/lib/shared/instant";
import { isPlayedSince, type KeptFind } from "./found-match";
import type { SiteTime } from "./site-game";

/** A link to one game of a match. Both players see the same. */
export type KeptChallenge = {
  readonly number: number;
  readonly white: Side;
  /** The site's id for it, and for the game that's played from it; null while the site is asked. */
  readonly siteId: string | null;
  readonly url: string | null;
  readonly expiresAt: Instant;
};

/** The game that a link can be made for. */
export type NextChallenge = {
  readonly number: number;
  /** Who has White; null if the players have drawn lots for it. */
  readonly white: Side | null;
  /** The link it had, which leads nowhere anymore. */
  readonly replaces: string | null;
};

/** What the league found of a match, and whether a player has said that it isn't the match. */
type Searched = { readonly find: KeptFind | null; readonly rejected: object | null } | null;

/** What was found, unless it was rejected, or the match has started over since. */
export function findThatCounts(search: Searched, began: Instant): KeptFind | null {
  if (!search?.find || search.rejected) return null;
  return isPlayedSince(search.find, began) ? search.find : null;
}

type Known = {
  readonly kept: readonly KeptChallenge[];
  readonly search: Searched;
  readonly rules: Pick<RulePack, "match">;
  /** When the match began, or last started over. */
  readonly began: Instant;
  readonly now: Instant;
};

/**
 * The first game that has no link that works: none was made, it has expired, or the game from it didn't count (an
 * aborted one, say). More games than the match has at first are for draws that are replayed, once the league has found
 * those. Null if every game has its link, or if the match is decided.
 */
export function nextChallenge({ kept, search, rules, began, now }: Known): NextChallenge | null {
  const find = findThatCounts(search, began);
  if (find?.outcome) return null;
  const played = find?.games ?? [];
  const most = Math.max(rules.match.bestOf, played.length + 1);
  for (let number = played.length + 1; number <= most; number += 1) {
    const own = kept.find((each) => each.number === number);
    if (own && now < own.expiresAt && !isSpent(own, search)) continue;
    return { number, white: whiteIn(number, { kept, find, rules }), replaces: own?.siteId ?? null };
  }
  return null;
}

/** The links that lead to a game that can still be played. */
export function openChallenges({ kept, search, began, now }: Omit<Known, "rules">): readonly KeptChallenge[] {
  const played = findThatCounts(search, began)?.games.length ?? 0;
  return kept.filter(
    (each) => each.url !== null && each.number > played && now < each.expiresAt && !isSpent(each, search),
  );
}

/** A game keeps the id of the challenge it was played from, even if a player says that it isn't one of the match. */
function isSpent({ siteId }: KeptChallenge, search: Searched): boolean {
  const { games, others } = search?.find ?? { games: [], others: [] };
  return siteId !== null && [...games, ...others].some(({ id }) => id === siteId);
}

type Colors = Pick<Known, "kept" | "rules"> & { readonly find: KeptFind | null };

/** Who has White in a game, as the match's rules give it: by the games that were found, or else in turns. */
export function whiteIn(number: number, { kept, find, rules }: Colors): Side | null {
  const played = (find?.games ?? []).map(({ reported }) => reported);
  if (played.length >= number - 1) return nextWhite(played.slice(0, number - 1), rules.match);
  if (number >= rules.match.bestOf && rules.match.decidingColors === "lot") return null;
  const before = kept.find((each) => each.number === number - 1)?.white;
  if (before) return otherSide(before);
  return number % 2 === 1 ? "home" : "away";
}

/**
 * The clock of each game: the one in the rules, or an even share of the time for the match. Null if the rules set
 * neither, so the players choose.
 */
export function clockOfGames({ clock, match }: Pick<RulePack, "clock" | "match">): SiteTime | null {
  if (clock.minutesPerGame !== null) return { seconds: clock.minutesPerGame * 60, added: clock.secondsAdded };
  if (clock.minutesPerMatch === null) return null;
  const minutes = Math.max(1, Math.floor(clock.minutesPerMatch / (2 * match.bestOf)));
  return { seconds: minutes * 60, added: 0 };
}

/** The longest clock that Lichess has: three hours, and a minute for each move (its API reference, "Open-ended challenge"). */
export const LONGEST_MINUTES = 180;
const LONGEST_ADDED = 60;

export function isClockOfLichess({ seconds, added }: SiteTime): boolean {
  return seconds <= LONGEST_MINUTES * 60 && added <= LONGEST_ADDED;
}

/** A link works until the round closes, at most for two weeks (the same page), less an hour for clocks that differ. */
export function challengeExpiry(now: Instant, closesAt: Instant): Instant {
  const most = addHours(now, 14 * 24 - 1);
  return closesAt < most ? closesAt : most;
}

export const CHALLENGE_REFUSALS = ["site-off", "site-away", "not-accepted", "no-clock", "no-colors"] as const;
export type ChallengeRefusal = (typeof CHALLENGE_REFUSALS)[number];
