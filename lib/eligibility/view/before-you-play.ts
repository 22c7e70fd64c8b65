import type { OwedFee } from "@/lib/fees/store/owing";
import { feeName, payNow } from "@/lib/fees/words/fee-words";
import { paths } from "@/lib/paths";
import type { AskedWaiver } from "@/lib/waivers/store/missing";
import { acceptBy, beforeSeason, seasonStarts } from "../words/before-season";

/** Something a player has yet to do for a season they're in. */
export type ToDo = {
  readonly id: string;
  /** "Accept the waiver for Fall 2026" */
  readonly title: string;
  /** By when, and how. */
  readonly detail: string;
  /** The day it's due, for the head of a page; undefined if it's due now. */
  readonly by: ReturnType<typeof beforeSeason>;
  /** Where they do it; null if it's done at the desk. */
  readonly href: string | null;
};

/** What a player has yet to accept and to pay, the waivers first. */
export function beforeYouPlay(waivers: readonly AskedWaiver[], fees: readonly OwedFee[]): readonly ToDo[] {
  return [...waivers.map(waiverToDo), ...fees.map(feeToDo)];
}

function waiverToDo({ organization, season, hasBegun, isPaired }: AskedWaiver): ToDo {
  const begins = { startsOn: season.startsOn, hasBegun, isPaired };
  return {
    id: `waiver-${organization}-${season.slug}`,
    title: `Accept the waiver for ${season.name}`,
    detail: acceptBy(begins),
    by: beforeSeason(begins),
    href: paths.waiver(organization, season.slug),
  };
}

function feeToDo({ organization, season, hasBegun, isPaired, amount, currency, ...fee }: OwedFee): ToDo {
  const money = amount === null || currency === null ? null : { amount, currency };
  const isLate = isPaired || fee.due === "registration";
  const begins = { startsOn: season.startsOn, hasBegun, isPaired: isLate };
  const how = payNow({ ...fee, money }, isPaired);
  return {
    id: `fee-${organization}-${season.slug}`,
    title: `Pay for ${season.name}: ${feeName({ ...fee, money })}`,
    detail: isLate ? how : `${how} ${seasonStarts(begins)}`,
    by: beforeSeason(begins),
    href: null,
  };
}
