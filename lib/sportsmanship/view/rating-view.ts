import { otherSide, type Side } from "@/lib/match/rules/sides";
import type { MatchState } from "@/lib/match/rules/state";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { mayRate } from "../rules/may-rate";
import { RATINGS, type Rating } from "../rules/rating";
import type { MatchRatings } from "../store/ratings";
import { RATING_REFUSAL_SENTENCES, RATING_WORDS, ratingWords } from "../words/sportsmanship";

/** What a player sees of the ratings of their match: their own, and whether they can give one. */
export type RatingView = {
  readonly intro: string;
  /** "You rated Theo 3, good." */
  readonly given: string | null;
  /** Null: why they can't rate is part of the intro. */
  readonly form: {
    readonly options: readonly {
      readonly value: Rating;
      readonly title: string;
      readonly isGiven: boolean;
    }[];
    readonly isFolded: boolean;
  } | null;
};

type Rated = {
  readonly side: Side;
  readonly them: string;
  readonly state: Pick<MatchState, "outcome" | "status">;
  readonly rules: Pick<RulePack, "sportsmanship" | "playoff">;
};

/** Null where players don't rate each other, and until the match is decided by playing. */
export function ratingView(
  { given, isClosed }: MatchRatings,
  { side, them, state, rules }: Rated,
): RatingView | null {
  const own = given[otherSide(side)];
  const may = mayRate({
    rules: rules.sportsmanship,
    outcome: state.status === "final" ? state.outcome : null,
    isClosed,
    isLeftOut: own === null,
  });
  if (!may.ok && (may.refusal !== "closed" || own === undefined) && may.refusal !== "left-out") return null;
  const isGiven = typeof own === "number";
  return {
    intro: may.ok
      ? `Only the director sees your rating. ${them} sees an average, and only once three opponents have rated them.`
      : RATING_REFUSAL_SENTENCES[may.refusal],
    given: isGiven ? `You rated ${them} ${ratingWords(own)}.` : null,
    form: may.ok
      ? {
          options: [...RATINGS].reverse().map((value) => ({
            value,
            title: `${value}, ${RATING_WORDS[value].toLowerCase()}`,
            isGiven: value === own,
          })),
          isFolded: isGiven,
        }
      : null,
  };
}
