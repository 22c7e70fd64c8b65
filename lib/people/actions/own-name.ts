"use server";

import { notFound, redirect } from "next/navigation";
import { answersNothing, personForm } from "@/lib/auth/form-action";
import { formTooOften } from "@/lib/auth/form-too-often";
import { now } from "@/lib/clock";
import { expireAllPublicPages } from "@/lib/jobs/expire-in-request";
import { paths } from "@/lib/paths";
import { ownNameInput } from "../input/names";
import { withholdOwnName } from "../store/withheld-names";

/**
 * Withholds one's own name from the public of an organization, or shows it again. Every public page is rendered again
 * after a change, so changes are counted.
 */
export const setOwnName = personForm(
  paths.profile(),
  answersNothing("It names what it asks for, whatever was so before.", ownNameInput),
  async (actor, { org, names }, form) => {
    const tooMany = await formTooOften(form, { limit: "names", by: actor.id });
    if (tooMany) return tooMany;

    const mark = { isWithheld: names === "withhold", at: now() };
    const changes =
      (await withholdOwnName({ userId: actor.id, origin: actor.origin }, org, mark)) ?? notFound();
    expireAllPublicPages(changes);
    redirect(`${paths.profile()}?done=name-${mark.isWithheld ? "withheld" : "shown"}`);
  },
);
