import type { MatchOutcome } from "@/lib/match/rules/outcome";
import type { SportsmanshipRules } from "@/lib/season/rules/settings/sportsmanship";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { wasPlayed } from "./average";

/** What decides whether a match can be rated. */
export type RatingFacts = {
  readonly rules: Pick<SportsmanshipRules, "ratings">;
  /** Null until the match is final. */
  readonly outcome: Pick<MatchOutcome, "decidedBy"> | null;
  /** The next stage of its division is drawn, or its season is archived. */
  readonly isClosed: boolean;
  /** The director left out what this player gave. */
  readonly isLeftOut: boolean;
};

export type RatingRefusal = "not-asked" | "not-final" | "not-played" | "closed" | "left-out";

/**
 * Can a player rate their opponent now? Ratings of a stage close when the next one is drawn, because the draw may depend
 * on them. A rating that the director left out can't be given again.
 */
export function mayRate({ rules, outcome, isClosed, isLeftOut }: RatingFacts): Answer<true, RatingRefusal> {
  if (rules.ratings === "none") return refuse("not-asked");
  if (!outcome) return refuse("not-final");
  if (!wasPlayed(outcome)) return refuse("not-played");
  if (isLeftOut) return refuse("left-out");
  return isClosed ? refuse("closed") : accept(true);
}

export type LeaveOutRefusal = "no-rating" | "closed" | "changed";

/** Can a director leave out this rating now? `seen` is the rating that the page showed. */
export function mayLeaveOut(
  current: number | null,
  seen: number,
  { isClosed }: Pick<RatingFacts, "isClosed">,
): Answer<true, LeaveOutRefusal> {
  if (current === null) return refuse("no-rating");
  if (current !== seen) return refuse("changed");
  return isClosed ? refuse("closed") : accept(true);
}
