"use server";

import { notFound, redirect } from "next/navigation";
import { answersNothing, directorForm } from "@/lib/auth/form-action";
import { formTooOften } from "@/lib/auth/form-too-often";
import { now } from "@/lib/clock";
import { findEntryOfDesk } from "@/lib/entries/store/entry-of-desk";
import { expireAllPublicPages } from "@/lib/jobs/expire-in-request";
import { paths } from "@/lib/paths";
import { playerNameInput } from "../input/names";
import { withholdName } from "../store/withheld-names";

/**
 * Withholds a player's name from the public, or shows it again. Every public page is rendered again after a change, so
 * changes are counted.
 */
export const setPlayerName = directorForm(
  answersNothing("It names what it asks for, whatever was so before.", playerNameInput),
  async ({ actor, scope, organization }, { entryId, names }, form) => {
    const tooMany = await formTooOften(form, { limit: "names", by: actor.id });
    if (tooMany) return tooMany;

    const player = (await findEntryOfDesk(scope, entryId)) ?? notFound();
    const mark = { isWithheld: names === "withhold", at: now() };
    const changes = (await withholdName(scope, player, mark)) ?? notFound();
    expireAllPublicPages(changes);
    redirect(
      `${paths.deskPlayer(organization.slug, entryId)}?done=${mark.isWithheld ? "withheld" : "shown"}`,
    );
  },
);
