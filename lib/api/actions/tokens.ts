"use server";

import { notFound, redirect } from "next/navigation";
import { refreshPage } from "@/lib/auth/bearer";
import { adminForm, answersNothing, personForm } from "@/lib/auth/form-action";
import { now } from "@/lib/clock";
import { tooOften } from "@/lib/limits/too-often";
import { paths } from "@/lib/paths";
import type { Answer } from "@/lib/shared/answer";
import { type FormState, formErrors, type Showing } from "@/lib/shared/form";
import {
  makeOrganizationTokenInput,
  makeTokenInput,
  revokeOrganizationTokenInput,
  revokeTokenInput,
} from "../input/tokens";
import {
  insertOrganizationToken,
  insertToken,
  revokeOrganizationToken,
  revokeOwnToken,
} from "../store/tokens";

// Who makes and revokes tokens for the API: people their own, admins those of their organization.

/** A token that was just made. It's shown once. */
export type MadeToken = { readonly name: string; readonly token: string };

export const createToken = personForm(
  paths.tokens(),
  answersNothing("It makes a token of its own.", makeTokenInput),
  (actor, input, form) => make(actor.id, input, form, () => insertToken(actor.id, input, now())),
);

export const revokeToken = personForm(
  paths.tokens(),
  answersNothing("It names a token, which either works or doesn't.", revokeTokenInput),
  async (actor, { id }, form) => {
    if (!(await revokeOwnToken(actor.id, id, now()))) return formErrors(form, GONE);
    redirect(`${paths.tokens()}?done=revoked`);
  },
);

export const createOrganizationToken = adminForm(
  answersNothing("It makes a token of its own.", makeOrganizationTokenInput),
  ({ actor, scope }, input, form) =>
    make(actor.id, input, form, () => insertOrganizationToken(scope, input, now())),
);

export const revokeOfOrganization = adminForm(
  answersNothing("It names a token, which either works or doesn't.", revokeOrganizationTokenInput),
  async ({ scope, organization }, { id }) => {
    if (!(await revokeOrganizationToken(scope, id, now()))) notFound();
    redirect(`${paths.organizationTokens(organization.slug)}?done=revoked`);
  },
);

async function make(
  userId: string,
  { name }: { readonly name: string },
  form: FormData,
  insert: () => Promise<Answer<string, "too-many">>,
): Promise<FormState | Showing<MadeToken>> {
  const tooMany = await tooOften({ limit: "make-token", by: userId });
  if (tooMany !== null) return formErrors(form, tooMany);
  const made = await insert();
  if (!made.ok) return formErrors(form, TOO_MANY);
  refreshPage();
  return { shown: { name, token: made.value } };
}

const TOO_MANY = "You’ve reached the limit for tokens. Revoke one that you don’t use.";
const GONE = "This token no longer works. Open the page again.";
