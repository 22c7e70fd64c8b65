import type { Agent } from "node:https";
import { groupBy } from "@/lib/shared/group-by";
import { log } from "@/lib/telemetry/log";
import { AT_ONCE, type DueMessage, noteAttempt, takeDueMessages } from "@/lib/webhooks/store/messages";
import { deliverWebhook } from "./deliver-webhook";

/** Receivers that don't answer mustn't hold up the sweep: the next one tells the rest. */
const LONGEST_RUN_MS = 20_000;

/**
 * Sends the messages that are due to their webhooks, many at the same time, and notes how it went, until none is due. A
 * webhook gets its next messages as soon as its last ones have ended, which takes seconds at most, whatever others do.
 */
export async function tellWebhooks(clock: () => Date, agent?: Agent): Promise<void> {
  const busy = new Map<string, Promise<void>>();
  let at = clock();
  const end = at.getTime() + LONGEST_RUN_MS;
  while (at.getTime() < end) {
    if (busy.size < AT_ONCE) await startDue(busy, at, agent);
    if (busy.size === 0) return;
    await Promise.race(busy.values());
    at = clock();
  }
  await Promise.all(busy.values());
}

/** Begins to tell the webhooks that have messages due and aren't being told. Each leaves `busy` when it's done. */
async function startDue(busy: Map<string, Promise<void>>, at: Date, agent?: Agent): Promise<void> {
  const due = await takeDueMessages(at, [...busy.keys()]);
  for (const [webhookId, messages] of groupBy(due, (message) => message.webhookId))
    busy.set(
      webhookId,
      tellWebhook(messages, at, agent).finally(() => busy.delete(webhookId)),
    );
}

/** Tells one webhook. What can't be noted is overdue again later, and another worker takes it. */
async function tellWebhook(messages: readonly DueMessage[], at: Date, agent?: Agent): Promise<void> {
  try {
    await Promise.all(
      messages.map(async (message) => noteAttempt(message, await deliverWebhook(message, at, agent), at)),
    );
  } catch (error) {
    log.error("It couldn't be noted how webhooks were told", { error });
  }
}
