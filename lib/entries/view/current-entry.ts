import type { SeasonStatus } from "@/lib/season/store/seasons";

type WithSeason = { readonly division: { readonly season: { readonly status: SeasonStatus } } };

/** A player looks at the season being played, else at the one they registered for, else at the last one. */
const ORDER: readonly SeasonStatus[] = ["running", "registration", "finished", "archived", "draft"];

/** The entry whose season a player's own pages lead to: of several in the same step, the first. */
export function currentEntry<Entry extends WithSeason>(entries: readonly Entry[]): Entry | undefined {
  return entries.toSorted((one, two) => rankOf(one) - rankOf(two))[0];
}

function rankOf({ division }: WithSeason): number {
  return ORDER.indexOf(division.season.status);
}
