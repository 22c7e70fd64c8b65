import type { Agent } from "node:https";
import { type DueMessage, noteAttempt, takeDueMessages } from "@/lib/webhooks/store/messages";
import { deliverWebhook } from "./deliver-webhook";

/** Receivers that don't answer mustn't hold up the sweep: the next one tells the rest. */
const LONGEST_RUN_MS = 20_000;

/** Sends the messages that are due to their webhooks, many at the same time, and notes how it went, until none is due. */
export async function tellWebhooks(clock: () => Date, agent?: Agent): Promise<void> {
  const end = clock().getTime() + LONGEST_RUN_MS;
  let due: readonly DueMessage[];
  do {
    const at = clock();
    due = await takeDueMessages(at);
    await Promise.all(
      due.map(async (message) => noteAttempt(message, await deliverWebhook(message, at, agent), at)),
    );
  } while (due.length > 0 && clock().getTime() < end);
}
