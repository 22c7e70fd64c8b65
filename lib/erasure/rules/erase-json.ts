import { SIDES } from "@/lib/match/rules/sides";
import { type Erase, erasePgn } from "./erase-pgn";

/**
 * Erases from a JSON value what people wrote and what was written about them. The names of its fields and the words that
 * the program reads, such as a color or a result, stay: history couldn't be read without them.
 */
export function eraseJson(value: unknown, erase: Erase, field = ""): unknown {
  if (typeof value === "string") return eraseText(value, erase, field);
  if (Array.isArray(value)) return value.map((each) => eraseJson(each, erase, field));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    // The answers of chess sites are kept by address, which has a username in it.
    Object.entries(value).map(([key, each]) => [eraseText(key, erase, ""), eraseJson(each, erase, key)]),
  );
}

function eraseText(text: string, erase: Erase, field: string): string {
  if (field === "pgn") return erasePgn(text, erase);
  return isFilledIn(field, text) ? erase(text) : text;
}

function isFilledIn(field: string, text: string): boolean {
  // Who had White is a side in a report, and a username in a game of a chess site.
  if (field === "white" || field === "black") return !SIDES.some((side) => side === text);
  return FILLED_IN.has(field) || !LONE_WORD.test(text);
}

/** Fields that a lone word can be typed into. */
const FILLED_IN = new Set(
  "statement note reason rule words name handle phone email campusId subject text place address directions".split(
    " ",
  ),
);

/** In any other field this is the program's: one of a list, an id, a time, a time zone, a move. */
const LONE_WORD = /^[\w.:+#=-]+(?:\/\w+)*$/;
