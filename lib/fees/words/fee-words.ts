import type { ChangeRefusal } from "@/lib/season/rules/refuse-change";
import { printMoney } from "../rules/amount";
import type { DueBy, Fee } from "../rules/fee";
import type { FeeStatus, MarkKind } from "../rules/ledger";

/** "Intramural pass, $25.00" */
export function feeName({ name, money }: Pick<Fee, "name" | "money">): string {
  return money === null ? name : `${name}, ${printMoney(money)}`;
}

/** "Pay when you register. Where to pay: Front desk, cash or check." For those who haven't registered. */
export function howToPay({ due, whereToPay }: Fee): string {
  return withPlace(DUE_WORDS[due], whereToPay);
}

/** How and by when to pay, for a player who's in and owes it. `isPaired`: the schedule is published. */
export function payNow({ due, whereToPay }: Fee, isPaired: boolean): string {
  if (isPaired) return withPlace("The desk hasn’t marked it as paid.", whereToPay);
  if (due === "registration") return withPlace("It was due at registration, so pay it now.", whereToPay);
  return withPlace(DUE_WORDS[due], whereToPay);
}

const DUE_WORDS: Record<DueBy, string> = {
  registration: "Pay when you register.",
  publication: "Pay before the schedule is published.",
};

/** For the desk: "Intramural pass, $25.00, due before the schedule is published." */
export function feeAndDue({ due, ...fee }: Fee): string {
  return `${feeName(fee)}, due ${DUE_CHOICES[due].toLowerCase()}.`;
}

/** For the desk, about a season without a fee. */
export function withoutFee({ name, isOver }: { readonly name: string; readonly isOver: boolean }): string {
  return isOver
    ? `${name} had no fee.`
    : `${name} has no fee. Add one, and players see it when they register.`;
}

function withPlace(sentence: string, whereToPay: string | null): string {
  return whereToPay ? `${sentence} Where to pay: ${ended(whereToPay)}` : sentence;
}

/** For the director who chooses. */
export const DUE_CHOICES: Record<DueBy, string> = {
  registration: "When players register",
  publication: "Before the schedule is published",
};

export const FEE_STATUS_WORDS: Record<FeeStatus, string> = { owed: "Owed", paid: "Paid", waived: "Waived" };

export const MARK_WORDS: Record<MarkKind, string> = { paid: "Paid", waived: "Waived", undone: "Undone" };

export const CHANGE_FEE_REFUSAL_SENTENCES: Record<ChangeRefusal, string> = {
  "season-over": "The season is over, so its fee can’t change.",
  changed: "Someone changed the fee after you opened this page. Check it, then try again.",
};

export const MARK_REFUSED = "Someone marked this fee after you opened this page. Check its status now.";
export const NO_FEE = "This season has no fee to mark.";
export const REASON_MISSING = "Enter a reason.";
export const AMOUNT_UNREAD = "Enter an amount like 25.00, or leave it empty.";

function ended(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
