import type { Points } from "@/lib/season/rules/settings/standings";
import type { StandingsResult } from "./results";
import { kindOf, worthOf } from "./worth";

/** What one entry scored against another in matches that count; null if there are none. */
export type Encounters = (own: string, other: string) => number | null;

/** What the entries in `ids` scored against each other. */
export function encountersOf(
  results: readonly StandingsResult[],
  ids: ReadonlySet<string>,
  points: Points,
): Encounters {
  const taken = new Map([...ids].map((id) => [id, new Map<string, number>()]));
  const add = (own: string, other: string, worth: number) => {
    const from = taken.get(own);
    from?.set(other, (from.get(other) ?? 0) + worth);
  };
  for (const { homeEntryId: home, awayEntryId: away, outcome, status } of results) {
    if (status !== "final" || !outcome || !ids.has(home) || !ids.has(away)) continue;
    const kind = kindOf(outcome);
    add(home, away, worthOf(outcome.home, kind, points));
    add(away, home, worthOf(outcome.away, kind, points));
  }
  return (own, other) => taken.get(own)?.get(other) ?? null;
}
