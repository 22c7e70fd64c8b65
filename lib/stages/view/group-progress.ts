import { isDecided } from "@/lib/match/rules/state";
import { list } from "@/lib/shared/text";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { knockoutRounds } from "../rules/rounds-of-stage";
import { tablesOf } from "../rules/tables-of";
import { advancing } from "./advancing";

export type GroupProgressLine = {
  readonly name: string;
  readonly settled: number;
  readonly of: number;
  /** Who would advance if the playoff were drawn now. */
  readonly ahead: string;
};

/** The progress of each group; empty if there are no groups, or the playoff is drawn. */
export function groupProgress(view: DivisionView): readonly GroupProgressLine[] {
  if (knockoutRounds(view.rounds).length > 0) return [];
  const marks = advancing(view);
  return tablesOf(view).flatMap(({ name, rounds, rows }) => {
    if (name === null) return [];
    const matches = rounds.flatMap((round) => round.matches);
    const settled = matches.filter(({ status }) => isDecided(status)).length;
    const names = rows.filter(({ entryId }) => marks.has(entryId)).map((row) => row.name);
    return [{ name, settled, of: matches.length, ahead: names.length > 0 ? list(names) : "still open" }];
  });
}
