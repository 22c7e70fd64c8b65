import { z } from "zod";
import { oneLine } from "./one-line";

/**
 * A phone number as people write it, kept as typed: digits with spaces, dots, hyphens and parentheses, a plus sign in
 * front and an extension behind. It has 7 to 15 digits (ITU-T E.164 allows 15), not counting the extension. Empty is
 * fine: no one has to give one.
 */
export const optionalPhone = z
  .string()
  .overwrite(oneLine)
  .max(30, "Keep this under 30 characters.")
  .refine(
    (typed) => typed === "" || isPhone(typed),
    "Enter a phone number, like (512) 555-0142, or leave this empty.",
  )
  .default("");

function isPhone(typed: string): boolean {
  const [number = "", extension] = typed.split(/\s*(?:x|ext\.?)\s*/i);
  const digits = number.replace(/\D/g, "").length;
  return (
    /^\+?[\d\s().-]+$/.test(number) &&
    digits >= 7 &&
    digits <= 15 &&
    (extension === undefined || /^\d+$/.test(extension))
  );
}
