import { randomUUID } from "node:crypto";
import type { UserId } from "@/lib/shared/ids";
import { saveSubscription } from "../store/subscriptions";

/** Turns notifications on, on the browser of a session. Nothing can be sent there: its keys are none. */
export function turnOnPush(userId: UserId, sessionId: string, at: Date): Promise<void> {
  const endpoint = `https://push.example.com/${randomUUID()}`;
  return saveSubscription(
    { userId, sessionId },
    { endpoint, p256dh: "B".repeat(87), auth: "a".repeat(22) },
    at,
  );
}
