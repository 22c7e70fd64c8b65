"use server";

import { redirect } from "next/navigation";
import { requireStaff } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { checkIn, checkOut } from "@/lib/data/checkouts";
import { instantOfLocal } from "@/lib/domain/schedule/wall-clock";
import { CHECKOUT_REFUSAL_SENTENCES } from "@/lib/domain/venue/checkout";
import { paths } from "@/lib/paths";
import { checkInInput, checkOutInput, OTHER_BORROWER } from "@/lib/schemas/checkout";
import { type FormState, readForm, skippedTime, trouble } from "./form";

// What the front desk does with boards and clocks.

/** Hands a thing out against an ID. */
export async function checkOutThing(_before: FormState, form: FormData): Promise<FormState> {
  const { scope, organization } = await requireStaff(form.get("org")?.toString() ?? "");
  const input = readForm(checkOutInput, form);
  if (!input.ok) return input.trouble;
  const skipped = skippedTime(form, organization.timeZone);
  if (skipped) return skipped;
  const { label, borrower, name, idKind, idLast4, due } = input.value;
  const answer = await checkOut(
    scope,
    {
      label,
      borrower: borrower === OTHER_BORROWER ? { name } : { userId: borrower },
      idKind,
      idLast4,
      dueAt: instantOfLocal(organization.timeZone, due),
    },
    now(),
  );
  if (!answer.ok) {
    const sentence = CHECKOUT_REFUSAL_SENTENCES[answer.refusal];
    return trouble(form, sentence, answer.refusal === "due-not-later" ? { due: sentence } : {});
  }
  redirect(paths.equipmentDone(organization.slug, "out", answer.value.label));
}

/** Takes a thing back. */
export async function checkInThing(_before: FormState, form: FormData): Promise<FormState> {
  const { scope, organization } = await requireStaff(form.get("org")?.toString() ?? "");
  const input = readForm(checkInInput, form);
  if (!input.ok) return input.trouble;
  const answer = await checkIn(scope, input.value.checkoutId, now());
  if (!answer.ok) return trouble(form, CHECKOUT_REFUSAL_SENTENCES[answer.refusal]);
  redirect(paths.equipmentDone(organization.slug, "in", answer.value.label));
}
