import type { SiteGame } from "../rules/site-game";

/**
 * What a site's answer contains: the games that could be read, and how many couldn't. One strange game must not hide the
 * others, and a site may add fields at any time.
 */
export type SiteAnswer = { readonly games: readonly SiteGame[]; readonly unread: number };

/** Puts what was read together; undefined stands for a game that couldn't be read. */
export function siteAnswer(read: readonly (SiteGame | undefined)[]): SiteAnswer {
  const games = read.filter((game) => game !== undefined);
  return { games, unread: read.length - games.length };
}
