import { yearCalendarDay } from "@/lib/season/words/seasons";
import { dateIn, time } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import type { TokenFacts } from "../store/tokens";
import { scopeList } from "../words/scopes";

/** A token, ready to print. */
export type TokenRow = {
  readonly id: string;
  readonly name: string;
  /** "Read, run seasons" */
  readonly scopes: string;
  /** "Made on Monday, Nov 16, 2026. Last used Friday, Nov 20, 2026, noon." */
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
    const used = lastUsedAt
      ? `Last used ${day(lastUsedAt, zone)}, ${time(lastUsedAt, zone)}.`
      : "Never used.";
    return { id, name, scopes: scopeList(scopes), words: `${made} ${used}` };
  });
}

/** With its year: a token can be years old. */
function day(at: Instant, zone: Zone): string {
  return yearCalendarDay(dateIn(at, zone));
}
