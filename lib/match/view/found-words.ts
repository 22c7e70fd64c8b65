import { type FoundToConfirm, foundBy } from "../rules/found-by";
import { moment } from "../words/next-move";
import type { NextMoveReader, NextMoveWords } from "../words/next-move-words";

/** What the league found of an online match, if the players only have to say that it's right, in words. */
export type FoundResult = FoundToConfirm & {
  readonly heading: string;
  readonly why: string;
};

/** The next move of a match that was found. */
export function foundWords(
  found: FoundResult,
  match: Parameters<typeof foundBy>[1] & Pick<NextMoveReader, "now" | "zone">,
): NextMoveWords {
  const by = moment(foundBy(found, match), "by", match);
  return { turn: "you", turnLabel: "Your move", what: found.heading, why: found.why, by };
}
