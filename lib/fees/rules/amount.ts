/** An amount of money in the smallest unit of its currency: 2500 for $25.00. */
export type Money = { readonly amount: number; readonly currency: string };

const MOST_AMOUNT = 100_000_000;

/** How many digits a currency has after the point: 2 for dollars, 0 for yen. */
function digitsOf(currency: string): number {
  return (
    new Intl.NumberFormat("en-US", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ??
    2
  );
}

/**
 * Reads an amount as people type it; null if it isn't one. A comma only groups thousands, because "25,00" may mean 25.
 * `makeAmount` writes it.
 *
 * @example parseAmount("25", "USD") // 2500
 */
export function parseAmount(typed: string, currency: string): number | null {
  const read = /^\$?(\d{1,9}|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(typed.replaceAll(/\s/g, ""));
  if (!read) return null;
  const [, whole = "", part = ""] = read;
  const digits = digitsOf(currency);
  if (part.length > digits) return null;
  const amount = Number(whole.replaceAll(",", "") + part.padEnd(digits, "0"));
  return amount > 0 && amount <= MOST_AMOUNT ? amount : null;
}

/** "25.00", as a form has it. */
export function makeAmount({ amount, currency }: Money): string {
  const digits = digitsOf(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/** "$25.00" */
export function printMoney({ amount, currency }: Money): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(
    amount / 10 ** digitsOf(currency),
  );
}
