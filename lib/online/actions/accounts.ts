"use server";

import { notFound, redirect } from "next/navigation";
import { answersNothing, personForm } from "@/lib/auth/form-action";
import { formTooOften } from "@/lib/auth/form-too-often";
import { now } from "@/lib/clock";
import { HANDLE_REFUSAL_SENTENCES } from "@/lib/entries/words/refusals";
import { paths } from "@/lib/paths";
import { formErrors } from "@/lib/shared/form";
import { proofInput } from "../input/proof";
import { findOwn, insertProofCode } from "../store/accounts";
import { proveChessCom } from "../store/prove";
import { proofSentence } from "../words/proofs";

/** Makes a code for a player's profile at Chess.com. */
export const makeProofCode = personForm(
  paths.profile(),
  answersNothing("Only its owner has a code made.", proofInput),
  async (actor, { seasonId }, form) => {
    const own = await findOwn(actor.id, seasonId);
    if (own?.site !== "chess.com") notFound();
    const tooOften = await formTooOften(form, { limit: "prove-account", by: actor.id });
    if (tooOften) return tooOften;
    const made = await insertProofCode(own, actor.id, now());
    if (!made.ok) return formErrors(form, HANDLE_REFUSAL_SENTENCES[made.refusal]);
    redirect(`${paths.profile()}?done=code#proof-${seasonId}`);
  },
);

/** Looks for the code in the player's profile at Chess.com. */
export const checkProofCode = personForm(
  paths.profile(),
  answersNothing("The code that's checked is the newest, whichever one the page shows.", proofInput),
  async (actor, { seasonId }, form) => {
    const own = await findOwn(actor.id, seasonId);
    if (own?.site !== "chess.com") notFound();
    const tooOften = await formTooOften(form, { limit: "prove-account", by: actor.id });
    if (tooOften) return tooOften;
    const proven = await proveChessCom(actor.id, own, now);
    if (proven.ok) redirect(`${paths.profile()}?done=proven`);
    const { title, text } = proofSentence(proven.refusal);
    return formErrors(form, `${title} ${text}`);
  },
);
