"use server";

import { redirect } from "next/navigation";
import { refreshPage } from "@/lib/auth/bearer";
import { adminForm } from "@/lib/auth/form-action";
import { now } from "@/lib/clock";
import { retentionPaths } from "@/lib/paths/retention";
import { formErrors } from "@/lib/shared/form";
import { retentionInput } from "../input/periods";
import { savePeriods } from "../store/periods";
import { CHANGED } from "../words/retention";

/** Saves how long an organization keeps things, after the page has said what that deletes. */
export const saveRetention = adminForm(retentionInput, async ({ scope, organization }, input, form) => {
  const { seen, org: _, ...periods } = input;

  const answer = await savePeriods(scope, periods, { seen, at: now() });
  if (!answer.ok) {
    refreshPage();
    return formErrors(form, CHANGED);
  }
  redirect(retentionPaths.retention(organization.slug, { done: "saved" }));
});
