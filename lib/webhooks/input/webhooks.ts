import { z } from "zod";
import { isPushEndpoint } from "@/lib/push/rules/push-endpoint";

const org = z.string().min(1);
const WRONG = "Enter a public https:// address without a port, like https://chess.example.edu/hook.";

/**
 * The address is kept as programs write it, however it was typed: "Https://" is "https://". What its name leads to is
 * checked again each time that something is sent.
 */
export const addWebhookInput = z.object({
  org,
  url: z
    .string()
    .trim()
    .max(500, WRONG)
    .refine(isPushEndpoint, WRONG)
    .transform((typed) => new URL(typed).href),
});
export const aWebhookInput = z.object({ org, id: z.uuid() });
export const rotateSecretInput = aWebhookInput.extend({ stamp: z.string().max(40) });
