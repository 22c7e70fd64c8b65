import { z } from "zod";
import { localTime, optionalText, text } from "@/lib/shared/form-fields";
import { ID_KINDS, lastFour, OTHER_BORROWER } from "../rules/checkout";

const org = z.string().min(1);

/**
 * What the front desk enters to check an item out. A barcode reader may type the whole ID; only the end of it is kept.
 */
export const checkOutInput = z
  .object({
    org,
    label: text(40, "Scan the item first."),
    borrower: z.union([z.uuid(), z.literal(OTHER_BORROWER)], "Choose who is borrowing it."),
    name: optionalText(80),
    idKind: z.enum(ID_KINDS, "Choose which ID they’re leaving."),
    idLast4: z
      .string("Enter the last four characters of the ID.")
      .transform(lastFour)
      .refine((last4) => last4.length === 4, "Enter the last four characters of the ID."),
    due: localTime,
  })
  .refine(({ borrower, name }) => borrower !== OTHER_BORROWER || name !== "", {
    path: ["name"],
    message: "Enter the borrower’s name.",
  });

export const checkInInput = z.object({ org, checkoutId: z.uuid() });
