import { z } from "zod";
import { localTime, optionalText, text } from "@/lib/shared/form-fields";
import { ID_KINDS, lastFour } from "../rules/checkout";

const org = z.string().min(1);
export const OTHER_BORROWER = "other";

/** What the front desk fills in to hand a thing out. Of an ID that a reader types in full only the end is kept. */
export const checkOutInput = z
  .object({
    org,
    label: text(40, "Scan the thing first."),
    borrower: z.union([z.uuid(), z.literal(OTHER_BORROWER)], "Say who takes it."),
    name: optionalText(80),
    idKind: z.enum(ID_KINDS, "Say which ID they leave."),
    idLast4: z
      .string("Write the last four characters of the ID.")
      .transform(lastFour)
      .refine((last4) => last4.length === 4, "Write the last four characters of the ID."),
    due: localTime,
  })
  .refine(({ borrower, name }) => borrower !== OTHER_BORROWER || name !== "", {
    path: ["name"],
    message: "Write the name of whoever takes it.",
  });

export const checkInInput = z.object({ org, checkoutId: z.uuid() });
