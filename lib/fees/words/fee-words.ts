import type { ChangeListRefusal } from "@/lib/eligibility/rules/change-list";
import { printMoney } from "../rules/amount";
import type { DueBy, Fee } from "../rules/fee";
import type { FeeStanding, MarkKind } from "../rules/ledger";

/** "Intramural pass, $25.00" */
export function feeName({ name, money }: Pick<Fee, "name" | "money">): string {
  return money === null ? name : `${name}, ${printMoney(money)}`;
}

/** "Pay it when you register. Front desk, cash or check." */
export function howToPay({ due, whereToPay }: Fee): string {
  return [DUE_WORDS[due], whereToPay && ended(whereToPay)].filter(Boolean).join(" ");
}

const DUE_WORDS: Record<DueBy, string> = {
  registration: "Pay it when you register.",
  publication: "Pay it before the schedule is published.",
};

/** For the director who chooses. */
export const DUE_CHOICES: Record<DueBy, string> = {
  registration: "When they register",
  publication: "Before the schedule is published",
};

export const STANDING_WORDS: Record<FeeStanding, string> = { owed: "Owed", paid: "Paid", waived: "Waived" };

export const MARK_WORDS: Record<MarkKind, string> = { paid: "Paid", waived: "Waived", undone: "Undone" };

export const CHANGE_FEE_REFUSALS: Record<ChangeListRefusal, string> = {
  "season-over": "The season is over, so its fee can’t change.",
  changed: "Someone changed the fee after you opened this page. Check it, then try again.",
};

export const MARK_REFUSED = "Someone marked this fee after you opened this page. Check how it stands now.";
export const NO_FEE = "This season has no fee to mark.";
export const REASON_MISSING = "Say why.";
export const AMOUNT_UNREAD = "Enter an amount like 25.00, or leave it empty.";

function ended(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
