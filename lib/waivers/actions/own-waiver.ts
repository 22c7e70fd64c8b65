"use server";

import { notFound, redirect } from "next/navigation";
import { answersNothing, personForm } from "@/lib/auth/form-action";
import { refuseForm } from "@/lib/auth/refuse-form";
import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { requireSeason } from "@/lib/season/actions/require-season";
import { formErrors } from "@/lib/shared/form";
import { acceptWaiverInput, saidWaiver } from "../input/waivers";
import { acceptWaiver } from "../store/signing";
import { WAIVER_FIELDS, WAIVER_OVER, WAIVER_REFUSAL_SENTENCES } from "../words/waiver-words";

/** Accepts the waiver of a season that one is registered in, in the version that one read. */
export const acceptSeasonWaiver = personForm(
  paths.me(),
  answersNothing(
    "Its version has a name of its own, because registration asks for it, too.",
    acceptWaiverInput,
  ),
  async (actor, input, form) => {
    const season = await requireSeason(input.org, input.season);
    const signer = { seasonId: season.id, userId: actor.id, origin: actor.origin };
    const answer = (await acceptWaiver(signer, saidWaiver(input), now())) ?? notFound();
    if (answer.ok) redirect(`${paths.waiver(season.organization.slug, season.slug)}?done=accepted`);
    const { refusal } = answer;
    if (refusal === "season-over") return refuseForm(form, refusal, WAIVER_OVER);
    const sentence = WAIVER_REFUSAL_SENTENCES[refusal];
    const field = WAIVER_FIELDS[refusal];
    if (refusal === "waiver-changed") return refuseForm(form, "changed", sentence, field);
    return formErrors(form, sentence, { [field]: sentence });
  },
);
