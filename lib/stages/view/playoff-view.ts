import { PLAYER_WHO_LEFT } from "@/lib/people/words/names";
import type { Instant } from "@/lib/shared/instant";
import { list, numberWord } from "@/lib/shared/text";
import { printPoints } from "@/lib/standings/rules/print-points";
import type { DivisionView } from "@/lib/standings/store/divisions";
import type { LotDrawn, PassedOver } from "../format";
import type { KnockoutRules } from "../knockout/rules";
import { explainDraw, findQualified } from "../rules/qualified";
import { tablesOf, tableWith } from "../rules/tables-of";
import { missedWords } from "../words/passed-over";
import type { Asked } from "./schedule-to-be";
import { type ScheduleView, stageView } from "./schedule-view";

/** Who advances to the playoff, in the order of the standings. */
export type QualifiersView = {
  readonly players: readonly {
    readonly name: string;
    /** "2"; in groups "2, Group A" */
    readonly rank: string;
    readonly points: string;
    /** "seed 1", "by lot" */
    readonly word: string;
  }[];
  /** A note for players whose rank alone doesn't say whether they advance. */
  readonly reasons: readonly string[];
};

/** The playoff if it were drawn now: who advances and why, and its rounds. */
export function playoffView(
  view: DivisionView,
  stage: KnockoutRules,
  asked: Asked,
  now: Instant,
): { readonly qualifiers: QualifiersView; readonly schedule: ScheduleView } {
  const { seeds, byLot, passedOver, filledUp = [] } = findQualified(view, []);
  const nameOf = namesIn(view);
  const toDraw = byLot.filter(({ entryIds, goOn }) => goOn < entryIds.length);
  const isSure = ({ entryId }: PassedOver) => toDraw.every(({ entryIds }) => !entryIds.includes(entryId));
  const advancing = [...new Set([...seeds, ...byLot.flatMap(({ entryIds }) => entryIds)])];
  const players = seeds.map((id) => seedWords(id, byLot, nameOf));
  return {
    qualifiers: {
      players: advancing.map((id) => ({
        name: nameOf(id),
        ...standing(id, view),
        word: wordOf(id, seeds, byLot),
      })),
      reasons: [
        ...byLot.map((group) => lotAhead(group, nameOf)),
        ...filledUp.filter(isSure).map((player) => filledUpWords(player, view, "advances")),
        ...passedOver.filter(isSure).map((player) => passedOverWords(player, view, "doesn’t advance")),
      ],
    },
    schedule: stageView(
      { season: view.season, division: view.division.slug, players, asked, now },
      stage,
      "playoff",
    ),
  };
}

/** "2" and "5½"; in groups "2, Group A" */
function standing(id: string, view: DivisionView): { readonly rank: string; readonly points: string } {
  const table = tableWith(tablesOf(view), id);
  const row = table?.rows.find(({ entryId }) => entryId === id);
  const rank = String(row?.rank ?? 0);
  return { rank: table?.name ? `${rank}, ${table.name}` : rank, points: printPoints(row?.points ?? 0) };
}

/** What else decided the draw: lots among tied players, and conditions that players missed. */
export function reasonsOfPlayoff(view: DivisionView): readonly string[] {
  const drawn = explainDraw(view);
  if (!drawn) return [];
  return [
    ...lotWords(view, drawn.byLot),
    ...(drawn.filledUp ?? []).map((player) => filledUpWords(player, view, "advanced")),
    ...drawn.passedOver.map((player) => passedOverWords(player, view, "didn’t advance")),
  ];
}

/** "Priya doesn’t advance: less than 50% of the points." */
function passedOverWords({ entryId, missed }: PassedOver, view: DivisionView, verb: string): string {
  return `${namesIn(view)(entryId)} ${verb}: ${missedWords(missed, view.season.rules.playoff)}.`;
}

/** "Priya advances despite less than 50% of the points, because a playoff needs two players." */
function filledUpWords({ entryId, missed }: PassedOver, view: DivisionView, verb: string): string {
  const misses = missedWords(missed, view.season.rules.playoff);
  return `${namesIn(view)(entryId)} ${verb} despite ${misses}, because a playoff needs two players.`;
}

/** The lots that decided the draw, which everyone can read. What a player missed is for the desk. */
export function lotsOfPlayoff(view: DivisionView): readonly string[] {
  return lotWords(view, explainDraw(view)?.byLot ?? []);
}

/** What lots decided about a player's spot in the drawn playoff, for that player: in groups they can be several. */
export function lotsOfPlayer(view: DivisionView, entryId: string): readonly string[] {
  const lots = explainDraw(view)?.byLot ?? [];
  return lots
    .filter(({ entryIds, goOn }) => goOn < entryIds.length && entryIds.includes(entryId))
    .map((lot) => ownLotWords(lot, entryId, namesIn(view)));
}

function ownLotWords(lot: LotDrawn, entryId: string, nameOf: (id: string) => string): string {
  const taken = lot.entryIds.slice(0, lot.goOn);
  const others = (ids: readonly string[]) => ids.filter((id) => id !== entryId).map(nameOf);
  const shared = `${list(["You", ...others(lot.entryIds)])} ${tiedOn(lot).was}`;
  return taken.includes(entryId)
    ? `${shared}. ${list(["You", ...others(taken)])} advanced by lot.`
    : `${shared}. ${list(others(taken))} advanced by lot, and you didn’t.`;
}

/** Players who were tied in the standings, with the seeds they got. */
function lotWords(view: DivisionView, byLot: readonly LotDrawn[]): readonly string[] {
  const nameOf = namesIn(view);
  return byLot.map((lot) => {
    const shared = `${list(lot.entryIds.map(nameOf))} ${tiedOn(lot).was}`;
    const taken = list(lot.entryIds.slice(0, lot.goOn).map(nameOf));
    return lot.goOn < lot.entryIds.length
      ? `${shared}. ${taken} advanced by lot.`
      : `${shared}. They were seeded by lot in this order.`;
  });
}

function tiedOn({ rank, level }: LotDrawn): NonNullable<LotDrawn["level"]> {
  const shared = `rank ${rank} after all tie-breaks`;
  return level ?? { is: `share ${shared}`, was: `shared ${shared}` };
}

function lotAhead(lot: LotDrawn, nameOf: (id: string) => string): string {
  const { entryIds, goOn } = lot;
  const shared = `${list(entryIds.map(nameOf))} ${tiedOn(lot).is}`;
  return goOn < entryIds.length
    ? `${shared}: lots decide which ${goOn === 1 ? "one" : numberWord(goOn)} of them ${goOn === 1 ? "advances" : "advance"}, and the result is recorded.`
    : `${shared}: lots decide who’s seeded higher, and the result is recorded.`;
}

function wordOf(id: string, seeds: readonly string[], byLot: readonly LotDrawn[]): string {
  const group = byLot.find(({ entryIds }) => entryIds.includes(id));
  if (!group) return `seed ${seeds.indexOf(id) + 1}`;
  return group.goOn < group.entryIds.length ? "by lot" : "seed by lot";
}

/** A name, or the possible names. */
function seedWords(id: string, byLot: readonly LotDrawn[], nameOf: (id: string) => string): string {
  const group = byLot.find(({ entryIds }) => entryIds.includes(id));
  if (!group) return nameOf(id);
  return group.entryIds.length === 2
    ? list(group.entryIds.map(nameOf), "or")
    : `one of ${numberWord(group.entryIds.length)} by lot`;
}

function namesIn({ entries }: DivisionView): (id: string) => string {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? PLAYER_WHO_LEFT;
}
