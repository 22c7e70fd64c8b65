"use server";

import { notFound, redirect } from "next/navigation";
import { directorForm } from "@/lib/auth/form-action";
import type { Desk } from "@/lib/auth/gates";
import { refuseForm } from "@/lib/auth/refuse-form";
import { now } from "@/lib/clock";
import { expirePublicPages } from "@/lib/jobs/expire-in-request";
import { paths } from "@/lib/paths";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { requireSeason } from "@/lib/season/actions/require-season";
import { changeOfSeason } from "@/lib/season/store/seasons";
import { type FormState, formErrors } from "@/lib/shared/form";
import { markFeeInput, removeFeeInput, saveFeeInput } from "../input/fees";
import { parseAmount } from "../rules/amount";
import type { Fee } from "../rules/fee";
import { saveFee } from "../store/fee";
import { markFee } from "../store/ledger";
import {
  AMOUNT_UNREAD,
  CHANGE_FEE_REFUSAL_SENTENCES,
  MARK_REFUSED,
  NO_FEE,
  REASON_MISSING,
} from "../words/fee-words";

// What a director does with a season's fee.

/** Saves what the season costs. */
export const saveSeasonFee = directorForm(saveFeeInput, async (desk, input, form) => {
  const { name, currency, due, madeFrom: seen } = input;
  const amount = input.amount === "" ? null : parseAmount(input.amount, currency);
  if (amount === null && input.amount !== "")
    return formErrors(form, AMOUNT_UNREAD, { amount: AMOUNT_UNREAD });
  const money = amount === null ? null : { amount, currency };
  const fee = { name, money, due, whereToPay: input.whereToPay || null };
  return changeFee(desk, input.season, { fee, seen }, form);
});

/** Removes the fee: from then on, there's nothing to pay. */
export const removeSeasonFee = directorForm(removeFeeInput, (desk, { season, madeFrom }, form) =>
  changeFee(desk, season, { fee: null, seen: madeFrom }, form),
);

async function changeFee(
  { scope, organization }: Desk<DirectorScope>,
  slug: string,
  change: { readonly fee: Fee | null; readonly seen: number },
  form: FormData,
): Promise<FormState> {
  const season = await requireSeason(organization.slug, slug);
  const answer = (await saveFee(scope, season.id, change, now())) ?? notFound();
  if (!answer.ok) return refuseForm(form, answer.refusal, CHANGE_FEE_REFUSAL_SENTENCES[answer.refusal]);
  expirePublicPages(changeOfSeason(season));
  const done = change.fee ? "saved" : "removed";
  redirect(`${paths.deskFee(organization.slug, season.slug)}?done=${done}`);
}

/** Marks a player's fee as paid or waived, or undoes the last mark. */
export const markPlayerFee = directorForm(markFeeInput, async ({ scope, organization }, input, form) => {
  const { userId, kind, note } = input;
  if (kind !== "paid" && note === "") return formErrors(form, REASON_MISSING, { note: REASON_MISSING });
  const season = await requireSeason(organization.slug, input.season);
  const seen = /^\d{1,6}$/.test(input.seen) ? Number(input.seen) : -1;
  const answer =
    (await markFee(scope, season.id, { userId, kind, note: note || null, seen }, now())) ?? notFound();
  if (!answer.ok) {
    const { refusal } = answer;
    return refuseForm(form, refusal, refusal === "changed" ? MARK_REFUSED : NO_FEE);
  }
  redirect(`${paths.deskFee(organization.slug, season.slug)}?done=${kind}`);
});
