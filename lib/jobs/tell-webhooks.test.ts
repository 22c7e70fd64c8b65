import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { log } from "@/lib/telemetry/log";
import * as store from "@/lib/webhooks/store/messages";
import * as delivery from "./deliver-webhook";
import { tellWebhooks } from "./tell-webhooks";

const { AT_ONCE, MOST_OF_ONE } = store;
const AT = new Date("2026-11-16T15:00:00Z");
const DELIVERED = { isDelivered: true, answer: "204" };

afterEach(() => vi.restoreAllMocks());

/** Webhooks with so many messages due each, in place of the database's. */
function stubDue(webhooks: number, each: number) {
  let due = Array.from({ length: webhooks }, (_, index) =>
    Array.from({ length: each }, (_, number) => ({ id: `${index}-${number}`, webhookId: `w${index}` })),
  ).flat() as unknown as store.DueMessage[];
  vi.spyOn(store, "noteAttempt").mockResolvedValue();
  return vi.spyOn(store, "takeDueMessages").mockImplementation(async (_at, busy = [], most = AT_ONCE) => {
    const turns = new Map<string, number>();
    const taken = due
      .filter(({ webhookId }) => {
        const turn = (turns.get(webhookId) ?? 0) + 1;
        turns.set(webhookId, turn);
        return !busy.includes(webhookId) && turn <= MOST_OF_ONE;
      })
      .slice(0, most);
    due = due.filter((message) => !taken.includes(message));
    return taken;
  });
}

/** Receivers that answer when they're told to, the first one at once. */
function stubReceivers() {
  const onWay = new Map<string, () => void>();
  const seen = { most: 0, count: 0 };
  const deliver = ({ id, webhookId }: store.DueMessage) => {
    seen.count += 1;
    if (webhookId === "w0") return Promise.resolve(DELIVERED);
    return new Promise<typeof DELIVERED>((resolve) => {
      onWay.set(id, () => {
        onWay.delete(id);
        resolve(DELIVERED);
      });
      seen.most = Math.max(seen.most, onWay.size);
    });
  };
  vi.spyOn(delivery, "deliverWebhook").mockImplementation(deliver);
  const answer = () => [...onWay.values()].forEach((end) => void end());
  return { onWay, seen, answer };
}

const gathered = () => new Promise((resolve) => setTimeout(resolve, 120));

async function finish(told: Promise<void>, answer: () => void): Promise<void> {
  const answering = setInterval(answer, 5);
  await told;
  clearInterval(answering);
}

test("only so many messages are on their way at once, however many webhooks have some", async () => {
  stubDue(30, 2 * MOST_OF_ONE);
  const { onWay, seen, answer } = stubReceivers();
  const told = tellWebhooks(() => AT);
  await vi.waitFor(() => expect(onWay.size, "those that answer leave room").toBe(AT_ONCE));
  await finish(told, answer);
  expect(seen).toEqual({ most: AT_ONCE, count: 30 * 2 * MOST_OF_ONE });
});

test("a webhook whose attempt can't be noted isn't told more while others of its messages are on their way", async () => {
  stubDue(2, MOST_OF_ONE + 1);
  const { onWay, answer } = stubReceivers();
  const error = new Error("The database is away");
  vi.mocked(store.noteAttempt).mockImplementation(async ({ id }) => {
    if (id === "1-0") throw error;
  });
  const logged = vi.spyOn(log, "error").mockReturnValue();
  const told = tellWebhooks(() => AT);
  await vi.waitFor(() => expect(onWay.size).toBe(MOST_OF_ONE));
  onWay.get("1-0")?.();
  await gathered();
  expect([...onWay.keys()]).toEqual(["1-1", "1-2", "1-3", "1-4"]);
  await finish(told, answer);
  expect(logged.mock.calls).toEqual([["Couldn’t note webhook attempts", { id: "w1", error }]]);
});

test("a webhook that answers during a look is told the rest", async () => {
  const take = stubDue(2, MOST_OF_ONE + 1);
  const { seen, answer } = stubReceivers();
  const look = take.getMockImplementation();
  let answering: NodeJS.Timeout | undefined;
  take.mockImplementation(async (...asked) => {
    const taken = (await look?.(...asked)) ?? [];
    if (taken.length > 0) return taken;
    answering ??= setInterval(answer, 5);
    await gathered();
    return taken;
  });
  await tellWebhooks(() => AT);
  clearInterval(answering);
  expect(seen.count).toBe(2 * (MOST_OF_ONE + 1));
});

test("answers that come close together make one look for what's due", async () => {
  const take = stubDue(40, 1);
  vi.spyOn(delivery, "deliverWebhook").mockImplementation(async ({ webhookId }) => {
    for (let turns = Number(webhookId.slice(1)); turns > 0; turns--) await turn();
    return DELIVERED;
  });
  await tellWebhooks(() => AT);
  expect(take.mock.calls.length).toBeLessThan(10);
});
