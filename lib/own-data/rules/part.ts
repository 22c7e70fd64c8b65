/** What a cell of someone's data holds, as JSON has it. */
export type Value =
  | string
  | number
  | boolean
  | null
  | readonly Value[]
  | { readonly [key: string]: Value | undefined };

/** Besides its columns, a row may have `timeZone`, the zone of its times. */
export type Row = Readonly<Record<string, Value | undefined>>;

/**
 * What a column is called, and how the page writes its values. `data` is in the JSON only; the page says the same in
 * words.
 */
export type Column =
  | string
  | { readonly label: string; readonly kind: "instant" | "day" | "long" | "code" | "data" }
  | { readonly label: string; readonly kind: "rows"; readonly columns: Columns };
export type Columns = Readonly<Record<string, Column>>;

/** One list of what the database holds about a person. */
export type ListHead = {
  /** Its name in the JSON. */
  readonly key: string;
  readonly title: string;
  /** What isn't obvious from the title, and what is left out. */
  readonly about?: string;
  /** The tables it's read from whose rows are about people. Each belongs to one list or more. */
  readonly tables: readonly string[];
  readonly columns: Columns;
  /** For rows with long texts, which the page writes one below the other: the column that heads each. */
  readonly headedBy?: string;
};

/** Lists that belong together. */
export type PartHead<List extends ListHead = ListHead> = {
  readonly key: string;
  readonly title: string;
  readonly lists: readonly List[];
};

export const instant = (label: string): Column => ({ label, kind: "instant" });
export const day = (label: string): Column => ({ label, kind: "day" });
export const long = (label: string): Column => ({ label, kind: "long" });
export const code = (label: string): Column => ({ label, kind: "code" });
export const data = (label: string): Column => ({ label, kind: "data" });
export const rows = (label: string, columns: Columns): Column => ({ label, kind: "rows", columns });
