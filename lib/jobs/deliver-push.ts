import type { Agent } from "node:https";
import webpush from "web-push";
import type { PushSettings } from "@/lib/env";
import { isPushEndpoint } from "@/lib/push/rules/push-endpoint";
import type { PushDevice } from "@/lib/push/store/subscriptions";
import { log } from "@/lib/telemetry/log";
import { callStranger } from "./call-stranger";
import { PUBLIC_HOSTS_ONLY } from "./public-hosts";

/** What became of a notification on one device: its service has it, doesn't know the device anymore, or failed. */
export type PushDelivery = "sent" | "gone" | "failed";

/** What a device gets; its worker shows it (lib/installed/view/worker-script.ts). */
export type PushMessage = {
  /** The secret by which it's told that it was seen. */
  readonly id: string;
  readonly body: string;
  readonly path: string;
};

/** Half a day: later, it's no news. */
const KEEP_SECONDS = 12 * 3600;

/** Hands a notification to a browser's push service, encrypted so that only the browser can read it. */
export async function deliverPush(
  { endpoint, p256dh, auth }: PushDevice,
  message: PushMessage,
  { publicKey, privateKey, contact }: PushSettings,
  agent: Agent = PUBLIC_HOSTS_ONLY,
): Promise<PushDelivery> {
  if (!isPushEndpoint(endpoint)) return "gone";
  try {
    const { method, headers, body } = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails: { subject: contact, publicKey, privateKey }, TTL: KEEP_SECONDS },
    );
    const status = await callStranger(
      endpoint,
      { method, headers, body, agent },
      ({ statusCode = 0 }) => statusCode,
    );
    if (status >= 200 && status < 300) return "sent";
    if (status === 404 || status === 410) return "gone";
    log.warn("A notification couldn't be delivered", { status });
  } catch (error) {
    log.warn("A notification couldn't be delivered", { error });
  }
  return "failed";
}
