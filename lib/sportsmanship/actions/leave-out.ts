"use server";

import { notFound, redirect } from "next/navigation";
import { directorForm } from "@/lib/auth/form-action";
import { refuseForm } from "@/lib/auth/refuse-form";
import { now } from "@/lib/clock";
import { expirePublicPages } from "@/lib/jobs/expire-in-request";
import { sideOf } from "@/lib/match/store/match-record";
import { findMatchOfDesk } from "@/lib/match/store/read-match";
import { paths } from "@/lib/paths";
import { matchTitle, namesOf } from "@/lib/people/words/names";
import { formErrors } from "@/lib/shared/form";
import { leaveOutInput } from "../input/rate";
import { leaveOutRating } from "../store/rate";
import { LEAVE_OUT_REFUSAL_SENTENCES } from "../words/sportsmanship";
import { ratedMatch } from "./rated-match";

const OWN_MATCH = "You play in this match, so another director has to look at its ratings.";

/** A director leaves out a rating that wasn't given in good faith. */
export const leaveOut = directorForm(leaveOutInput, async ({ actor, scope, organization }, input, form) => {
  const match = await findMatchOfDesk(scope, input.matchId);
  if (!match) notFound();
  if (sideOf(match, actor.id)) return formErrors(form, OWN_MATCH);
  const rated = ratedMatch(match);
  const subject = matchTitle(namesOf(match));
  const out = { of: input.of, seen: input.rated, reason: input.reason, subject, at: now() };
  const left = await leaveOutRating(scope, rated, out);
  if (!left.ok) return refuseForm(form, left.refusal, LEAVE_OUT_REFUSAL_SENTENCES[left.refusal]);
  expirePublicPages(rated.change);
  redirect(`${paths.case(organization.slug, match.id)}?done=leave-out`);
});
