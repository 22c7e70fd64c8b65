"use server";

import { notFound, redirect } from "next/navigation";
import { personForm } from "@/lib/auth/form-action";
import { formTooOften } from "@/lib/auth/form-too-often";
import { now } from "@/lib/clock";
import { expirePublicPages } from "@/lib/jobs/expire-in-request";
import { otherSide } from "@/lib/match/rules/sides";
import { findMatchOfPlayer } from "@/lib/match/store/read-match";
import { paths } from "@/lib/paths";
import { formErrors } from "@/lib/shared/form";
import { rateInput } from "../input/rate";
import { giveRating } from "../store/rate";
import { RATING_REFUSAL_SENTENCES } from "../words/sportsmanship";
import { ratedMatch } from "./rated-match";

/** A player rates the sportsmanship of their opponent. The newest rating counts. */
export const rateOpponent = personForm(paths.me(), rateInput, async (actor, input, form) => {
  const match = await findMatchOfPlayer(input.matchId, actor.id);
  if (!match) notFound();
  const tooMany = await formTooOften(form, { limit: "match-choice", by: actor.id });
  if (tooMany) return tooMany;
  const rated = ratedMatch(match);
  const rating = { of: otherSide(match.side), rating: input.rating, userId: actor.id, at: now() };
  const given = await giveRating(rated, rating);
  if (!given.ok) return formErrors(form, RATING_REFUSAL_SENTENCES[given.refusal]);
  if (given.value) expirePublicPages(rated.change);
  redirect(`${paths.match(match.id)}#sportsmanship`);
});
