/** Where a venue is, and how to find it once you're there. Null: no one has said yet. */
export type Whereabouts = {
  /** "2235 N Sheffield Ave, Chicago" */
  readonly address: string | null;
  /** "Second floor, past the front desk" */
  readonly directions: string | null;
};

/** "2235 N Sheffield Ave, Chicago. Second floor, past the front desk." Empty if no one has said. */
export function whereaboutsWords(venue: Whereabouts | null | undefined): string {
  if (!venue) return "";
  return [venue.address, venue.directions].flatMap((part) => (part ? [asSentence(part)] : [])).join(" ");
}

/** A search on a map for an address: a link, so that nothing is loaded from there until someone follows it. */
export function mapLink(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
