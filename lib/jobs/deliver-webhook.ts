import { createHmac } from "node:crypto";
import type { Agent } from "node:https";
import { isPushEndpoint } from "@/lib/push/rules/push-endpoint";
import type { DueMessage } from "@/lib/webhooks/store/messages";
import { callStranger } from "./call-stranger";
import { PUBLIC_HOSTS_ONLY } from "./public-hosts";

/** How a delivery went: only an answer of 2xx counts (Standard Webhooks). */
export type WebhookDelivery = { readonly isDelivered: boolean; readonly answer: string };

/**
 * Sends a message to its webhook, signed as Standard Webhooks says. The address that its name leads to is checked as it's
 * connected to, and redirects aren't followed.
 */
export async function deliverWebhook(
  message: DueMessage,
  at: Date,
  agent: Agent = PUBLIC_HOSTS_ONLY,
): Promise<WebhookDelivery> {
  if (!isPushEndpoint(message.url)) return failed("not a public address");
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
  try {
    return await callStranger(url, { method: "POST", headers, body, agent }, ({ statusCode = 0 }) => ({
      isDelivered: statusCode >= 200 && statusCode < 300,
      answer: String(statusCode),
    }));
  } catch (error) {
    return failed(whyFailed(error));
  }
}

/** If a name has several addresses and none can be reached, Node says why only of each, not of all. */
function whyFailed(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(whyFailed).join(", ");
  if (!(error instanceof Error)) return String(error);
  return error.name === "AbortError" ? "no answer within 8 seconds" : error.message;
}

/** A signature by a secret: `v1,` and the HMAC-SHA256 in base64. */
function sign(secret: string, content: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
}

function failed(answer: string): WebhookDelivery {
  return { isDelivered: false, answer };
}
