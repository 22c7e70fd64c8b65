/** What a lenient reading can mend. */
export const MEND_KINDS = [
  "blank",
  "byte-order-mark",
  "dash",
  "figurine",
  "star",
  "result",
  "coordinates",
  "castling",
  "en-passant",
  "castling-right",
  "move-number",
] as const;
export type MendKind = (typeof MEND_KINDS)[number];

/** One thing that a lenient reading read differently than it was written. */
export interface Mend {
  readonly kind: MendKind;
  /** A sentence for users, without a period: `"♘f3" was read as Nf3`. */
  readonly message: string;
}

/** All kinds of white space that aren't plain, and characters without any width. */
export const ODD_BLANK =
  "\\u0085\\u1680\\u2000-\\u200f\\u2028-\\u202f\\u205f\\u2060\\u3000\\ufe0e\\ufe0f\\ufeff";
export const ODD_BLANKS = new RegExp(`[${ODD_BLANK}]+`, "g");
/** Hyphens, dashes and the minus sign, as editors write them for "-". */
export const DASH = "[\\u00ad\\u2010-\\u2015\\u2212\\ufe58\\ufe63\\uff0d]";
export const DASHES = new RegExp(DASH, "g");

export function says(wrote: string, read: string): string {
  const said = wrote.length > 20 ? `${wrote.slice(0, 20)}...` : wrote;
  return `"${said.replace(ODD_BLANKS, " ")}" was read as ${read}`;
}
