"use server";

import { notFound, redirect } from "next/navigation";
import { refreshPage } from "@/lib/auth/bearer";
import { adminForm, adminPreview, answersNothing, type PreviewState } from "@/lib/auth/form-action";
import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { formErrors } from "@/lib/shared/form";
import { addWebhookInput, aWebhookInput } from "../input/webhooks";
import { deleteWebhook, insertWebhook, MOST_WEBHOOKS, replayMessage, rotateSecret } from "../store/webhooks";

// What an admin does with the webhooks of an organization.

/** A secret that was just made. It's shown once. */
export type MadeSecret = { readonly secret: string };
export type WebhookState = PreviewState<MadeSecret>;

export const addWebhook = adminPreview(
  answersNothing("It adds a webhook of its own.", addWebhookInput),
  async ({ scope }, { url }, form): Promise<WebhookState> => {
    const made = await insertWebhook(scope, url, now());
    if (!made.ok) return { errors: formErrors(form, TOO_MANY), preview: null };
    refreshPage();
    return { errors: null, preview: { secret: made.value } };
  },
);

export const rotateWebhook = adminPreview(
  answersNothing("It makes a new secret, whichever there was.", aWebhookInput),
  async ({ scope }, { id }): Promise<WebhookState> => {
    const secret = (await rotateSecret(scope, id, now())) ?? notFound();
    return { errors: null, preview: { secret } };
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
