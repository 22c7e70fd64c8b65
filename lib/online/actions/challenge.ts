"use server";

import { notFound, redirect } from "next/navigation";
import { personForm } from "@/lib/auth/form-action";
import { formTooOften } from "@/lib/auth/form-too-often";
import { now } from "@/lib/clock";
import { isToPlay } from "@/lib/match/rules/state";
import { findMatchOfPlayer, type PlayerMatch } from "@/lib/match/store/read-match";
import { MATCH_REFUSAL_SENTENCES } from "@/lib/match/words/refusals";
import { paths } from "@/lib/paths";
import { formErrors } from "@/lib/shared/form";
import { challengeInput } from "../input/challenge";
import type { ChallengeRefusal } from "../rules/challenge";
import { makeChallenge } from "../store/challenges";
import { CHALLENGE_REFUSAL_SENTENCES } from "../words/challenges";

/** Makes the link to the next game of a match on Lichess, for both players. */
export const makeGameLink = personForm(paths.me(), challengeInput, async (actor, input, form) => {
  const match = await findMatchOfPlayer(input.matchId, actor.id);
  if (!match) notFound();
  if (!canBeMade(match)) return formErrors(form, MATCH_REFUSAL_SENTENCES["wrong-stage"]);
  const tooOften = await formTooOften(form, { limit: "make-challenge", by: actor.id });
  if (tooOften) return tooOften;
  const { number, white, minutes } = input;
  const made = await makeChallenge(match, number, { white, minutes }, now);
  if (!made.ok) {
    const sentence = CHALLENGE_REFUSAL_SENTENCES[made.refusal];
    const field = FIELDS[made.refusal];
    return formErrors(form, sentence, field ? { [field]: sentence } : {});
  }
  redirect(`${paths.match(match.id)}?done=game-link#challenge`);
});

function canBeMade({ rules: { venue }, state: { status }, home, away }: PlayerMatch): boolean {
  return (
    isToPlay(status) &&
    venue.kind === "online" &&
    venue.site === "lichess" &&
    Boolean(home.handle && away.handle)
  );
}

const FIELDS: Partial<Record<ChallengeRefusal, string>> = { "no-clock": "minutes", "no-colors": "white" };
