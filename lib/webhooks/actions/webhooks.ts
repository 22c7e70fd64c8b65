"use server";

import { notFound, redirect } from "next/navigation";
import { refreshPage } from "@/lib/auth/bearer";
import { adminForm, answersNothing } from "@/lib/auth/form-action";
import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { type FormState, formErrors, type Showing } from "@/lib/shared/form";
import { addWebhookInput, aWebhookInput, rotateSecretInput } from "../input/webhooks";
import { deleteWebhook, insertWebhook, MOST_WEBHOOKS, replayMessage, rotateSecret } from "../store/webhooks";

// What an admin does with the webhooks of an organization.

/** A secret, shown to those who made it; `isNew`: by this press. */
export type MadeSecret = { readonly secret: string; readonly isNew: boolean };

export const createWebhook = adminForm(
  answersNothing("It adds a webhook of its own.", addWebhookInput),
  async ({ scope }, { url }, form): Promise<FormState | Showing<MadeSecret>> => {
    const made = await insertWebhook(scope, url, now());
    if (!made.ok) return formErrors(form, TOO_MANY);
    refreshPage();
    return { shown: { secret: made.value, isNew: true } };
  },
);

export const makeWebhookSecret = adminForm(
  rotateSecretInput,
  async ({ scope }, { id, stamp }, form): Promise<FormState | Showing<MadeSecret>> => {
    const made = (await rotateSecret(scope, { id, seen: stamp }, now())) ?? notFound();
    refreshPage();
    return made.ok ? { shown: made.value } : formErrors(form, CHANGED);
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

const CHANGED =
  "This webhook got a new secret after you opened this page. Make another one only if you need it.";
const TOO_MANY = `An organization can have ${MOST_WEBHOOKS} webhooks. Remove one that you don’t need.`;
