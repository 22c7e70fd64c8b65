import type { OwedFee } from "@/lib/fees/store/owing";
import { feeName, howToPay } from "@/lib/fees/words/fee-words";
import { paths } from "@/lib/paths";
import type { AskedWaiver } from "@/lib/waivers/store/missing";

/** Something a player has yet to do for a season they're in. */
export type ToDo = {
  readonly id: string;
  /** "Accept the waiver for Fall 2026" */
  readonly title: string;
  /** By when, and how. */
  readonly detail: string;
  /** Where they do it; null if it's done at the desk. */
  readonly href: string | null;
};

/** What a player has yet to accept and to pay, the waivers first. */
export function beforeYouPlay(waivers: readonly AskedWaiver[], fees: readonly OwedFee[]): readonly ToDo[] {
  return [...waivers.map(waiverToDo), ...fees.map(feeToDo)];
}

function waiverToDo({ organization, season, isPaired }: AskedWaiver): ToDo {
  return {
    id: `waiver-${organization}-${season.slug}`,
    title: `Accept the waiver for ${season.name}`,
    detail: isPaired ? "Accept it before your next match." : "Accept it before the schedule is published.",
    href: paths.waiver(organization, season.slug),
  };
}

function feeToDo({ organization, season, isPaired, amount, currency, ...fee }: OwedFee): ToDo {
  const money = amount === null || currency === null ? null : { amount, currency };
  const how = howToPay({ ...fee, money });
  return {
    id: `fee-${organization}-${season.slug}`,
    title: `Pay for ${season.name}: ${feeName({ ...fee, money })}`,
    detail: isPaired ? `The desk hasn’t marked it as paid. ${fee.whereToPay ?? ""}`.trim() : how,
    href: null,
  };
}
