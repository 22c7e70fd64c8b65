"use server";

import { notFound, redirect } from "next/navigation";
import { answersNothing, staffForm } from "@/lib/auth/form-action";
import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { formErrors } from "@/lib/shared/form";
import { instantOfLocal } from "@/lib/shared/wall-clock";
import { checkInInput, checkOutInput } from "../input/checkout";
import { OTHER_BORROWER } from "../rules/checkout";
import { checkIn, checkOut } from "../store/checkouts";
import { CHECKOUT_REFUSAL_SENTENCES } from "../words/refusals";

// What the front desk does with boards and clocks.

/** Checks an item out against an ID. */
export const checkOutThing = staffForm(
  answersNothing("It names a thing, which either is out or isn't.", checkOutInput),
  async ({ scope, organization }, input, form) => {
    const { label, borrower, name, idKind, idLast4, due } = input;
    const answer = await checkOut(
      scope,
      {
        label,
        borrower: borrower === OTHER_BORROWER ? { name } : { userId: borrower },
        idKind,
        idLast4,
        dueAt: instantOfLocal(due, organization.timeZone),
      },
      now(),
    );
    if (!answer) notFound();
    if (!answer.ok) {
      const sentence = CHECKOUT_REFUSAL_SENTENCES[answer.refusal];
      return formErrors(form, sentence, answer.refusal.startsWith("due-") ? { due: sentence } : {});
    }
    redirect(paths.equipmentDone(organization.slug, "out", answer.value.label));
  },
);

/** Checks an item in. */
export const checkInThing = staffForm(
  answersNothing("It names one loan, which either is over or isn't.", checkInInput),
  async ({ scope, organization }, input) => {
    const { label, again } = (await checkIn(scope, input.checkoutId, now())) ?? notFound();
    redirect(paths.equipmentDone(organization.slug, again ? "already-in" : "in", label));
  },
);
