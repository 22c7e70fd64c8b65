"use server";

import { notFound, redirect } from "next/navigation";
import { refreshPage } from "@/lib/auth/bearer";
import { answersNothing, directorForm } from "@/lib/auth/form-action";
import { refuseForm } from "@/lib/auth/refuse-form";
import { now } from "@/lib/clock";
import { findEntryOfDesk } from "@/lib/entries/store/entry-of-desk";
import { paths } from "@/lib/paths";
import { requireSeason } from "@/lib/season/actions/require-season";
import { formErrors } from "@/lib/shared/form";
import { correctCampusIdInput, letPlayInput } from "../input/eligibility";
import { correctCampusId } from "../store/campus-ids";
import { letPlay } from "../store/publication";
import { CAMPUS_ID_REFUSAL_SENTENCES, DECIDED_ALREADY } from "../words/desk-words";

// What a director decides about registered players.

/** Lets a registered player play although something keeps them out. */
export const letPlayerPlay = directorForm(
  answersNothing("It names what keeps the player out, which either still does or doesn't.", letPlayInput),
  async ({ scope, organization }, input, form) => {
    const { season: slug, division, entryId, refusal, reason } = input;
    const season = await requireSeason(organization.slug, slug);
    if (!(await findEntryOfDesk(scope, entryId, input))) notFound();
    const answer = (await letPlay(scope, season.id, { entryId, refusal, reason }, now())) ?? notFound();
    if (!answer.ok) {
      refreshPage();
      return formErrors(form, DECIDED_ALREADY);
    }
    redirect(`${paths.deskDivision(organization.slug, season.slug, division)}?done=lets-play`);
  },
);

/** Corrects or removes a player's campus ID. */
export const correctPlayerCampusId = directorForm(
  correctCampusIdInput,
  async ({ scope, organization }, input, form) => {
    const entry = (await findEntryOfDesk(scope, input.entryId, input)) ?? notFound();
    const { campusId: typed, seen, season, division, entryId } = input;
    const answer = (await correctCampusId(scope, entry, { typed, seen, at: now() })) ?? notFound();
    if (!answer.ok) {
      const { refusal } = answer;
      const sentence = CAMPUS_ID_REFUSAL_SENTENCES[refusal];
      if (refusal === "changed") return refuseForm(form, refusal, sentence, "campusId");
      return formErrors(form, sentence, { campusId: sentence });
    }
    redirect(`${paths.editEntry(organization.slug, season, division, entryId)}?done=campus-id`);
  },
);
