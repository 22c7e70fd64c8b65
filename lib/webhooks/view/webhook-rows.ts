import { shortDayAndTime } from "@/lib/shared/dates";
import type { Zone } from "@/lib/shared/instant";
import type { LoggedMessage, WebhookFacts } from "../store/webhooks";

/** A webhook with its log, ready to print. */
export type WebhookRow = {
  readonly id: string;
  readonly url: string;
  readonly stamp: string;
  readonly messages: readonly { readonly id: string; readonly type: string; readonly words: string }[];
};

export function webhookRows(webhooks: readonly WebhookFacts[], zone: Zone): readonly WebhookRow[] {
  return webhooks.map(({ id, url, stamp, messages }) => ({
    id,
    url,
    stamp,
    messages: messages.map((message) => ({
      id: message.id,
      type: message.type,
      words: messageWords(message, zone),
    })),
  }));
}

/** "Sat, Nov 21, 6 pm. Delivered (204)." */
function messageWords(message: LoggedMessage, zone: Zone): string {
  return `${shortDayAndTime(message.createdAt, zone)}. ${stateWords(message, zone)}`;
}

function stateWords({ attempts, deliveredAt, nextAt, lastAnswer }: LoggedMessage, zone: Zone): string {
  if (deliveredAt) return `Delivered (${lastAnswer}).`;
  if (attempts === 0) return "Not sent yet.";
  if (lastAnswer === null) return "No answer yet.";
  const failed = `Failed ${attempts === 1 ? "once" : `${attempts} times`} (${lastAnswer})`;
  return nextAt ? `${failed}. Next attempt ${shortDayAndTime(nextAt, zone)}.` : `${failed}. We gave up.`;
}
