"use server";

import { redirect } from "next/navigation";
import { adminForm } from "@/lib/auth/form-action";
import { refuseForm } from "@/lib/auth/refuse-form";
import { now } from "@/lib/clock";
import { expireAllPublicPages } from "@/lib/jobs/expire-in-request";
import { paths } from "@/lib/paths";
import type { FormErrors } from "@/lib/shared/form";
import { organizationInput, timeZoneInput } from "../input/organization";
import { updateOrganization } from "../store/edit-organization";

// What an admin edits of the organization.

/** Changes the name, the office and the contact email. */
export const editOrganization = adminForm(organizationInput, async ({ scope, organization }, input, form) => {
  const { name, office, contactEmail, seen } = input;

  const answer = await updateOrganization(scope, { name, office, contactEmail }, { seen, at: now() });
  if (!answer.ok) return changed(form);
  expireAllPublicPages(answer.value);
  redirect(`${paths.editOrganization(organization.slug)}?done=saved`);
});

/** Changes the time zone, after the page has said what that changes. */
export const changeTimeZone = adminForm(timeZoneInput, async ({ scope, organization }, input, form) => {
  const { zone: timeZone, seen } = input;

  const answer = await updateOrganization(scope, { timeZone }, { seen, at: now() });
  if (!answer.ok) return changed(form);
  expireAllPublicPages(answer.value);
  redirect(`${paths.editOrganization(organization.slug)}?done=zone`);
});

function changed(form: FormData): FormErrors {
  return refuseForm(
    form,
    "changed",
    "Someone changed the organization after you opened the page. Check it, then save again.",
  );
}
