import type { OracleRow, OracleStandings } from "./rows.ts";
import { oracleFigures, oracleTable } from "./table.ts";

/** As much of the rules of groups as the oracle asks. */
export type OracleGroupRules = {
  readonly groupSize: number;
  readonly advance: number;
  readonly bestNext: number;
};

type Ranked = { readonly id: string; readonly group: number; readonly position: number };

/** What should not be in groups and in the draw of the knockout behind them. */
export function groupViolations(
  ids: readonly string[],
  groups: readonly (readonly string[])[],
  { groupSize }: OracleGroupRules,
): readonly string[] {
  const sizes = groups.map(({ length }) => length);
  const fewest = Math.ceil(ids.length / groupSize);
  return [
    ...(groups.flat().toSorted().join() === ids.toSorted().join()
      ? []
      : ["a player is in no group, or in two"]),
    ...(sizes.length === fewest ? [] : [`there are ${sizes.length} groups, not ${fewest}`]),
    ...(Math.max(...sizes) - Math.min(...sizes) <= 1 ? [] : [`the groups are uneven: ${sizes.join()}`]),
  ];
}

/**
 * Why these seeds cannot have come from these groups. Where equals had to be told apart by lot, the oracle takes the lot as
 * the seeds tell it: who goes on drew better.
 */
export function seedViolations(
  groups: readonly (readonly string[])[],
  seeds: readonly string[],
  rows: readonly OracleRow[],
  standings: OracleStandings,
  { advance, bestNext }: OracleGroupRules,
): readonly string[] {
  const ranked = groups.flatMap((members, group) => ranksOf(members, group, seeds, rows, standings));
  const direct = ranked.filter(({ position }) => position <= advance).length;
  const expected = Math.min(ranked.length, Math.max(2, direct + bestNext));
  const violations: string[] = [];
  if (new Set(seeds).size !== expected || seeds.length !== expected)
    violations.push(`${seeds.length} advance, not ${expected}`);
  let left = expected;
  for (const level of levelsOf(ranked, groups, rows, standings)) {
    const going = level.filter((id) => seeds.includes(id)).length;
    if (going !== Math.min(left, level.length)) violations.push(`${going} of ${level.join()} advance`);
    left -= Math.min(left, level.length);
  }
  return [...violations, ...meetings(ranked, seeds)];
}

/** The members of a group in order; among equals those who go on come first, the higher seed before the lower. */
function ranksOf(
  members: readonly string[],
  group: number,
  seeds: readonly string[],
  rows: readonly OracleRow[],
  standings: OracleStandings,
): readonly Ranked[] {
  const seedOf = (id: string) => (seeds.includes(id) ? seeds.indexOf(id) : seeds.length);
  return [...oracleTable(members, rows, standings)]
    .sort((one, two) => one.rank - two.rank || seedOf(one.id) - seedOf(two.id))
    .map(({ id }, index) => ({ id, group, position: index + 1 }));
}

const OF_OWN_MATCHES =
  /^(wins|wins-over-the-board|game-points|game-difference|captured-points|games-with-black)$/;

/** Everyone in levels of equals: by the place in the group, then per match by what they did in their own matches. */
function levelsOf(
  ranked: readonly Ranked[],
  groups: readonly (readonly string[])[],
  rows: readonly OracleRow[],
  standings: OracleStandings,
): readonly (readonly string[])[] {
  const figures = ["points", ...standings.tieBreaks.filter((by) => OF_OWN_MATCHES.test(by))];
  const values = new Map(
    groups.flatMap((members) =>
      members.map((id) => [id, oracleFigures(id, members, rows, standings, figures)]),
    ),
  );
  const refine = (level: readonly string[], depth: number): readonly (readonly string[])[] => {
    if (depth === figures.length || level.length < 2) return [level];
    const of = (id: string) => values.get(id)?.[depth] ?? null;
    if (level.some((id) => of(id) === null)) return refine(level, depth + 1);
    const best = Math.max(...level.map((id) => of(id) ?? 0));
    const top = level.filter((id) => of(id) === best);
    const rest = level.filter((id) => of(id) !== best);
    return [...refine(top, depth + 1), ...(rest.length > 0 ? refine(rest, depth) : [])];
  };
  const positions = [...new Set(ranked.map(({ position }) => position))].sort((a, b) => a - b);
  return positions.flatMap((position) =>
    refine(
      ranked.filter((each) => each.position === position).map(({ id }) => id),
      0,
    ),
  );
}

/** Two of a group meet at once only when there are more of them than matches. */
function meetings(ranked: readonly Ranked[], seeds: readonly string[]): readonly string[] {
  const groupOf = (id: string) => ranked.find((each) => each.id === id)?.group;
  let size = 1;
  while (size < seeds.length) size *= 2;
  const pairs = seeds.flatMap((upper, index) => {
    const lower = seeds[size - 1 - index];
    return index < size / 2 && lower !== undefined ? [[upper, lower] as const] : [];
  });
  const met = pairs.filter(([one, two]) => groupOf(one) === groupOf(two)).length;
  const counts = new Map<number | undefined, number>();
  for (const id of pairs.flat()) counts.set(groupOf(id), (counts.get(groupOf(id)) ?? 0) + 1);
  const needed = Math.max(0, ...[...counts.values()].map((count) => count - pairs.length));
  return met === needed
    ? []
    : [`${met} first matches are between two players of one group, but only ${needed} need to be`];
}
