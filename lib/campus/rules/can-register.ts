/** What an organization asks of players who register themselves. */
export type CampusRequirement = { readonly isOnly: boolean; readonly groups: readonly string[] };

export type CampusEntryRefusal = "campus-only" | "campus-group";

/**
 * Why somebody can't register themselves in an organization; null when they can. With campus sign-in only, they need an
 * account of its campus; if it names groups, the campus must have named one of them at their last sign-in. Directors can
 * still enter anybody.
 *
 * @param groups the groups of the person's account at this campus; undefined without one
 */
export function refuseCampusEntry(
  requirement: CampusRequirement | null,
  groups: readonly string[] | undefined,
): CampusEntryRefusal | null {
  if (!requirement) return null;
  const asksForAccount = requirement.isOnly || requirement.groups.length > 0;
  if (asksForAccount && groups === undefined) return "campus-only";
  if (requirement.groups.length === 0) return null;
  const own = new Set(groups?.map(fold));
  return requirement.groups.some((group) => own.has(fold(group))) ? null : "campus-group";
}

const fold = (group: string) => group.trim().toLowerCase();
