import type { Instant } from "@/lib/shared/instant";
import { moment } from "../words/next-move";
import type { NextMoveReader, NextMoveWords } from "../words/next-move-words";

/** What the league found of an online match, if the players only have to say that it's right. */
export type FoundResult = {
  readonly heading: string;
  readonly why: string;
  /** When it counts automatically; null if it doesn't. */
  readonly countsAt: Instant | null;
};

/** The next move of a match that was found. It can be called wrong until it counts, not until the round closes. */
export function foundWords(
  { heading, why, countsAt }: FoundResult,
  own: NextMoveWords,
  at: Pick<NextMoveReader, "now" | "zone">,
): NextMoveWords {
  const by = countsAt ? moment(countsAt, "by", at) : own.by;
  return { turn: "you", turnLabel: "Your move", what: heading, why, by };
}
