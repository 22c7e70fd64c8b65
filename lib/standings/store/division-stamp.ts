import { stampOf } from "@/lib/db/stamp";
import type { Transaction } from "@/lib/db/transaction";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { type DivisionView, readDivision } from "./divisions";

/** Changes with everything that a draw depends on: the rules, the breaks, the players, and the results so far. */
export function divisionStamp({ season, entries, rounds }: DivisionView): string {
  const results = rounds.flatMap(({ matches }) =>
    matches.map(({ id, status, homeResult, awayResult, homeWins, awayWins }) => [
      id,
      status,
      homeResult,
      awayResult,
      homeWins,
      awayWins,
    ]),
  );
  return stampOf([
    season.rulePackId,
    season.breaks,
    entries
      .map(({ id, hasLeft, isBelowAverage, forgiven }) => [id, hasLeft, isBelowAverage, forgiven])
      .sort(),
    results,
  ]);
}

/** Is a locked division still what the director saw? True if the call doesn't come from a page. */
export async function isDivisionAsSeen(
  tx: Transaction,
  season: SeasonFacts,
  divisionId: string,
  seen: string | undefined,
): Promise<boolean> {
  const division = season.divisions.find(({ id }) => id === divisionId);
  if (seen === undefined || !division) return seen === undefined;
  return divisionStamp(await readDivision(tx, { season, division })) === seen;
}
