import { z } from "zod";
import { emailAddress } from "@/lib/shared/email-address";
import { entryId, seen } from "@/lib/shared/form-fields";

const anEntry = { org: z.string().min(1), season: z.string().min(1), division: z.string().min(1), entryId };

/** `seen`: the stamp of the address. */
export const correctEmailInput = z.object({ ...anEntry, seen, email: emailAddress });

/** `seen`: the stamp of the entry. The date of birth is asked for if a division has an age limit. */
export const moveEntryInput = z.object({
  ...anEntry,
  seen,
  to: z.uuid("Choose a division."),
  bornOn: z.union([z.literal(""), z.iso.date("Enter the day, month and year.")]).default(""),
});
