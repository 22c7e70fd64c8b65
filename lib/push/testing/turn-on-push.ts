import { randomUUID } from "node:crypto";
import type { UserId } from "@/lib/shared/ids";
import { saveSubscription } from "../store/subscriptions";

/** Turns on notifications for a session's browser. Its keys aren't real, so nothing can be sent there. */
export function turnOnPush(userId: UserId, sessionId: string, at: Date): Promise<void> {
  const endpoint = `https://push.example.com/${randomUUID()}`;
  return saveSubscription(
    { userId, sessionId },
    { endpoint, p256dh: "B".repeat(87), auth: "a".repeat(22) },
    at,
  );
}
