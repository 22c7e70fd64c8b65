"use server";

import { notFound, redirect } from "next/navigation";
import type { z } from "zod";
import { adminForm, answersNothing, directorForm } from "@/lib/auth/form-action";
import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { type FormState, formErrors } from "@/lib/shared/form";
import { instantOfLocal } from "@/lib/shared/wall-clock";
import { endStandInInput, standInInput } from "../input/stand-in";
import type { AdminScope, DirectorScope } from "../rules/permissions";
import type { OrganizationFacts } from "../store/organizations";
import { deleteStandIn, insertStandIn } from "../store/stand-ins";
import { STAND_IN_REFUSAL_SENTENCES } from "../words/refusals";
import { invitedTooOften, notInvited } from "./invited-too-often";

// Who stands in for a director: directors name their own, admins anyone's.

const named = answersNothing("It names the person and the days.", standInInput);
const ended = answersNothing("It names a stand-in, who either still is one or isn't.", endStandInInput);

export const nameOwnStandIn = directorForm(named, async (desk, input, form) =>
  name(
    desk,
    { ...input, director: desk.actor.id },
    form,
    `${paths.standIn(desk.organization.slug)}?done=stand-in`,
  ),
);

export const nameStandIn = adminForm(named, async (desk, input, form) => {
  if (input.director === "") return formErrors(form, NOBODY, { director: NOBODY });
  const done = input.director === desk.actor.id ? "own-stand-in" : "stand-in";
  return name(desk, input, form, `${paths.people(desk.organization.slug)}?done=${done}`);
});

export const endOwnStandIn = directorForm(ended, async ({ scope, organization, actor }, { id }) => {
  const answer = (await deleteStandIn(scope, id, actor.id, now())) ?? notFound();
  redirect(`${paths.standIn(organization.slug)}?done=stand-in-${answer}`);
});

export const endStandIn = adminForm(ended, async ({ scope, organization }, { id }) => {
  const answer = (await deleteStandIn(scope, id, null, now())) ?? notFound();
  redirect(`${paths.people(organization.slug)}?done=stand-in-${answer}`);
});

const NOBODY = "Choose a director.";

async function name(
  {
    scope,
    organization,
  }: { readonly scope: AdminScope | DirectorScope; readonly organization: OrganizationFacts },
  input: z.output<typeof standInInput>,
  form: FormData,
  next: string,
): Promise<FormState> {
  const zone = organization.timeZone;
  const plan = {
    directorId: input.director,
    email: input.email,
    ...(input.name ? { name: input.name } : {}),
    from: instantOfLocal(input.from, zone),
    until: instantOfLocal(input.until, zone),
  };
  const tooMany = await invitedTooOften(form, scope, input.email);
  if (tooMany) return tooMany;
  const answer = await insertStandIn(scope, plan, now());
  if (!answer.ok) {
    await notInvited(scope, input.email);
    return formErrors(form, STAND_IN_REFUSAL_SENTENCES[answer.refusal]);
  }
  redirect(next);
}
