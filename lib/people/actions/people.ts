"use server";

import { notFound, redirect } from "next/navigation";
import { adminForm, answersNothing } from "@/lib/auth/form-action";
import { formTooOften } from "@/lib/auth/form-too-often";
import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { formErrors, markOutdated } from "@/lib/shared/form";
import { grantRoleInput, revokeRoleInput } from "../input/roles";
import { insertRole } from "../store/grant-role";
import { deleteRole } from "../store/people";
import { openCasesSentence } from "../words/open-cases";
import { ROLE_REFUSAL_SENTENCES } from "../words/refusals";
import { invitedTooOften, notInvited } from "./invited-too-often";

// What an admin can do with the people of an organization.

/** Adds a role. */
export const grantRole = adminForm(
  answersNothing("It names a person and a role, which they either have or don't.", grantRoleInput),
  async ({ scope, organization }, input, form) => {
    const { email, name, role } = input;
    const tooMany = await invitedTooOften(form, scope, email);
    if (tooMany) return tooMany;
    const isNew = await insertRole(scope, { email, role, ...(name ? { name } : {}) }, now());
    if (!isNew) await notInvited(scope, email);
    redirect(`${paths.people(organization.slug)}?done=granted`);
  },
);

/** Removes a role. If cases wait for a director, the form comes back with them and asks. */
export const revokeRole = adminForm(revokeRoleInput, async ({ scope, organization }, input, form) => {
  const tooMany = await formTooOften(form, { limit: "invitation", by: scope.userId });
  if (tooMany) return tooMany;
  const answer = await deleteRole(scope, input, now(), input.stamp);
  if (!answer) notFound();
  // Without the role, they can't open the page of people anymore.
  if (answer.ok && input.role === "admin" && input.userId === scope.userId) redirect(paths.desks());
  if (answer.ok) redirect(`${paths.people(organization.slug)}?done=revoked`);
  const { refusal } = answer;
  if (typeof refusal === "string") return formErrors(form, ROLE_REFUSAL_SENTENCES[refusal]);
  const errors = { ...formErrors(form, openCasesSentence(refusal)), typed: { stamp: refusal.stamp } };
  return markOutdated(errors, true, refusal.stamp);
});
