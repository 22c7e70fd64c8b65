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

/** "2.66": cut off, so that an average below 3 never reads as 3.00. */
export function averageWords({ sum, count }: Ratings): string {
  return (Math.floor((sum * 100) / count) / 100).toFixed(2);
}

/** "3.25 from 4 ratings" */
export function ratingsWords(ratings: Ratings): string {
  return `${averageWords(ratings)} from ${counted(ratings.count, "rating")}`;
}

/**
 * A player's own average: "Your sportsmanship: 3.25 from four ratings." Null while it would tell what a single opponent
 * gave.
 */
export function ownAverage(
  ratings: Ratings | undefined,
  { leastSportsmanship }: Pick<PlayoffRules, "leastSportsmanship">,
): string | null {
  if (!ratings || ratings.given === 1) return null;
  const least = leastSportsmanship === null ? "" : ` The playoff asks for ${leastSportsmanship.toFixed(1)}.`;
  return `Your sportsmanship: ${ratingsWords(ratings)}.${least}`;
}

/** Why a player can't rate their opponent. */
export const RATING_REFUSALS: Readonly<Record<RatingRefusal, string>> = {
  "not-asked": "Players don’t rate each other in this season.",
  "not-final": "You can rate your opponent once the result is final.",
  "not-played": "The match wasn’t played, so there’s nothing to rate.",
  closed: "Ratings for this part of the season are closed.",
  "left-out": "The director left out your rating, so you can’t change it.",
};

/** Why a director can't leave out a rating. */
export const LEAVE_OUT_REFUSALS: Readonly<Record<LeaveOutRefusal, string>> = {
  "no-rating": "This rating is already left out.",
  changed: "The player changed this rating while you had the page open. Look at the new one.",
  closed: "The next stage has been drawn, so its ratings are closed.",
};
