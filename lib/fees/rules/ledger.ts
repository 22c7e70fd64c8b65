import { type Answer, accept, refuse } from "@/lib/shared/answer";

/** What the desk can write into the ledger of a player's fee. */
export const MARK_KINDS = ["paid", "waived", "undone"] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** How a player's fee stands. */
export const FEE_STATUSES = ["owed", "paid", "waived"] as const;
export type FeeStatus = (typeof FEE_STATUSES)[number];

/** The last line of a player's ledger. */
export type LastMark = { readonly number: number; readonly kind: MarkKind };

/** The last mark says how a fee stands. Without one, or if the last one was undone, it's owed. */
export function feeStatus(last: Pick<LastMark, "kind"> | null): FeeStatus {
  return last === null || last.kind === "undone" ? "owed" : last.kind;
}

/**
 * The number of the next line, if the mark follows the last one: what's owed can be paid or waived, and both can be
 * undone. A director who marks has seen the last line, so a double click or two directors at once leave one.
 *
 * @param seen the number of the last line on their page; 0 if there was none
 */
export function decideMark(
  last: LastMark | null,
  { kind, seen }: { readonly kind: MarkKind; readonly seen: number },
): Answer<number, "changed"> {
  const number = last?.number ?? 0;
  const isOwed = feeStatus(last) === "owed";
  if (seen !== number || isOwed === (kind === "undone")) return refuse("changed");
  return accept(number + 1);
}
