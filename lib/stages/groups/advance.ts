import type { StandingsRules } from "@/lib/season/rules/settings/standings";
import { groupBy } from "@/lib/shared/group-by";
import type { StandingsRow } from "@/lib/standings/rules/rank-entries";
import { rowsStillIn } from "@/lib/standings/rules/still-in";
import type { LotDrawn, PlayedStage, Qualified } from "../format";
import { drawBracket, type Source } from "../knockout/knockout";
import { tieGroupsAcross } from "./compare";
import { keepApart, type Qualifier } from "./keep-apart";
import { groupTables } from "./pair-groups";
import type { GroupsRules } from "./rules";
import { groupName } from "./split";

/** A knockout needs two players, however small the groups. */
const FEWEST = 2;

/** How many advance from groups of these sizes. */
export function countAdvancing(
  { advance, bestNext }: Pick<GroupsRules, "advance" | "bestNext">,
  sizes: readonly number[],
): number {
  const players = sizes.reduce((sum, size) => sum + size, 0);
  const direct = sizes.reduce((sum, size) => sum + Math.min(size, advance), 0);
  return Math.min(players, Math.max(FEWEST, direct + bestNext));
}

/**
 * Who advances from the groups to the knockout: the top of each group, then the best next-placed players of all groups.
 * The winners of groups are seeded first, then the players ranked second, and so on; within a rank by their records
 * (`tieGroupsAcross`). Ties are decided by lot and recorded. Two players of one group don't meet in the first round if
 * that can be avoided. A player who has left doesn't advance; the next in their group does.
 */
export function advanceFromGroups(
  rules: GroupsRules,
  { entries, rounds, standings }: PlayedStage,
  lots: readonly string[],
): Qualified {
  const groups = groupTables(rounds).map(({ members, rounds: own }) =>
    byLots(
      rowsStillIn({ entries: entries.filter(({ id }) => members?.includes(id)), rounds: own, standings }),
      lots,
    ),
  );
  const sizes = groups.map(({ length }) => length);
  const ranked = rankAcross(groups, standings, lots);
  const going = ranked.slice(0, countAdvancing(rules, sizes));
  const seeds = keepApart(going, firstPairs(going.length)).map(({ id }) => id);
  return {
    seeds,
    byLot: [...lotsWithin(groups, rules, seeds), ...lotsAcross(ranked, groups, { seeds, standings })],
    passedOver: [],
  };
}

type Ranked = Qualifier & { readonly tieGroup: string };

/** The rows of one group, tied players in the order of their lots. */
function byLots(rows: readonly StandingsRow[], lots: readonly string[]): readonly StandingsRow[] {
  return rows.toSorted((one, two) => one.rank - two.rank || byLot(lots)(one.entryId, two.entryId));
}

/** All players: the winners of the groups by their records, then the players ranked second, and so on. */
function rankAcross(
  groups: readonly (readonly StandingsRow[])[],
  standings: StandingsRules,
  lots: readonly string[],
): readonly Ranked[] {
  const largest = Math.max(0, ...groups.map(({ length }) => length));
  const positions = Array.from({ length: largest }, (_, index) => index + 1);
  return positions.flatMap((position) => {
    const nextRanked = groups.flatMap((rows) => rows[position - 1] ?? []);
    return tieGroupsAcross(nextRanked, standings).flatMap((tied, index) =>
      tied
        .map(({ entryId }) => entryId)
        .toSorted(byLot(lots))
        .map((id) => ({
          id,
          position,
          group: groups.findIndex((rows) => rows.some(({ entryId }) => entryId === id)),
          tieGroup: `${position}-${index}`,
        })),
    );
  });
}

function byLot(lots: readonly string[]): (one: string, two: string) => number {
  return (one, two) => lots.indexOf(one) - lots.indexOf(two);
}

/** The first-round pairings of a bracket of this size, by seed. */
function firstPairs(players: number): readonly (readonly [number, number])[] {
  const seedOf = (source: Source) => (source.from === "seed" ? source.seed : null);
  if (players < 2) return [];
  return (drawBracket(players, false)[0] ?? []).flatMap(({ upper, lower }) => {
    const [one, two] = [seedOf(upper), seedOf(lower)];
    return one !== null && two !== null ? [[Math.min(one, two), Math.max(one, two)] as const] : [];
  });
}

/** Ties within a group that were decided by lot, if that affected who advances or how they're seeded. */
function lotsWithin(
  groups: readonly (readonly StandingsRow[])[],
  { advance }: GroupsRules,
  seeds: readonly string[],
): readonly LotDrawn[] {
  return groups.flatMap((rows, group) =>
    [...groupBy(rows, ({ rank }) => rank)].flatMap(([rank, equals]) => {
      const entryIds = equals.map(({ entryId }) => entryId);
      const goOn = entryIds.filter((id) => seeds.includes(id)).length;
      const first = rows.findIndex((row) => row.rank === rank) + 1;
      if (equals.length < 2 || (goOn === 0 && first > advance)) return [];
      const share = `rank ${rank} in ${groupName(group)} after all tie-breaks`;
      return { rank, entryIds, goOn, level: { is: `share ${share}`, was: `shared ${share}` } };
    }),
  );
}

/**
 * Ties between players of different groups, if the lot decided who advances or who is seeded higher. Which of a group was in
 * the tie can be up to a lot too, of which the draw keeps nothing if none of them advances: then all of them are named.
 */
function lotsAcross(
  ranked: readonly Ranked[],
  groups: readonly (readonly StandingsRow[])[],
  { seeds, standings }: { readonly seeds: readonly string[]; readonly standings: StandingsRules },
): readonly LotDrawn[] {
  return [...groupBy(ranked, ({ tieGroup }) => tieGroup).values()].flatMap((equals) => {
    const ids = equals.map(({ id }) => id);
    const goOn = ids.filter((id) => seeds.includes(id)).length;
    if (equals.length < 2 || goOn === 0) return [];
    const out = equals.filter(({ id }) => !seeds.includes(id));
    const entryIds = [...ids, ...out.flatMap((each) => listInstead(each, groups, standings))];
    const [first] = equals;
    const record = `the same record at rank ${first?.position ?? 1} in the groups`;
    return {
      rank: ranked.findIndex(({ id }) => id === first?.id) + 1,
      entryIds,
      goOn,
      level: { is: `have ${record}`, was: `had ${record}` },
    };
  });
}

/** Those who share a rank and a record with a player of their group and came after them by lot. */
function listInstead(
  { id, group }: Ranked,
  groups: readonly (readonly StandingsRow[])[],
  standings: StandingsRules,
): readonly string[] {
  const rows = groups[group] ?? [];
  const index = rows.findIndex(({ entryId }) => entryId === id);
  const own = rows[index];
  return rows
    .slice(index + 1)
    .filter((row) => row.rank === own?.rank && tieGroupsAcross([own, row], standings).length === 1)
    .map(({ entryId }) => entryId);
}
