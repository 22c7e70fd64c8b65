import type { Agent } from "node:https";
import { now } from "@/lib/clock";
import { env, type PushSettings } from "@/lib/env";
import { findLetterToPush, jobOf, type TakenLetter, updateLetterSent } from "@/lib/mail/store/letters";
import { wordsOrNull } from "@/lib/mail/store/words";
import { paths } from "@/lib/paths";
import { type PushKind, pushOfLetter } from "@/lib/push/rules/push-kinds";
import { claimPush, findSeenAt } from "@/lib/push/store/pushes";
import { deleteGoneSubscriptions, listDevices } from "@/lib/push/store/subscriptions";
import { addMinutes, instantOf } from "@/lib/shared/instant";
import { deliverPush } from "./deliver-push";
import { sendJobs } from "./store/queue";

/** How long someone has to see a notification before the email comes. */
const MINUTES_TO_SEE = 10;

/**
 * Notifies a person instead of emailing them. If they don't see it within ten minutes, the email is sent after all.
 *
 * @param agent for tests: how to connect to push services
 * @returns false if the email is to be sent now: there's no notification for it, or no device that got it
 */
export async function pushLetter(letterId: string, agent?: Agent): Promise<boolean> {
  const { push } = env();
  const letter = push && (await findLetterToPush(letterId));
  const pushed = letter && pushOfLetter(letter.key);
  if (!pushed) return false;
  const words = wordsOrNull(letter);
  if (!words) return false;
  const notice = { ...pushed, key: letter.key, body: words.subject, path: paths.match(pushed.matchId) };
  return (await notify(notice, push, { letter, agent })) !== "nowhere";
}

/** Doesn't send an email whose notification was seen. Returns false if the email is to be sent. */
export async function passOverSeenLetter(letterId: string): Promise<boolean> {
  const letter = await findLetterToPush(letterId);
  const seenAt = letter && (await findSeenAt(letter.key));
  if (!seenAt) return false;
  await updateLetterSent(letter, seenAt, wordsOrNull(letter) ?? undefined);
  return true;
}

export type Notice = {
  readonly key: string;
  readonly kind: PushKind;
  readonly userId: string;
  readonly body: string;
  readonly path: string;
};

/**
 * Sends a notification to all devices of a person who wants it, once however often it's asked for.
 *
 * @param letter the email that follows if it isn't seen
 */
export async function notify(
  { key, kind, userId, body, path }: Notice,
  settings: PushSettings,
  { letter, agent }: { readonly letter?: TakenLetter; readonly agent?: Agent | undefined } = {},
): Promise<"sent" | "before" | "nowhere"> {
  const at = now();
  const devices = await listDevices(userId, kind, at);
  if (devices.length === 0) return "nowhere";
  const id = await claimPush({ key, userId }, at, async (tx) => {
    if (!letter) return;
    const startAfter = new Date(addMinutes(instantOf(at), MINUTES_TO_SEE));
    await sendJobs(tx, jobOf(letter), [{ letterId: letter.id, unlessSeen: true }], startAfter);
  });
  if (id === null) return "before";
  const sent = await Promise.all(
    devices.map(async (device) => ({
      device,
      delivery: await deliverPush(device, { id, body, path }, settings, agent),
    })),
  );
  const gone = sent.filter(({ delivery }) => delivery === "gone").map(({ device }) => device.id);
  if (gone.length > 0) await deleteGoneSubscriptions(gone);
  return sent.some(({ delivery }) => delivery === "sent") ? "sent" : "nowhere";
}
