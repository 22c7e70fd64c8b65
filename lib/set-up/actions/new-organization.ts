"use server";

import { redirect } from "next/navigation";
import { answersNothing, formAction } from "@/lib/auth/form-action";
import { requireOperator } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { setUpPaths } from "@/lib/paths/set-up";
import { formErrors } from "@/lib/shared/form";
import { newOrganizationInput } from "../input/new-organization";
import { openOrganization } from "../store/open-organization";

/** Creates one more organization, for the operator of the site. */
export const addOrganization = formAction(
  requireOperator,
  answersNothing("An organization has an address that no other one has.", newOrganizationInput),
  async (_, input, form) => {
    const opened = await openOrganization(input, now());
    if (!opened.ok) return formErrors(form, TAKEN, { slug: TAKEN });
    redirect(`${setUpPaths.newOrganization()}?done=${input.slug}`);
  },
);

const TAKEN = "Another organization has this address. Choose another.";
