import { otherSide, SIDES, type Side } from "@/lib/match/rules/sides";
import type { Pair } from "@/lib/people/words/names";
import type { MatchRatings } from "../store/ratings";
import { ratingWords } from "../words/sportsmanship";

/** One rating of a match, as the director sees it. */
export type DeskRating = {
  readonly of: Side;
  /** "Theo rated Priya 3, good." */
  readonly words: string;
  /** The rating if it can be left out, with the player who gave it. */
  readonly canLeaveOut: { readonly rated: number; readonly by: string } | null;
};

/** The ratings that were given in a match; empty if none was. */
export function deskRatings({ given, isClosed }: MatchRatings, names: Pair): readonly DeskRating[] {
  return SIDES.flatMap((of) => {
    const rating = given[of];
    const by = names[otherSide(of)];
    if (rating === undefined) return [];
    if (rating === null)
      return [{ of, words: `${by}’s rating of ${names[of]} is left out.`, canLeaveOut: null }];
    return [
      {
        of,
        words: `${by} rated ${names[of]} ${ratingWords(rating)}.`,
        canLeaveOut: isClosed ? null : { rated: rating, by },
      },
    ];
  });
}
