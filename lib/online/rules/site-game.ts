import type { Site } from "@/lib/entries/rules/handle";
import type { Ending, GameOutcome } from "@/lib/match/rules/games";
import type { Instant } from "@/lib/shared/instant";

/** A game as a chess site gives it, in the same form for every site. It's evidence, and nothing else. */
export type SiteGame = {
  readonly site: Site;
  /** Names the game at its site forever, even if the form of its address changes. */
  readonly id: string;
  readonly url: string;
  /** Usernames as the site writes them. */
  readonly white: string;
  readonly black: string;
  /** Standard chess from the usual starting position. */
  readonly isStandard: boolean;
  readonly isRated: boolean;
  readonly startedAt: Instant;
  readonly endedAt: Instant;
  /** Each player's time, in seconds, and what is added after each move. Null: days for a move, or no limit. */
  readonly time: SiteTime | null;
  readonly end: SiteEnd;
  /** In standard algebraic notation, unchecked. */
  readonly moves: readonly string[];
  /** What the player who moved had left after each move, in milliseconds. Shorter than `moves` if the site doesn't say. */
  readonly clocks: readonly number[];
};

export type SiteTime = { readonly seconds: number; readonly added: number };

/** How a site says that a game ended. */
export type SiteEnd =
  | { readonly kind: "played"; readonly outcome: GameOutcome; readonly ending: Ending }
  /** One player left and the site gave the game to the other. Whether that counts is for people to say. */
  | { readonly kind: "left"; readonly outcome: GameOutcome }
  | { readonly kind: "aborted" }
  /** The site closed it for a reason of its own, such as unfair play, or doesn't say how it ended. */
  | { readonly kind: "unclear" };

/** Are these two usernames the same account? Sites don't tell capitals apart. */
export function isSameHandle(one: string, two: string): boolean {
  return one.toLowerCase() === two.toLowerCase();
}
