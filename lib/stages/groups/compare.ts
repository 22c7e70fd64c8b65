import type { RulePack, TieBreak } from "@/lib/season/input/rule-pack";
import { groupBy } from "@/lib/shared/group-by";
import type { StandingsRow } from "@/lib/standings/rules/rank-entries";

/** Tie-breaks that read a player's own matches only. */
const OWN: readonly TieBreak[] = [
  "wins",
  "wins-over-the-board",
  "game-points",
  "game-difference",
  "captured-points",
  "games-with-black",
];

/**
 * Players of different groups in levels of equals, best first: by points, then by the tie-breaks of the rule pack that
 * read a player's own matches only, each for one match played, because groups can differ by a player. The others (direct
 * encounter, Sonneborn-Berger, Koya, Buchholz) read opponents, who are not the same in another group, and are passed over.
 * A tie-break that isn't known of everybody who is level says nothing. No result is discarded: see decision 0021.
 */
export function levelsAcross(
  rows: readonly StandingsRow[],
  { tieBreaks }: Pick<RulePack["standings"], "tieBreaks">,
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
  return [...parts].toSorted(([one], [two]) => two - one).flatMap(([, level]) => split(level, later));
}

function perMatch(figure: number | null, { played }: StandingsRow): number | null {
  return figure === null || played === 0 ? figure : figure / played;
}
