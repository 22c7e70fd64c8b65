import { createHmac } from "node:crypto";
import { type Agent, request } from "node:https";
import { isPushEndpoint } from "@/lib/push/rules/push-endpoint";
import type { DueMessage } from "@/lib/webhooks/store/messages";
import { PUBLIC_HOSTS_ONLY } from "./public-hosts";

/** How a delivery went: only an answer of 2xx counts (Standard Webhooks). */
export type WebhookDelivery = { readonly isDelivered: boolean; readonly answer: string };

const PATIENCE_MS = 8_000;

/**
 * Sends a message to its webhook, signed as Standard Webhooks says. The address that its name leads to is checked as it's
 * connected to, and redirects aren't followed.
 */
export function deliverWebhook(
  message: DueMessage,
  at: Date,
  agent: Agent = PUBLIC_HOSTS_ONLY,
): Promise<WebhookDelivery> {
  if (!isPushEndpoint(message.url)) return Promise.resolve(failed("not a public address"));
  const { id, type, data, createdAt, secrets, url } = message;
  const body = JSON.stringify({ type, timestamp: createdAt.toISOString(), data });
  const timestamp = Math.floor(at.getTime() / 1000);
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "user-agent": "Rookery",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": secrets.map((secret) => sign(secret, `${id}.${timestamp}.${body}`)).join(" "),
  };
  return new Promise((resolve) => {
    const sent = request(url, { method: "POST", headers, agent, signal: AbortSignal.timeout(PATIENCE_MS) });
    sent.once("error", ({ message: why }) => resolve(failed(why)));
    sent.once("response", (response) => {
      const { statusCode = 0 } = response;
      resolve({ isDelivered: statusCode >= 200 && statusCode < 300, answer: String(statusCode) });
      // What it says doesn't matter, and may never end.
      response.destroy();
    });
    sent.end(body);
  });
}

/** A signature by a secret: `v1,` and the HMAC-SHA256 in base64. */
function sign(secret: string, content: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
}

function failed(answer: string): WebhookDelivery {
  return { isDelivered: false, answer };
}
