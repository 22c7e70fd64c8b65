import { printPoints } from "@/lib/domain/standings/print-points";
import type { StandingsRow } from "@/lib/domain/standings/rank-entries";
import type { TieBreak } from "@/lib/schemas/rule-pack";

/** A line of the standings, every figure ready to print. */
export type PrintedStanding = {
  /** "1", or "2–3" for a shared place. */
  readonly place: string;
  readonly name: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly games: string;
  readonly tieBreaks: readonly { readonly label: string; readonly value: string | null }[];
  readonly points: string;
  readonly tied: boolean;
};

/** The standings as they are printed. Level on points means tied, whatever then decided. */
export function printStandings(
  rows: readonly StandingsRow[],
  tieBreaks: readonly TieBreak[],
): readonly PrintedStanding[] {
  const columns = tieBreaks.filter(hasColumn);
  return rows.map((row, index) => ({
    place: printPlace(row, rows),
    name: row.name,
    played: row.played,
    won: row.won,
    drawn: row.drawn,
    lost: row.lost,
    games: `${printPoints(row.gamesWon)}–${printPoints(row.gamesLost)}`,
    tieBreaks: columns.map((by) => ({
      label: TIE_BREAK_COLUMNS[by].label,
      value: isNumber(row.tieBreaks[by]) ? printPoints(row.tieBreaks[by]) : null,
    })),
    points: printPoints(row.points),
    tied: [rows[index - 1], rows[index + 1]].some((other) => other?.points === row.points),
  }));
}

/** "2", or "2–3" where equals share it. */
export function printPlace(row: StandingsRow, rows: readonly StandingsRow[]): string {
  const sharing = rows.filter(({ place }) => place === row.place).length;
  return sharing === 1 ? String(row.place) : `${row.place}–${row.place + sharing - 1}`;
}

/** What the tie-breaks with a column of their own are, for the head of the column. */
export function tieBreakTexts(tieBreaks: readonly TieBreak[]) {
  return tieBreaks.filter(hasColumn).map((by) => TIE_BREAK_COLUMNS[by]);
}

/** "direct encounter, matches won, Sonneborn-Berger, game difference" */
export function tieBreakOrder(tieBreaks: readonly TieBreak[]): string {
  return tieBreaks.map((by) => TIE_BREAK_NAMES[by]).join(", ");
}

const TIE_BREAK_NAMES: Record<TieBreak, string> = {
  "direct-encounter": "direct encounter",
  wins: "matches won",
  "sonneborn-berger": "Sonneborn-Berger",
  "game-difference": "games won less games lost",
};

/** Matches won and games have columns anyway. */
const TIE_BREAK_COLUMNS = {
  "direct-encounter": {
    label: "Direct",
    title: "Direct encounter",
    text: "The points from the matches among those who are tied. It is used once all of them have met.",
  },
  "sonneborn-berger": {
    label: "SB",
    title: "SB, Sonneborn-Berger",
    text: "For each opponent: that opponent’s points times the points taken from them, added up. A win against a strong player counts for more.",
  },
} as const;

function hasColumn(by: TieBreak): by is keyof typeof TIE_BREAK_COLUMNS {
  return by in TIE_BREAK_COLUMNS;
}

function isNumber(value: number | null): value is number {
  return value !== null;
}
