"use server";

import { notFound, redirect } from "next/navigation";
import type { z } from "zod";
import { answersNothing, directorForm } from "@/lib/auth/form-action";
import { refuseForm } from "@/lib/auth/refuse-form";
import { now } from "@/lib/clock";
import { expirePublicPages } from "@/lib/jobs/expire-in-request";
import { paths } from "@/lib/paths";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { requireDivision } from "@/lib/season/actions/require-season";
import { changeOfSeason } from "@/lib/season/store/seasons";
import type { Answer } from "@/lib/shared/answer";
import { formErrors } from "@/lib/shared/form";
import {
  declineInput,
  enterLateInput,
  forgiveInput,
  keepInput,
  letGoInput,
  spotsInput,
} from "../input/entry";
import type { StrikeRefusal } from "../rules/strikes";
import { countStrikeAgain, forgiveStrike, keepEntry } from "../store/answer-strikes";
import { declineLeaveWish } from "../store/end-leave-wish";
import { insertLateEntry } from "../store/late-entry";
import { leaveDivision } from "../store/leaving";
import { updateCapacity } from "../store/waitlist";
import {
  LATE_REFUSAL_SENTENCES,
  LEAVE_REFUSAL_SENTENCES,
  REQUEST_CHANGED,
  STRIKE_REFUSAL_SENTENCES,
} from "../words/refusals";

// What a director can do with the players of a division.

/** Sets how many can play. */
export const setSpots = directorForm(spotsInput, async ({ scope, organization }, input, form) => {
  const { season, division } = await requireDivision(organization.slug, input);

  const answer = await updateCapacity(
    scope,
    division.id,
    { capacity: input.places, seen: input.seen },
    now(),
  );
  if (!answer) notFound();
  if (!answer.ok) return refuseForm(form, answer.refusal, SPOTS_REFUSED[answer.refusal]);
  expirePublicPages(changeOfSeason(season));
  redirect(`${paths.deskDivision(organization.slug, season.slug, division.slug)}?done=places`);
});

const SPOTS_REFUSED = {
  "season-over": "The season is over, so the number of spots can’t change.",
  "already-published": "The schedule is published, so the number of spots can’t change.",
  changed: "Someone changed the number of spots after you opened the page. Check it, then set it again.",
};

/**
 * Removes or withdraws a player the way the preview said. If anything has changed since the director read it, the
 * preview is shown again.
 */
export const letGo = directorForm(letGoInput, async ({ scope, organization }, input, form) => {
  const { season, division } = await requireDivision(organization.slug, input);
  const { entryId, stamp, reason, by } = input;

  const answer = await leaveDivision(scope, { entryId, stamp, reason, isRemoved: by === "removed" }, now());
  if (!answer) notFound();
  if (!answer.ok) return refuseForm(form, answer.refusal, LEAVE_REFUSAL_SENTENCES[answer.refusal]);
  expirePublicPages(changeOfSeason(season));
  redirect(`${paths.deskDivision(organization.slug, season.slug, division.slug)}?done=left`);
});

/** Declines a player's request to leave. If it's no longer open, the form is gone, so the page itself says so. */
export const declineLeaving = directorForm(declineInput, async ({ scope, organization }, input, form) => {
  const { season, division } = await requireDivision(organization.slug, input);

  const answer = await declineLeaveWish(scope, input, now());
  if (!answer) notFound();
  if (!answer.ok && answer.refusal === "changed") return refuseForm(form, "changed", REQUEST_CHANGED);
  const at = [organization.slug, season.slug, division.slug] as const;
  redirect(
    answer.ok
      ? `${paths.deskDivision(...at)}?done=declined`
      : `${paths.deskEntry(...at, input.entryId)}?done=already-answered`,
  );
});

/** Keeps a player with too many forfeits. The director is asked again after another one. */
export const keepPlayer = answerStrikes(keepInput, keepEntry, "kept");

/** Forgives one forfeit: it no longer counts, and the player is told. */
export const forgiveForfeit = answerStrikes(
  answersNothing("It names a forfeit, which either counts or doesn't.", forgiveInput),
  forgiveStrike,
  "forgiven",
);

/** Takes the forgiveness of a forfeit back: it counts again, and the player is told. */
export const countForfeitAgain = answerStrikes(
  answersNothing("It names a forfeit, which either counts or doesn't.", forgiveInput),
  countStrikeAgain,
  "counted-again",
);

function answerStrikes<
  Input extends z.output<Parameters<typeof directorForm>[0]> & {
    season: string;
    division: string;
    entryId: string;
  },
>(
  schema: z.ZodType<Input>,
  answerThem: (
    scope: DirectorScope,
    input: Input,
    at: Date,
  ) => Promise<Answer<unknown, StrikeRefusal> | null>,
  done: "kept" | "forgiven" | "counted-again",
) {
  return directorForm(schema, async ({ scope, organization }, input, form) => {
    const { season, division } = await requireDivision(organization.slug, input);

    const answer = await answerThem(scope, input, now());
    if (!answer) notFound();
    if (!answer.ok) return refuseForm(form, answer.refusal, STRIKE_REFUSAL_SENTENCES[answer.refusal]);
    expirePublicPages(changeOfSeason(season));
    const { entryId } = input;
    redirect(`${paths.deskEntry(organization.slug, season.slug, division.slug, entryId)}?done=${done}`);
  });
}

/** Gives someone on the waitlist the open spot in a published round robin. */
export const enterLate = directorForm(
  answersNothing("It names a player, who either still waits or doesn't.", enterLateInput),
  async ({ scope, organization }, input, form) => {
    const { season, division } = await requireDivision(organization.slug, input);

    const answer = await insertLateEntry(scope, input.entryId, now());
    if (!answer) notFound();
    if (!answer.ok) return formErrors(form, LATE_REFUSAL_SENTENCES[answer.refusal]);
    expirePublicPages(changeOfSeason(season));
    redirect(`${paths.deskDivision(organization.slug, season.slug, division.slug)}?done=late-entry`);
  },
);
