import type { IdKind } from "../rules/checkout";

/** How the kinds of ID are called, at the beginning of a line. */
export const ID_KIND_WORDS: Record<IdKind, string> = {
  "campus-card": "Campus card",
  "drivers-license": "Driver’s license",
  passport: "Passport",
  other: "Another ID",
};
