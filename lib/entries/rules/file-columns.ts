/** The columns of an import or export file, in the order in which they are written. */
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

/** The largest file to import, in bytes. */
export const LARGEST_FILE = 128_000;
