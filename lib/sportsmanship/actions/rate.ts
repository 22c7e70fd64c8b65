"use server";

import { notFound, redirect } from "next/navigation";
import { directorForm, personForm } from "@/lib/auth/form-action";
import { now } from "@/lib/clock";
import { expirePublicPages } from "@/lib/jobs/expire";
import { otherSide } from "@/lib/match/rules/sides";
import { type ShownMatch, sideOf } from "@/lib/match/store/match-record";
import { findMatchOfDesk, findMatchOfPlayer, type PlayerMatch } from "@/lib/match/store/read-match";
import { paths } from "@/lib/paths";
import { matchTitle } from "@/lib/people/words/names";
import { formErrors } from "@/lib/shared/form";
import { leaveOutInput, rateInput } from "../input/rate";
import { giveRating, leaveOutRating } from "../store/rate";
import { LEAVE_OUT_REFUSALS, RATING_REFUSALS } from "../words/sportsmanship";

const OWN_MATCH = "You play in this match, so another director has to look at its ratings.";

/** A player rates the sportsmanship of their opponent. The newest rating counts. */
export const rateOpponent = personForm(paths.me(), rateInput, async (actor, input, form) => {
  const match = await findMatchOfPlayer(input.matchId, actor.id);
  if (!match) notFound();
  const rated = ratedMatch(match);
  const rating = { of: otherSide(match.side), rating: input.rating, userId: actor.id, at: now() };
  const given = await giveRating(rated, rating);
  if (!given.ok) return formErrors(form, RATING_REFUSALS[given.refusal]);
  expirePublicPages(rated.change);
  redirect(`${paths.match(match.id)}#sportsmanship`);
});

/** A director leaves out a rating that wasn't given in good faith. */
export const leaveOut = directorForm(leaveOutInput, async ({ actor, scope, organization }, input, form) => {
  const match = await findMatchOfDesk(scope, input.matchId);
  if (!match) notFound();
  if (sideOf(match, actor.id)) return formErrors(form, OWN_MATCH);
  const rated = ratedMatch(match);
  const subject = matchTitle({ home: match.home.name, away: match.away.name });
  const out = { of: input.of, seen: input.rated, reason: input.reason, subject, at: now() };
  const left = await leaveOutRating(scope, rated, out);
  if (!left.ok) return formErrors(form, LEAVE_OUT_REFUSALS[left.refusal]);
  expirePublicPages(rated.change);
  redirect(`${paths.case(organization.slug, match.id)}?done=leave-out`);
});

function ratedMatch({ id, rules, organization, season, division }: ShownMatch | PlayerMatch) {
  const change = {
    organization: organization.slug,
    season: season.slug,
    divisions: [division.slug],
    isMatch: true as const,
  };
  return { matchId: id, rules, change };
}
