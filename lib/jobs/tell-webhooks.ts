import type { Agent } from "node:https";
import { noteAttempt, takeDueMessages } from "@/lib/webhooks/store/messages";
import { deliverWebhook } from "./deliver-webhook";

/** Sends the messages that are due to their webhooks, all at the same time, and notes how it went. */
export async function tellWebhooks(at: Date, agent?: Agent): Promise<void> {
  const due = await takeDueMessages(at);
  await Promise.all(
    due.map(async (message) => noteAttempt(message, await deliverWebhook(message, at, agent), at)),
  );
}
