import type { IdKind } from "../rules/checkout";

/** The kinds of ID, capitalized. */
export const ID_KIND_WORDS: Record<IdKind, string> = {
  "campus-card": "Campus card",
  "drivers-license": "Driver’s license",
  passport: "Passport",
  other: "Another ID",
};
