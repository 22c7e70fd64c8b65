import { yearCalendarDay } from "@/lib/season/words/seasons";
import { dateIn, dayAndTime } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import type { TokenFacts } from "../store/tokens";
import { scopeList } from "../words/scopes";

/** A token, ready to print. */
export type TokenRow = {
  readonly id: string;
  readonly name: string;
  /** "Read, run seasons" */
  readonly scopes: string;
  /** "Made on November 16, 2026. Last used …" */
  readonly words: string;
};

/** Tokens as their page lists them. Those of an organization say whose rights they have. */
export function tokenRows(
  tokens: readonly TokenFacts[],
  { zone, saysMaker }: { readonly zone: Zone; readonly saysMaker: boolean },
): readonly TokenRow[] {
  return tokens.map(({ id, name, scopes, maker, createdAt, lastUsedAt }) => {
    const by = saysMaker ? ` by ${maker}, with their rights` : "";
    const made = `Made on ${day(createdAt, zone)}${by}.`;
    const used = lastUsedAt ? `Last used ${dayAndTime(lastUsedAt, zone)}.` : "Never used.";
    return { id, name, scopes: scopeList(scopes), words: `${made} ${used}` };
  });
}

function day(at: Instant, zone: Zone): string {
  return yearCalendarDay(dateIn(at, zone));
}
