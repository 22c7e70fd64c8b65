import type { Agent } from "node:https";
import { setTimeout as wait } from "node:timers/promises";
import { groupBy } from "@/lib/shared/group-by";
import { log } from "@/lib/telemetry/log";
import { AT_ONCE, type DueMessage, noteAttempt, takeDueMessages } from "@/lib/webhooks/store/messages";
import { deliverWebhook } from "./deliver-webhook";

/** Receivers that don't answer mustn't hold up the sweep: the next one tells the rest. */
const LONGEST_RUN_MS = 20_000;

/** Webhooks that have answered within this time share one look for what's due. */
const GATHERED_MS = 25;

/** The webhooks that are being told, by their ids. */
type Busy = Map<string, { readonly messages: number; readonly told: Promise<void> }>;

/**
 * Sends the messages that are due to their webhooks, `AT_ONCE` at most at the same time, and notes how it went, until none
 * is due. A webhook gets its next messages when its last ones have ended, which takes seconds at most, and doesn't wait for
 * others that are being told.
 */
export async function tellWebhooks(clock: () => Date, agent?: Agent): Promise<void> {
  const busy: Busy = new Map();
  let at = clock();
  const end = at.getTime() + LONGEST_RUN_MS;
  while (at.getTime() < end) {
    const others = ends(busy);
    await startDue(busy, at, agent);
    // One that ended during the look may have more messages due.
    const told = [...others, ...ends(busy)];
    if (told.length === 0) return;
    await Promise.race(told);
    await wait(GATHERED_MS);
    at = clock();
  }
  await Promise.all(ends(busy));
}

function ends(busy: Busy): readonly Promise<void>[] {
  return [...busy.values()].map(({ told }) => told);
}

/**
 * Begins to tell the webhooks that have messages due and aren't being told, as many as there's room for. Each leaves `busy`
 * when it's done.
 */
async function startDue(busy: Busy, at: Date, agent?: Agent): Promise<void> {
  const room = [...busy.values()].reduce((left, { messages }) => left - messages, AT_ONCE);
  if (room <= 0) return;
  const due = await takeDueMessages(at, [...busy.keys()], room);
  for (const [webhookId, messages] of groupBy(due, (message) => message.webhookId)) {
    const told = tellWebhook(webhookId, messages, at, agent).finally(() => busy.delete(webhookId));
    busy.set(webhookId, { messages: messages.length, told });
  }
}

/** Tells one webhook. What can't be noted is overdue again later, and another worker takes it. */
async function tellWebhook(
  webhookId: string,
  messages: readonly DueMessage[],
  at: Date,
  agent?: Agent,
): Promise<void> {
  const noted = await Promise.allSettled(
    messages.map(async (message) => noteAttempt(message, await deliverWebhook(message, at, agent), at)),
  );
  for (const each of noted)
    if (each.status === "rejected")
      log.error("Couldn’t note webhook attempts", { id: webhookId, error: each.reason });
}
