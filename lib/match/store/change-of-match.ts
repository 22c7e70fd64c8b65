import type { PublicChange } from "@/lib/db/changes";

type Named = { readonly slug: string };

/** The public pages that show a match. */
export function changeOfMatch(match: {
  readonly organization: Named;
  readonly season: Named;
  readonly division: Named;
}): PublicChange {
  const { organization, season, division } = match;
  return { organization: organization.slug, season: season.slug, divisions: [division.slug], isMatch: true };
}
