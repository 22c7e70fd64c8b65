import { isDecided } from "@/lib/match/rules/state";
import { list } from "@/lib/shared/text";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { knockoutRounds } from "../rules/rounds-of-stage";
import { tablesOf } from "../rules/tables-of";
import { whoAdvances } from "./advancing";

export type GroupProgressLine = {
  readonly name: string;
  readonly decided: number;
  readonly of: number;
  /** Who would advance if the playoff were drawn now. */
  readonly ahead: string;
};

/** The progress of each group; empty if there are no groups, or the playoff is drawn. */
export function groupProgress(view: DivisionView): readonly GroupProgressLine[] {
  if (knockoutRounds(view.rounds).length > 0) return [];
  const marks = whoAdvances(view);
  return tablesOf(view).flatMap(({ name, rounds, rows }) => {
    if (name === null) return [];
    const matches = rounds.flatMap((round) => round.matches);
    const decided = matches.filter(({ status }) => isDecided(status)).length;
    const names = rows.filter(({ entryId }) => marks.has(entryId)).map((row) => row.name);
    return [{ name, decided, of: matches.length, ahead: names.length > 0 ? list(names) : "still open" }];
  });
}
