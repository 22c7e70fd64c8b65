"use server";

import { redirect } from "next/navigation";
import { answersNothing, personForm } from "@/lib/auth/form-action";
import { formTooOften } from "@/lib/auth/form-too-often";
import { now } from "@/lib/clock";
import { expireAllPublicPages } from "@/lib/jobs/expire-in-request";
import { paths } from "@/lib/paths";
import { formErrors } from "@/lib/shared/form";
import { claimInput } from "../input/claim";
import { claim } from "../store/claims";
import { CLAIM_REFUSAL_SENTENCES } from "../words/refusals";

/** Gives the signed-in person what the office entered for them, by a code. Tries are counted. */
export const claimRegistrations = personForm(
  paths.profile(),
  answersNothing("The code is what it answers.", claimInput),
  async (actor, { code }, form) => {
    const tooMany = await formTooOften(form, { limit: "claim", by: actor.id });
    if (tooMany) return tooMany;

    const answer = await claim({ userId: actor.id, origin: actor.origin }, code, now());
    if (!answer.ok) {
      const sentence = CLAIM_REFUSAL_SENTENCES[answer.refusal];
      return formErrors(form, sentence, { code: sentence });
    }
    expireAllPublicPages(answer.value.changes);
    redirect(`${paths.profile()}?done=claimed`);
  },
);
