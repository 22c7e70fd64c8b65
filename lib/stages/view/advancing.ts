import type { DivisionView } from "@/lib/standings/store/divisions";
import { isSettled } from "../rules/is-settled";
import { explainDraw, findQualified } from "../rules/qualified";
import { knockoutRounds, tableRounds } from "../rules/rounds-of-stage";
import { missedWords } from "../words/passed-over";

/** What to show beside a player in the standings: do they advance, or why not? */
export type AdvanceMark = { readonly advances: boolean; readonly words: string };

/**
 * The marks of the players who advance and of those whose rank is enough but who miss a condition, by entry id. After
 * the draw only as long as the standings still explain it.
 */
export function advanceMarks(view: DivisionView): ReadonlyMap<string, AdvanceMark> {
  const isDrawn = knockoutRounds(view.rounds).length > 0;
  const passedOver = (isDrawn ? explainDraw(view) : findQualified(view, []))?.passedOver ?? [];
  const verb = isDrawn
    ? "Didn’t advance"
    : isSettled(tableRounds(view.rounds))
      ? "Doesn’t advance"
      : "Wouldn’t advance now";
  return new Map<string, AdvanceMark>([
    ...[...whoAdvances(view)].map(([id, words]) => [id, { advances: true, words }] as const),
    ...passedOver.map(({ entryId, missed }) => {
      const words = `${verb}: ${missedWords(missed, view.season.rules.playoff)}`;
      return [entryId, { advances: false, words }] as const;
    }),
  ]);
}

/**
 * What to show beside players who advance to the playoff, by entry id: those who advanced once it's drawn, before that
 * those who would if it were drawn now. Players whose tie only a lot can break get nothing.
 */
export function whoAdvances(view: DivisionView): ReadonlyMap<string, string> {
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
