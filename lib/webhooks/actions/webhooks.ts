"use server";

import { notFound, redirect } from "next/navigation";
import { refreshPage } from "@/lib/auth/bearer";
import { adminForm, answersNothing } from "@/lib/auth/form-action";
import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { type FormState, formErrors, type Showing } from "@/lib/shared/form";
import { addWebhookInput, aWebhookInput } from "../input/webhooks";
import { deleteWebhook, insertWebhook, MOST_WEBHOOKS, replayMessage, rotateSecret } from "../store/webhooks";

// What an admin does with the webhooks of an organization.

/** A secret that was just made. It's shown once. */
export type MadeSecret = { readonly secret: string };

export const createWebhook = adminForm(
  answersNothing("It adds a webhook of its own.", addWebhookInput),
  async ({ scope }, { url }, form): Promise<FormState | Showing<MadeSecret>> => {
    const made = await insertWebhook(scope, url, now());
    if (!made.ok) return formErrors(form, TOO_MANY);
    refreshPage();
    return { shown: { secret: made.value } };
  },
);

export const changeWebhookSecret = adminForm(
  answersNothing("It makes a new secret, whichever there was.", aWebhookInput),
  async ({ scope }, { id }): Promise<FormState | Showing<MadeSecret>> => {
    const secret = (await rotateSecret(scope, id, now())) ?? notFound();
    return { shown: { secret } };
  },
);

export const removeWebhook = adminForm(
  answersNothing("It names a webhook, which either exists or doesn't.", aWebhookInput),
  async ({ scope, organization }, { id }) => {
    if (!(await deleteWebhook(scope, id, now()))) notFound();
    redirect(`${paths.webhooks(organization.slug)}?done=removed`);
  },
);

export const sendAgain = adminForm(
  answersNothing("It names the message, which is sent as it is.", aWebhookInput),
  async ({ scope, organization }, { id }) => {
    if (!(await replayMessage(scope, id, now()))) notFound();
    redirect(`${paths.webhooks(organization.slug)}?done=again`);
  },
);

const TOO_MANY = `An organization can have ${MOST_WEBHOOKS} webhooks. Remove one that you don’t need.`;
