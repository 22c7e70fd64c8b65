import type { DivisionView } from "@/lib/standings/store/divisions";
import { isSettled } from "../rules/is-settled";
import { knockoutRounds, tableRounds } from "../rules/rounds-of-stage";
import { whoGoesOn } from "../rules/who-goes-on";

/**
 * What is said beside those who go on to the playoff, by their entry's id: who went on once it is drawn, before that who
 * would if it were drawn now. Nothing is said of equals as long as only a lot can tell them apart.
 */
export function goingOn(view: DivisionView): ReadonlyMap<string, string> {
  const [drawn] = knockoutRounds(view.rounds);
  if (drawn) return marked(drawn.stage.seeds, "Went on");
  const { seeds, byLot } = whoGoesOn(view, []);
  const open = new Set(
    byLot.filter(({ entryIds, goOn }) => goOn < entryIds.length).flatMap(({ entryIds }) => entryIds),
  );
  const sure = seeds.filter((id) => !open.has(id));
  return marked(sure, isSettled(tableRounds(view.rounds)) ? "Goes on" : "Would go on now");
}

function marked(ids: readonly string[], words: string): ReadonlyMap<string, string> {
  return new Map(ids.map((id) => [id, words]));
}
