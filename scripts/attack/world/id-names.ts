/** Everything of one campus that an address or a form can name. */
export type Ids = Readonly<Record<IdName, string>>;

/**
 * Ids that belong to a campus. If one is replaced by another campus's id, the answer must be the same as if it didn't
 * exist.
 */
export const OWNED = [
  "org",
  "season",
  "division",
  "match",
  "photo",
  "entry",
  "venue",
  "table",
  "exception",
  "closure",
  "break",
  "standIn",
  "apiToken",
  "webhook",
  "message",
  "listException",
  "registrationHold",
  "paper",
  "checkout",
  "borrower",
  "member",
  "openSeason",
  "openDivisionSlug",
  "draftSeason",
  "onlineSeason",
] as const;
/** Ids that anyone may name, and dates. */
const FREE = [
  "openDivision",
  "openRules",
  "ownDivision",
  "letter",
  "label",
  "person",
  "token",
  "calendar",
  "version",
  "date",
  "stamp",
  "nonce",
  "soon",
  "before",
  "later",
  "day",
  "offered",
] as const;
type IdName = (typeof OWNED)[number] | (typeof FREE)[number];
