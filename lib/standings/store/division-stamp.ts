import type { Transaction } from "@/lib/db/prisma";
import { stampOf } from "@/lib/db/stamp";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { type DivisionView, readDivision } from "./divisions";

/** Changes with all that a draw is made from: the rules, who plays, and the results so far. */
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
  return stampOf([season.rulePackId, entries.map(({ id, hasLeft }) => `${id} ${hasLeft}`).sort(), results]);
}

/** Is a division that the caller holds what a director has seen? Where nobody answers a page, it is. */
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
