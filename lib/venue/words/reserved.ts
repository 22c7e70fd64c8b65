/** What is held for a match: a table of a place, and a board where the place keeps any. */
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

/** "Set 12 is held for you."; with an hour: "Set 12 is held for you until 6:00 pm." Null where no board is held. */
export function reservedBoard({ board }: Reserved, until?: string): string | null {
  return board === null ? null : `${board} is held for you${until ? ` until ${until}` : ""}.`;
}
