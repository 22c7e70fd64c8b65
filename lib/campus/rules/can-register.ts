/** What an organization asks of players who register themselves. */
export type CampusRequirement = { readonly isOnly: boolean };

export type CampusEntryRefusal = "campus-only";

/**
 * Why someone can't register themselves in an organization; null when they can. With campus sign-in only, they need an
 * account of its campus. Which groups can play, each season says: see `checkMayRegister`. Directors can enter anyone.
 */
export function refuseCampusEntry(
  requirement: CampusRequirement | null,
  hasAccount: boolean,
): CampusEntryRefusal | null {
  return requirement?.isOnly && !hasAccount ? "campus-only" : null;
}
