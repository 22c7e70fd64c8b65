import { z } from "zod";
import { optionalProse, optionalText, text, userId } from "@/lib/shared/form-fields";
import { DUE_BY } from "../rules/fee";
import { MARK_KINDS } from "../rules/ledger";

const org = z.string().min(1);
const season = z.string().min(1);
/** The version of the fee that the page showed; a page of an older release has none, and matches nothing. */
const madeFrom = z.coerce.number().int().min(0).catch(-1);

export const saveFeeInput = z.object({
  org,
  season,
  madeFrom,
  name: text(80, "Enter a name for the fee, such as Intramural pass."),
  /** Empty: the note says what it costs. */
  amount: optionalText(20),
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, "Enter three letters, like USD.")
    .default("USD"),
  due: z.enum(DUE_BY, "Choose when it’s due."),
  whereToPay: optionalProse(300),
});
export const removeFeeInput = z.object({ org, season, madeFrom });
/** `seen`: the number of the last line of the player's ledger; 0 if there's none. */
export const markFeeInput = z.object({
  org,
  season,
  userId,
  kind: z.enum(MARK_KINDS),
  seen: z.string().max(10).default(""),
  note: optionalProse(300),
});
