import { z } from "zod";
import { emailAddress } from "@/lib/shared/email-address";

/** What a sign-in link contains: its secret, whose account it opens, and where to go afterward. */
export const signInLink = z.object({
  token: z.string().regex(/^[0-9a-f]{64}$/),
  email: emailAddress,
  callbackUrl: z.string().catch(""),
});
