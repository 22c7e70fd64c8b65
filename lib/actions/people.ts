"use server";

import { redirect } from "next/navigation";
import { requireAdmin } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { deleteRole, insertRole } from "@/lib/data/people";
import { paths } from "@/lib/paths";
import { grantRoleInput, revokeRoleInput } from "@/lib/schemas/season";
import { type FormState, readForm, trouble } from "./form";

// What an admin does with the people of an organization.

export async function grantRole(_before: FormState, form: FormData): Promise<FormState> {
  const { scope, organization } = await requireAdmin(form.get("org")?.toString() ?? "");
  const input = readForm(grantRoleInput, form);
  if (!input.ok) return input.trouble;

  const { email, name, role } = input.value;
  await insertRole(scope, { email, role, ...(name ? { name } : {}) }, now());
  redirect(`${paths.people(organization.slug)}?done=granted`);
}

export async function revokeRole(_before: FormState, form: FormData): Promise<FormState> {
  const { scope, organization } = await requireAdmin(form.get("org")?.toString() ?? "");
  const input = readForm(revokeRoleInput, form);
  if (!input.ok) return input.trouble;

  const taken = await deleteRole(scope, input.value, now());
  if (!taken) return trouble(form, "The last admin has to stay. Make somebody else admin first.");
  redirect(`${paths.people(organization.slug)}?done=revoked`);
}
