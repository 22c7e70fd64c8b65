/** Was a division found by an old address of its own or of its season? Its page then leads to the new one. */
export function isMoved(
  found: { readonly season: { readonly slug: string }; readonly division: { readonly slug: string } },
  asked: { readonly season: string; readonly division: string },
): boolean {
  return found.season.slug !== asked.season || found.division.slug !== asked.division;
}
