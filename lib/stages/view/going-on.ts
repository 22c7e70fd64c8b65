import type { DivisionView } from "@/lib/standings/store/divisions";
import { isSettled } from "../rules/is-settled";
import { findQualified } from "../rules/qualified";
import { knockoutRounds, tableRounds } from "../rules/rounds-of-stage";

/**
 * What to show beside players who advance to the playoff, by entry id: those who advanced once it's drawn, before that
 * those who would if it were drawn now. Players whose tie only a lot can break get nothing.
 */
export function goingOn(view: DivisionView): ReadonlyMap<string, string> {
  const [drawn] = knockoutRounds(view.rounds);
  if (drawn) return marked(drawn.stage.seeds, "Advanced");
  const { seeds, byLot } = findQualified(view, []);
  const open = new Set(
    byLot.filter(({ entryIds, goOn }) => goOn < entryIds.length).flatMap(({ entryIds }) => entryIds),
  );
  const sure = seeds.filter((id) => !open.has(id));
  return marked(sure, isSettled(tableRounds(view.rounds)) ? "Advances" : "Would advance now");
}

function marked(ids: readonly string[], words: string): ReadonlyMap<string, string> {
  return new Map(ids.map((id) => [id, words]));
}
