import type { Fee } from "@/lib/fees/rules/fee";
import { feeName, howToPay } from "@/lib/fees/words/fee-words";

/**
 * What a season asks of its players, for those who think about registering; null if nothing.
 *
 * @example "You’ll need: Intramural pass, $25.00. Pay when you register. You’ll accept a waiver when you register."
 */
export function needsWords(fee: Fee | null, hasWaiver: boolean): string | null {
  const said = [
    fee && `You’ll need: ${feeName(fee)}. ${howToPay(fee)}`,
    hasWaiver && "You’ll accept a waiver when you register.",
  ].filter(Boolean);
  return said.length > 0 ? said.join(" ") : null;
}
