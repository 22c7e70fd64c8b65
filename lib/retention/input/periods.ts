import { z } from "zod";
import { seen } from "@/lib/shared/form-fields";
import { type Category, CHOICES } from "../rules/periods";

const PICK = "Choose how long.";

/** How an option without an end is sent. */
export const FOR_GOOD = "";

/** The periods that an admin chooses. */
export const periodsInput = z.object({
  emails: days("emails"),
  origins: days("origins"),
  log: endless("log"),
  photos: endless("photos"),
  contacts: endless("contacts"),
});

/** The form that saves them, after the page has shown what they delete. */
export const retentionInput = periodsInput.extend({ org: z.string().min(1), seen });

function days(category: Category) {
  return z.coerce.number(PICK).refine((each) => CHOICES[category].includes(each), PICK);
}

function endless(category: Category) {
  return z
    .string(PICK)
    .transform((typed) => (typed === FOR_GOOD ? null : Number(typed)))
    .refine((each) => CHOICES[category].includes(each), PICK);
}
