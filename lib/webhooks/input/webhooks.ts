import { z } from "zod";
import { isPushEndpoint } from "@/lib/push/rules/push-endpoint";

const org = z.string().min(1);
const WRONG = "Enter a public https:// address without a port, like https://chess.example.edu/hook.";

/** What the name of the address leads to is checked again each time that something is sent. */
export const addWebhookInput = z.object({
  org,
  url: z.string().trim().max(500, WRONG).refine(isPushEndpoint, WRONG),
});
export const aWebhookInput = z.object({ org, id: z.uuid() });
export const rotateSecretInput = aWebhookInput.extend({ stamp: z.string().max(40) });
