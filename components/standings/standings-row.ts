/** One entry of a standings table, every figure ready to print. */
export interface StandingsRow {
  /** "1", or "2–3" for a shared rank. */
  readonly rank: string;
  readonly name: string;
  readonly href?: string | undefined;
  /** The place on the page that says why this rank isn't higher. */
  readonly whyHref?: string | undefined;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** "10½–5½" */
  readonly games: string;
  /** In the order in which they count, the same for every row; null if this one wasn't used. */
  readonly tieBreaks: readonly { readonly label: string; readonly value: string | null }[];
  readonly points: string;
  /** Tied on points with the row above or below. */
  readonly sharesPoints: boolean;
  readonly you?: boolean | undefined;
  /** "left": shown after the name. */
  readonly note?: string | undefined;
  /** "Advances", or why not; shown apart from the name. */
  readonly mark?: { readonly advances: boolean; readonly words: string } | undefined;
}

/** What a tie-break is, shown at the head of its column. */
export interface TieBreakText {
  /** Its name in the rows: "SB". */
  readonly label: string;
  /** "SB, Sonneborn-Berger" */
  readonly title: string;
  readonly text: string;
}

/** The position of a row in its group of ties: the brass bar begins and ends with the group. */
export function tieClass(rows: readonly StandingsRow[], index: number): string {
  const row = rows[index];
  if (!row?.sharesPoints) return "";
  const isFirst = !isTiedWith(row, rows[index - 1]);
  const isLast = !isTiedWith(row, rows[index + 1]);
  return `tied${isFirst ? " tied-a" : ""}${isLast ? " tied-z" : ""}`;
}

function isTiedWith(row: StandingsRow, other: StandingsRow | undefined): boolean {
  return other?.sharesPoints === true && other.points === row.points;
}
