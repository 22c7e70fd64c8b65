"use server";

import { redirect } from "next/navigation";
import type { z } from "zod";
import { directorForm } from "@/lib/auth/form-action";
import { refuseForm } from "@/lib/auth/refuse-form";
import { now } from "@/lib/clock";
import { expirePublicPages } from "@/lib/jobs/expire-in-request";
import { paths } from "@/lib/paths";
import { changeOfSeason } from "@/lib/season/store/seasons";
import { instantOfLocal } from "@/lib/shared/wall-clock";
import { requireRound } from "@/lib/stages/actions/require-round";
import { EXTEND_REFUSAL_SENTENCES } from "@/lib/stages/words/refusals";
import { declareForfeitsInput, moreTimeInput } from "../input/forfeits";
import { type ForfeitAct, type ForfeitRefusal, settleForfeits } from "../store/forfeits/settle";
import { refusalSentence } from "../words/refusals";

// What a director can do with all double forfeits of a round together.

/** Declares the double forfeits that are waiting for the director, except for a match they play in. */
export const declareForfeits = directorForm(declareForfeitsInput, async (desk, input, form) =>
  settle(desk, input, form, { type: "declare", stamp: input.stamp }),
);

/** Gives the matches whose double forfeits are waiting more time. */
export const extendHeldForfeits = moreTime("extend");

/** Reopens every match of a round that became a double forfeit at the deadline. */
export const undoForfeits = moreTime("undo");

function moreTime(type: "extend" | "undo") {
  return directorForm(moreTimeInput, async (desk, input, form) => {
    const { stamp, reason, deadline } = input;
    const deadlineAt = instantOfLocal(deadline, desk.organization.timeZone);
    return settle(desk, input, form, { type, stamp, reason, deadlineAt });
  });
}

const DONE: Record<ForfeitAct["type"], string> = {
  declare: "forfeits-declared",
  extend: "extended",
  undo: "forfeits-undone",
};
const CHANGED = "These matches have changed since you opened the page. Check them again, then decide.";

function sentenceOf(refusal: ForfeitRefusal): string {
  if (refusal === "changed") return CHANGED;
  return refusal === "after-session" ? EXTEND_REFUSAL_SENTENCES[refusal] : refusalSentence(refusal);
}

async function settle(
  { scope, organization }: Parameters<Parameters<typeof directorForm>[1]>[0],
  input: z.output<typeof declareForfeitsInput>,
  form: FormData,
  act: ForfeitAct,
) {
  const { view, round } = await requireRound(organization.slug, input);
  const answer = await settleForfeits(scope, view, round, act, now());
  if (!answer.ok) return refuseForm(form, answer.refusal, sentenceOf(answer.refusal));
  expirePublicPages(changeOfSeason(view.season));
  const division = paths.deskDivision(organization.slug, input.season, input.division);
  const done = answer.value.own > 0 ? "forfeits-declared-some" : DONE[act.type];
  redirect(`${division}?done=${done}&stage=${input.stage}&round=${input.round}`);
}
