/** What is reserved for a match: a table at a venue, and a board if the venue has any. */
export type Reserved = {
  /** "Courtside Lounge" */
  readonly place: string;
  readonly table: string | null;
  readonly board: string | null;
};

/** "Courtside Lounge, Table 3" */
export function reservedVenue({ place, table }: Reserved): string {
  return table === null ? place : `${place}, ${table}`;
}

/**
 * "Set 12 is reserved for you."; with a time: "Set 12 is reserved for you until 6:00 pm." Null if no board is reserved.
 */
export function reservedBoard({ board }: Reserved, until?: string): string | null {
  return board === null ? null : `${board} is reserved for you${until ? ` until ${until}` : ""}.`;
}
