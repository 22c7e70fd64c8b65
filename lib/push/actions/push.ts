"use server";

import { redirect } from "next/navigation";
import { currentSessionId } from "@/lib/auth/current-session";
import { answersNothing, personForm } from "@/lib/auth/form-action";
import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { endpointInput, pushChoicesInput, subscriptionInput } from "../input/push";
import { deleteSubscription, saveSubscription, updatePushKinds } from "../store/subscriptions";

/** Saves what a person is notified of. */
export const savePushChoices = personForm(
  paths.profile(),
  answersNothing("Only its owner changes it.", pushChoicesInput),
  async (actor, { kinds }) => {
    await updatePushKinds(actor.id, kinds);
    redirect(`${paths.profile()}?done=push`);
  },
);

/** Notifies the person on the browser that sends this, for as long as they're signed in there. */
export const notifyHere = personForm(
  paths.profile(),
  answersNothing("It says where this browser is notified.", subscriptionInput),
  async (actor, subscription) => {
    const sessionId = await currentSessionId();
    if (!sessionId) redirect(paths.signIn(paths.profile()));
    await saveSubscription({ userId: actor.id, sessionId }, subscription, now());
    redirect(`${paths.profile()}?done=push`);
  },
);

/** Stops notifying the person on one browser. */
export const stopNotifyingHere = personForm(
  paths.profile(),
  answersNothing("It says which browser isn’t notified anymore.", endpointInput),
  async (actor, { endpoint }) => {
    await deleteSubscription(actor.id, endpoint);
    redirect(`${paths.profile()}?done=push`);
  },
);
