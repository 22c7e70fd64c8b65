import { z } from "zod";
import { oneLine } from "@/lib/shared/one-line";

// What settings are made of. A setting that is refused says why in a sentence that can stand at its field.

export const CHOOSE = "Choose one of these.";

export const bestOf = z.union([z.literal(1), z.literal(3), z.literal(5)], CHOOSE);

export function whole(least: number, most: number) {
  const wrong = `Write a whole number from ${least} to ${most}.`;
  return z.number(wrong).int(wrong).min(least, wrong).max(most, wrong);
}

export function inHalves(least: number, most: number) {
  const wrong = `Write a number from ${least} to ${most}, in halves.`;
  return z.number(wrong).multipleOf(0.5, wrong).min(least, wrong).max(most, wrong);
}

export function line(most: number, missing: string) {
  return z
    .string(missing)
    .overwrite(oneLine)
    .min(1, missing)
    .max(most, `Keep this under ${most} characters.`);
}
