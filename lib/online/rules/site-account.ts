import type { Site } from "@/lib/entries/rules/handle";
import { isSameHandle } from "./site-game";

/** An account at a chess site. Its id stays the same when the player changes the name. */
export type SiteAccount = {
  readonly site: Site;
  readonly id: string;
  /** As the site writes it. */
  readonly name: string;
};

/** What is kept of a username in a season. */
export type KeptHandle = {
  readonly handle: string;
  readonly accountSite: string | null;
  readonly accountName: string | null;
};

/** The site that this username was proven on; null if it wasn't, or if the player has typed another one since. */
export function provenOn({ handle, accountSite, accountName }: KeptHandle): Site | null {
  return accountName !== null && isSameHandle(handle, accountName) ? (accountSite as Site | null) : null;
}

/** Is this username proven? Not if the season has moved to another site since. */
export function isProvenOn(site: Site, kept: KeptHandle): boolean {
  return provenOn(kept) === site;
}

/** The username for games on this site; null if it was proven on another one, before the season moved. */
export function usernameOn(site: Site, kept: KeptHandle): string | null {
  const proven = provenOn(kept);
  return proven === null || proven === site ? kept.handle : null;
}

/** Why a username wasn't proven. */
export const PROOF_REFUSALS = [
  "not-asked",
  "said-no",
  "site-off",
  "site-away",
  "not-understood",
  "account-closed",
  "account-taken",
  "no-such-season",
  "no-account",
  "no-code",
  "code-not-there",
] as const;
export type ProofRefusal = (typeof PROOF_REFUSALS)[number];

/**
 * How long a code for a profile can be used. Chess.com can publish a profile up to twelve hours late (Published-Data API,
 * "Caching"), so a day leaves room to try again.
 */
export const CODE_HOURS = 24;

/** Is the code in this text, whatever is around it and however it's typed? */
export function hasCode(text: string, code: string): boolean {
  const plain = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return plain(text).includes(plain(code));
}
