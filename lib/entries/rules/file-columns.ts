/** The columns of a file of entries, in the order in which one is written. */
export const ENTRY_COLUMNS = [
  "name",
  "email",
  "phone",
  "division",
  "status",
  "registered",
  "born",
  "username",
] as const;
export type EntryColumn = (typeof ENTRY_COLUMNS)[number];
