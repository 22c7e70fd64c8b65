"use server";

import { redirect } from "next/navigation";
import { requireAdmin } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { deleteRole, insertRole, ROLE_REFUSAL_SENTENCES } from "@/lib/data/people";
import { paths } from "@/lib/paths";
import { grantRoleInput, revokeRoleInput } from "@/lib/schemas/season";
import { type FormState, readForm, trouble } from "./form";

// What an admin does with the people of an organization.

/** Gives somebody a role. */
export async function grantRole(_before: FormState, form: FormData): Promise<FormState> {
  const { scope, organization } = await requireAdmin(form.get("org")?.toString() ?? "");
  const input = readForm(grantRoleInput, form);
  if (!input.ok) return input.trouble;

  const { email, name, role } = input.value;
  await insertRole(scope, { email, role, ...(name ? { name } : {}) }, now());
  redirect(`${paths.people(organization.slug)}?done=granted`);
}

/** Takes a role of somebody's away. */
export async function revokeRole(_before: FormState, form: FormData): Promise<FormState> {
  const { scope, organization } = await requireAdmin(form.get("org")?.toString() ?? "");
  const input = readForm(revokeRoleInput, form);
  if (!input.ok) return input.trouble;

  const answer = await deleteRole(scope, input.value, now());
  if (!answer.ok) return trouble(form, ROLE_REFUSAL_SENTENCES[answer.refusal]);
  redirect(`${paths.people(organization.slug)}?done=revoked`);
}
