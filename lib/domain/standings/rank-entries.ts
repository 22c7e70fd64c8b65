import type { RulePack, TieBreak } from "@/lib/schemas/rule-pack";
import { countedMeetings, type StandingsEntry, type StandingsResult } from "./results";
import { type Level, type Separation, separate } from "./separate";
import { type Tally, tallyOf } from "./tally";
import { type Field, TIE_BREAK_VALUES } from "./tie-breaks";

/** One line of the standings. */
export type StandingsRow = Omit<Tally, "id" | "meetings"> & {
  readonly entryId: string;
  /** Shared by those who are equal on everything: 1, 2, 2, 4. */
  readonly place: number;
  readonly isTied: boolean;
  /** The value on each tie-break; the direct encounter only where it was asked, among all with equal points. */
  readonly tieBreaks: Readonly<Record<TieBreak, number | null>>;
  /** What separated this entry from the one above and the one below; null at the ends and between equals. */
  readonly decidedBy: { readonly above: Separation | null; readonly below: Separation | null };
};

/**
 * The standings of a division: by points, then by the tie-breaks in the order of the rule pack (definitions: FIDE
 * Handbook C.07, on matches). Who is equal on all shares the place; no lots are drawn here. Among equals the names are
 * in order. The order in which entries and results come in makes no difference.
 */
export function rankEntries(
  entries: readonly StandingsEntry[],
  results: readonly StandingsResult[],
  rules: RulePack["standings"],
): readonly StandingsRow[] {
  const meetings = countedMeetings(entries, results);
  const tallies = new Map(
    [...entries]
      .sort(byName)
      .map((entry) => [entry.id, tallyOf(entry, meetings.get(entry.id) ?? [], rules.points)] as const),
  );
  const field = { tallies, points: rules.points };
  return rowsOf(separate(field, rules.tieBreaks), field, rules.tieBreaks);
}

function rowsOf(
  levels: readonly Level[],
  field: Field,
  tieBreaks: readonly TieBreak[],
): readonly StandingsRow[] {
  const rows: StandingsRow[] = [];
  for (const [index, { tied, below }] of levels.entries()) {
    const place = rows.length + 1;
    const above = levels[index - 1]?.below ?? null;
    tied.forEach((tally, order) => {
      const { id, meetings: _, ...line } = tally;
      rows.push({
        ...line,
        entryId: id,
        place,
        isTied: tied.length > 1,
        tieBreaks: valuesOf(tally, field, tieBreaks),
        decidedBy: {
          above: order === 0 ? above : null,
          below: order === tied.length - 1 ? below : null,
        },
      });
    });
  }
  return rows;
}

function valuesOf(tally: Tally, field: Field, tieBreaks: readonly TieBreak[]): StandingsRow["tieBreaks"] {
  const ofTally = (by: TieBreak) => TIE_BREAK_VALUES[by]([tally], field)?.[0] ?? null;
  return {
    "direct-encounter": tieBreaks.includes("direct-encounter") ? encounterValue(tally, field) : null,
    wins: ofTally("wins"),
    "sonneborn-berger": ofTally("sonneborn-berger"),
    "game-difference": ofTally("game-difference"),
  };
}

function encounterValue(tally: Tally, field: Field): number | null {
  const level = [...field.tallies.values()].filter(({ points }) => points === tally.points);
  if (level.length === 1) return null;
  return TIE_BREAK_VALUES["direct-encounter"](level, field)?.[level.indexOf(tally)] ?? null;
}

/** By code unit, so that every machine and every locale gives the same order. */
function byName(one: StandingsEntry, two: StandingsEntry): number {
  if (one.name !== two.name) return one.name < two.name ? -1 : 1;
  return one.id < two.id ? -1 : 1;
}
