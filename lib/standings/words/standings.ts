import { TIE_BREAK_NAMES, type TieBreak } from "@/lib/season/rules/tie-breaks";
import { groupBy } from "@/lib/shared/group-by";
import { printPoints } from "../rules/print-points";
import type { StandingsRow } from "../rules/rank-entries";
import { reasonAnchor } from "./ties";

/** A row of the standings, every figure ready to print. */
export type PrintedStanding = {
  /** "1", or "2–3" for a shared rank. */
  readonly rank: string;
  readonly entryId: string;
  readonly name: string;
  /** The passage that says why this rank isn't higher. */
  readonly whyHref: string | undefined;
  readonly note: string | undefined;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly games: string;
  readonly tieBreaks: readonly { readonly label: string; readonly value: string | null }[];
  readonly points: string;
  /** With the row above or below, whatever tie-break decided. */
  readonly sharesPoints: boolean;
};

/** The standings as they're printed. */
export function printStandings(
  rows: readonly StandingsRow[],
  tieBreaks: readonly TieBreak[],
): readonly PrintedStanding[] {
  const columns = tieBreaks.filter(hasColumn).filter((by) => rows.some((row) => isNumber(row.tieBreaks[by])));
  const sharing = groupBy(rows, ({ rank }) => rank);
  return rows.map((row, index) => ({
    rank: spanOf(row.rank, sharing.get(row.rank)?.length ?? 1),
    entryId: row.entryId,
    name: row.name,
    whyHref: hrefOf(reasonAnchor(rows, row)),
    note: row.hasLeft ? "left" : undefined,
    played: row.played,
    won: row.won,
    drawn: row.drawn,
    lost: row.lost,
    games: `${printPoints(row.gamesWon)}–${printPoints(row.gamesLost)}`,
    tieBreaks: columns.map((by) => ({
      label: TIE_BREAK_COLUMNS[by].label,
      value: printFigure(row.tieBreaks[by]),
    })),
    points: printPoints(row.points),
    sharesPoints: [rows[index - 1], rows[index + 1]].some((other) => other?.points === row.points),
  }));
}

/** "2", or "2–3" where equals share it. */
function spanOf(rank: number, sharing: number): string {
  return sharing === 1 ? String(rank) : `${rank}–${rank + sharing - 1}`;
}

function hrefOf(anchor: string | undefined): string | undefined {
  return anchor && `#${anchor}`;
}

/** What the tie-breaks with a column of their own are, for the head of the column. */
export function tieBreakTexts(tieBreaks: readonly TieBreak[]) {
  return tieBreaks.filter(hasColumn).map((by) => TIE_BREAK_COLUMNS[by]);
}

/** "direct encounter, matches won, Sonneborn-Berger, game difference" */
export function tieBreakOrder(tieBreaks: readonly TieBreak[]): string {
  return tieBreaks.map((by) => TIE_BREAK_NAMES[by]).join(", ");
}

/** Matches won and games have columns anyway. */
const TIE_BREAK_COLUMNS = {
  "direct-encounter": {
    label: "Direct",
    title: "Direct encounter",
    text: "The points from the matches between the tied players. It’s used once all of them have met.",
  },
  "wins-over-the-board": {
    label: "By play",
    title: "Matches won by playing",
    text: "Matches won over the board. Forfeits don’t count.",
  },
  "sonneborn-berger": {
    label: "SB",
    title: "SB, Sonneborn-Berger",
    text: "For each opponent: that opponent’s points times the points scored against them, added up. A win against a strong player counts for more.",
  },
  koya: {
    label: "Koya",
    title: "Koya",
    text: "The points scored against players who have at least half of the possible points.",
  },
  "captured-points": {
    label: "Taken",
    title: "Captured points",
    text: "What the pieces a player captured are worth, over all matches. It’s used once captured points are known for every match played.",
  },
  "games-with-black": {
    label: "Black",
    title: "Games with Black",
    text: "How many games a player had Black in. Black is harder, because White moves first.",
  },
  buchholz: {
    label: "Buchh.",
    title: "Buchholz",
    text: "The points of all of a player’s opponents, added up. It’s left out once everyone has met everyone, because it would be the same for tied players.",
  },
} as const;

function hasColumn(by: TieBreak): by is keyof typeof TIE_BREAK_COLUMNS {
  return by in TIE_BREAK_COLUMNS;
}

function printFigure(figure: number | null | undefined): string | null {
  return isNumber(figure) ? printPoints(figure) : null;
}

function isNumber(figure: number | null | undefined): figure is number {
  return typeof figure === "number";
}
