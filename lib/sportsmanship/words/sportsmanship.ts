import type { PlayoffRules } from "@/lib/season/rules/settings/playoff";
import { counted } from "@/lib/shared/text";
import type { Ratings } from "../rules/average";
import type { LeaveOutRefusal, RatingRefusal } from "../rules/may-rate";
import type { Rating } from "../rules/rating";

/** What each rating means. */
export const RATING_WORDS: Readonly<Record<Rating, string>> = {
  4: "Excellent",
  3: "Good",
  2: "Fair",
  1: "Poor",
  0: "Unacceptable",
};

/** "3, good" */
export function ratingWords(rating: Rating): string {
  return `${rating}, ${RATING_WORDS[rating].toLowerCase()}`;
}

/** "2.66", "2.6": cut off, so that an average below 3 never reads as 3.00. */
export function averageWords({ sum, count }: Ratings, digits: 1 | 2): string {
  const scale = 10 ** digits;
  return (Math.floor((sum * scale) / count) / scale).toFixed(digits);
}

/** "3.25 from 4 ratings" */
export function ratingsWords(ratings: Ratings): string {
  return `${averageWords(ratings, 2)} from ${counted(ratings.count, "rating")}`;
}

/** From how many opponents' ratings on players see their average. */
const LEAST_RATINGS = 3;

/**
 * A player's own average: "Your sportsmanship: 3.2." Null while only one or two opponents have rated them. One digit, and
 * not from how many ratings, so that what the last opponent gave isn't easily worked out.
 */
export function ownAverage(
  ratings: Ratings | undefined,
  { leastSportsmanship }: Pick<PlayoffRules, "leastSportsmanship">,
): string | null {
  if (!ratings || (ratings.given > 0 && ratings.given < LEAST_RATINGS)) return null;
  const least = leastSportsmanship === null ? "" : ` The playoff asks for ${leastSportsmanship.toFixed(1)}.`;
  return `Your sportsmanship: ${averageWords(ratings, 1)}.${least}`;
}

/** Why a player can't rate their opponent. */
export const RATING_REFUSAL_SENTENCES: Readonly<Record<RatingRefusal, string>> = {
  "not-asked": "Players don’t rate each other in this season.",
  "not-final": "You can rate your opponent once the result is final.",
  "not-played": "The match wasn’t played, so there’s nothing to rate.",
  closed: "Ratings for this part of the season are closed.",
  "left-out": "The director left out your rating, so you can’t change it.",
};

/** Why a director can't leave out a rating. */
export const LEAVE_OUT_REFUSAL_SENTENCES: Readonly<Record<LeaveOutRefusal, string>> = {
  "no-rating": "This rating is already left out.",
  changed: "The player changed this rating while you had the page open. Look at the new one.",
  closed: "The next stage has been drawn, so its ratings are closed.",
};
