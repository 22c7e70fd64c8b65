"use server";

import { notFound, redirect } from "next/navigation";
import { answersNothing, directorForm } from "@/lib/auth/form-action";
import { refuseForm } from "@/lib/auth/refuse-form";
import { now } from "@/lib/clock";
import { expirePublicPages } from "@/lib/jobs/expire-in-request";
import { refusalSentence } from "@/lib/match/words/refusals";
import { paths } from "@/lib/paths";
import { closeVenuesInput, closurePlan, reopenVenuesInput } from "../input/closure";
import { type ClosureRefusal, closeVenues, reopenVenues } from "../store/close-venue";
import { findClosedPlaces } from "../store/read-venues";
import { CLOSURE_REFUSAL_SENTENCES } from "../words/refusals";

// What a director does when the rec center is closed, as on a snow day.

/** Closes one venue, or everything on campus, as the page has just shown. */
export const confirmClosure = directorForm(closeVenuesInput, async ({ scope, organization }, input, form) => {
  const places = await findClosedPlaces(organization.id, input.venue);
  if (!places) notFound();
  const { reason, seen } = input;
  const plan = { ...closurePlan(input, organization.timeZone), reason, seen };
  const answer = await closeVenues(scope, places, plan, now());
  if (!answer.ok) return refuseForm(form, answer.refusal, sentenceOf(answer.refusal));
  for (const { season, division } of answer.value.pages)
    expirePublicPages({ organization: organization.slug, season, divisions: [division] });
  redirect(`${paths.deskClosure(organization.slug, answer.value.id)}?done=closed`);
});

/** Opens the venues again before the closure is over. */
export const endClosure = directorForm(
  answersNothing("It names a closure, which either is in force or isn't.", reopenVenuesInput),
  async ({ scope, organization }, { id }) => {
    const answer = (await reopenVenues(scope, id, now())) ?? notFound();
    redirect(`${paths.deskClosure(organization.slug, id)}?done=${answer.ok ? "reopened" : answer.refusal}`);
  },
);

function sentenceOf(refusal: ClosureRefusal): string {
  if (refusal === "changed") return CHANGED;
  return typeof refusal === "string" ? CLOSURE_REFUSAL_SENTENCES[refusal] : refusalSentence(refusal);
}

const CHANGED =
  "Something changed after you opened this page, so nothing is closed yet. Check what would happen now, then confirm.";
