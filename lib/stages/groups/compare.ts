import type { StandingsRules } from "@/lib/season/rules/settings/standings";
import type { TieBreak } from "@/lib/season/rules/tie-breaks";
import { groupBy } from "@/lib/shared/group-by";
import type { StandingsRow } from "@/lib/standings/rules/rank-entries";

/** Tie-breaks that depend only on a player's own matches. */
const OWN: readonly TieBreak[] = [
  "wins",
  "wins-over-the-board",
  "game-points",
  "game-difference",
  "captured-points",
  "games-with-black",
];

/**
 * Ranks players of different groups, best first, tied players together: by points, then by those tie-breaks of the rule
 * pack that depend only on a player's own matches. All are per match played, because groups can differ in size by a
 * player. The other tie-breaks (direct encounter, Sonneborn-Berger, Koya, Buchholz) depend on opponents, who are
 * different in another group, and are skipped, and so is a tie-break that isn't known for everyone who's tied. No
 * result is discarded: see decision 0021.
 */
export function tieGroupsAcross(
  rows: readonly StandingsRow[],
  { tieBreaks }: Pick<StandingsRules, "tieBreaks">,
): readonly (readonly StandingsRow[])[] {
  const figures: readonly Figure[] = [
    ({ points }) => points,
    ...tieBreaks
      .filter((by) => OWN.includes(by))
      .map(
        (by): Figure =>
          (row) =>
            row.tieBreaks[by] ?? null,
      ),
  ];
  return split(rows, figures);
}

type Figure = (row: StandingsRow) => number | null;

function split(
  rows: readonly StandingsRow[],
  figures: readonly Figure[],
): readonly (readonly StandingsRow[])[] {
  const [figure, ...later] = figures;
  if (rows.length < 2 || !figure) return rows.length === 0 ? [] : [rows];
  const values = rows.map((row) => perMatch(figure(row), row));
  if (values.includes(null)) return split(rows, later);
  const parts = groupBy(rows, (_, index) => values[index] ?? 0);
  return [...parts].toSorted(([one], [two]) => two - one).flatMap(([, tied]) => split(tied, later));
}

function perMatch(figure: number | null, { played }: StandingsRow): number | null {
  return figure === null || played === 0 ? figure : figure / played;
}
