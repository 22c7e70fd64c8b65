import { z } from "zod";
import { isPushEndpoint } from "../rules/push-endpoint";
import { PUSH_KINDS } from "../rules/push-kinds";

const NOT_A_DEVICE = "This browser can’t receive notifications.";
const bytes = (length: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}=*$`), NOT_A_DEVICE);

/** A browser's subscription: where to send, and the keys that only it can read with (RFC 8291). */
export const subscriptionInput = z.object({
  endpoint: z.string().max(1000, NOT_A_DEVICE).refine(isPushEndpoint, NOT_A_DEVICE),
  p256dh: bytes(87),
  auth: bytes(22),
});
export type SubscriptionInput = z.output<typeof subscriptionInput>;

export const endpointInput = z.object({ endpoint: z.string().max(1000) });

/** The kinds that are checked, one per line as `typedIn` passes them on. */
export const pushChoicesInput = z.object({
  kinds: z
    .string()
    .default("")
    .transform((typed) => PUSH_KINDS.filter((kind) => typed.split("\n").includes(kind))),
});
