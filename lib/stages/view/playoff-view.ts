import type { QualifiersProps } from "@/components/stages/qualifiers";
import type { ScheduleView } from "@/components/stages/schedule-preview";
import { numberWord, ordinal } from "@/lib/people/words/names";
import { listed } from "@/lib/season/rules/rule-words";
import type { Instant } from "@/lib/shared/instant";
import type { KnockoutRules } from "@/lib/stages/knockout/rules";
import { printPoints } from "@/lib/standings/rules/print-points";
import { rowsStillIn } from "@/lib/standings/rules/still-in";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { type LotDrawn, qualify } from "../knockout/qualify";
import { knockoutRounds } from "../rules/rounds-of-stage";
import { knockoutView } from "./knockout-view";
import type { Asked } from "./schedule-view";

/** The playoff as it would be drawn now: who goes on from the table and why, and its rounds. */
export function playoffView(
  view: DivisionView,
  stage: KnockoutRules,
  asked: Asked,
  now: Instant,
): { readonly qualifiers: QualifiersProps; readonly schedule: ScheduleView } {
  const rows = rowsStillIn(view);
  const { seeds, byLot } = qualify(rows, stage.qualifiers ?? rows.length, []);
  const nameOf = namesIn(view);
  const rowOf = new Map(rows.map((row) => [row.entryId, row]));
  const goOn = [...new Set([...seeds, ...byLot.flatMap(({ entryIds }) => entryIds)])];
  return {
    qualifiers: {
      players: goOn.map((id) => ({
        name: nameOf(id),
        place: rowOf.get(id)?.place ?? 0,
        points: printPoints(rowOf.get(id)?.points ?? 0),
        word: wordOf(id, seeds, byLot),
      })),
      reasons: byLot.map((group) => lotAhead(group, nameOf)),
    },
    schedule: knockoutView(
      { season: view.season, division: view.division.slug, players: [], asked, now },
      {
        stage,
        seeds: seeds.map((id) => seedWords(id, byLot, nameOf)),
        form: "playoff",
        lots: "Seeds follow the standings. The draw doesn’t change, even if the standings change later.",
      },
    ),
  };
}

/** What the draw left to the lot: the table has them level, the seeds say how the lot fell. */
export function lotOfPlayoff(view: DivisionView): readonly string[] {
  const seeds = knockoutRounds(view.rounds)[0]?.stage.seeds ?? [];
  const rows = rowsStillIn(view);
  const rest = rows.map(({ entryId }) => entryId).filter((id) => !seeds.includes(id));
  const drawn = qualify(rows, seeds.length, [...seeds, ...rest]);
  // A match that was decided otherwise after the draw: the table tells no longer what the lot was for.
  if (drawn.seeds.join() !== seeds.join()) return [];
  const nameOf = namesIn(view);
  return drawn.byLot.map(({ place, entryIds, goOn }) => {
    const shared = `${listed(entryIds.map(nameOf))} shared ${ordinal(place)} place after all tie-breaks`;
    const taken = listed(entryIds.slice(0, goOn).map(nameOf));
    return goOn < entryIds.length
      ? `${shared}. The lot took ${taken}.`
      : `${shared}. The lot seeded them in this order.`;
  });
}

function lotAhead({ place, entryIds, goOn }: LotDrawn, nameOf: (id: string) => string): string {
  const shared = `${listed(entryIds.map(nameOf))} share ${ordinal(place)} place after all tie-breaks`;
  return goOn < entryIds.length
    ? `${shared}: a lot decides which ${goOn === 1 ? "one" : numberWord(goOn)} of them ${goOn === 1 ? "goes" : "go"} on, and is recorded.`
    : `${shared}: a lot decides who is seeded higher, and is recorded.`;
}

function wordOf(id: string, seeds: readonly string[], byLot: readonly LotDrawn[]): string {
  const group = byLot.find(({ entryIds }) => entryIds.includes(id));
  if (!group) return `seed ${seeds.indexOf(id) + 1}`;
  return group.goOn < group.entryIds.length ? "by lot" : "seed by lot";
}

/** A name, or the names it may be. */
function seedWords(id: string, byLot: readonly LotDrawn[], nameOf: (id: string) => string): string {
  const group = byLot.find(({ entryIds }) => entryIds.includes(id));
  if (!group) return nameOf(id);
  return group.entryIds.length === 2
    ? group.entryIds.map(nameOf).join(" or ")
    : `one of ${numberWord(group.entryIds.length)} by lot`;
}

function namesIn({ entries }: DivisionView): (id: string) => string {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? "Somebody who left";
}
