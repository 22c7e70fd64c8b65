import { z } from "zod";
import { emailAddress } from "@/lib/shared/email-address";
import { entryId, optionalText, seen } from "@/lib/shared/form-fields";
import { personName } from "@/lib/shared/person-name";
import { optionalPhone } from "@/lib/shared/phone";

const anEntry = { org: z.string().min(1), season: z.string().min(1), division: z.string().min(1), entryId };

const name = personName("Enter their name as it should appear in the standings.");

/** Someone whom a director enters by hand. Empty email: the desk reports and writes for them. */
export const addPlayerInput = z.object({
  org: z.string().min(1),
  season: z.string().min(1),
  division: z.string().min(1),
  name,
  email: z.union([z.literal("").transform(() => null), emailAddress]),
  phone: optionalPhone,
  bornOn: z.union([z.literal(""), z.iso.date("Enter the day, month, and year.")]).default(""),
  handle: optionalText(40),
  person: optionalText(40),
});

export const claimCodeInput = z.object(anEntry);

/** `seen`: the stamp of the name. */
export const correctNameInput = z.object({ ...anEntry, seen, name });

/** `seen`: the stamp of the address. */
export const correctEmailInput = z.object({ ...anEntry, seen, email: emailAddress });

/**
 * `seen`: the stamp of the entry. `waits`: the division on whose waitlist the director lets them wait. The date of birth is
 * asked for if a division has an age limit.
 */
export const moveEntryInput = z.object({
  ...anEntry,
  seen,
  to: z.uuid("Choose a division."),
  waits: optionalText(40),
  bornOn: z.union([z.literal(""), z.iso.date("Enter the day, month, and year.")]).default(""),
});
