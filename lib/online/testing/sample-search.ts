import { refusalSentence } from "@/lib/match/words/refusals";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import type { Instant } from "@/lib/shared/instant";
import { findMatch } from "../rules/find-match";
import { keptFind } from "../rules/found-match";
import type { SiteGame } from "../rules/site-game";
import type { Search } from "../store/searches";
import { wantedMatch } from "./site-games";

/** What the league knows of a match after it found these games on Friday evening. */
export function searchOfGames(
  games: readonly SiteGame[],
  changes: Partial<Search> = {},
  rules: RulePack = TEXAS_STATE,
  agreedAt: Instant | null = null,
): Search {
  const find = keptFind(findMatch(games, wantedMatch({ rules, agreedAt })), refusalSentence);
  const foundAt = find && "2026-11-20T20:20:00.000Z";
  return {
    nextLookAt: "2026-11-20T21:20:00.000Z",
    lookedAt: "2026-11-20T20:20:00.000Z",
    answer: "read",
    find,
    foundAt,
    standsAt: find?.isCertain ? "2026-11-22T20:20:00.000Z" : null,
    rejected: null,
    etags: {},
    ...changes,
  };
}
