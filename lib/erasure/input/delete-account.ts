import { z } from "zod";

/** The form that deletes an account: the stamp of what its page showed, and the address, typed as a confirmation. */
export const deleteAccountInput = z.object({
  stamp: z.string().max(64),
  email: z.string().trim().toLowerCase().max(300),
});
