import type { MatchRating } from "@/lib/sportsmanship/rules/rating";
import type { StageRound } from "@/lib/stages/format";
import { championsOf, type PlayedDivision } from "@/lib/stages/rules/champion";
import { knockoutRounds, tableRounds } from "@/lib/stages/rules/rounds-of-stage";
import { type StageTable, tablesOf } from "@/lib/stages/rules/tables-of";
import { groupsOf, knockoutOf } from "@/lib/stages/stages-of";
import { oracleBracket } from "./oracle/bracket.ts";
import { groupViolations, seedViolations } from "./oracle/groups.ts";
import { oracleSeeds } from "./oracle/playoff.ts";
import type { OracleRow } from "./oracle/rows.ts";
import { oracleTable } from "./oracle/table.ts";

/** Something that must be so, with what was found and what should be. */
export type Law = { readonly law: string; readonly found: unknown; readonly expected: unknown };

/** A division that was played to its end, with how its players rated each other. */
export type RatedDivision = PlayedDivision & { readonly ratings: readonly MatchRating[] };

/** What must be true of every division that was played to its end, whatever its rules. */
export function lawsOf(division: RatedDivision): readonly Law[] {
  const rows = rowsOf(division.rounds);
  const groups = groupsOf(division.season.rules);
  const own = knockoutRounds(division.rounds);
  return [
    {
      law: "every match is final",
      found: rows.filter(({ status }) => status === "final").length,
      expected: rows.length,
    },
    ...tablesOf(division).flatMap((table) => tableLaws(division, table)),
    ...(own.length > 0 ? bracketLaws(division, rowsOf(own)) : []),
    ...(groups ? groupLaws(division, groups) : []),
    { law: "there is a winner", found: championsOf(division) !== null, expected: true },
    {
      law: "the oracle names the same champion",
      found: championsOf(division)?.toSorted() ?? null,
      expected: oracleChampions(division, rows),
    },
  ];
}

export function brokenLaws(laws: readonly Law[]): readonly Law[] {
  return laws.filter(({ found, expected }) => JSON.stringify(found) !== JSON.stringify(expected));
}

function tableLaws(
  { season }: PlayedDivision,
  { entries, rounds, rows: ranked }: StageTable<StageRound>,
): readonly Law[] {
  const { stages, standings } = season.rules;
  const rows = rowsOf(rounds);
  const cycles = stages[0] && "cycles" in stages[0] ? stages[0].cycles : 1;
  const players = entries.length;
  const pairs = (players * (players - 1)) / 2;
  const perCycle = players - 1 + (players % 2);
  const keyOf = ({ homeEntryId, awayEntryId }: OracleRow) => [homeEntryId, awayEntryId].sort().join();
  const oracle = oracleTable(
    entries.map(({ id }) => id),
    rows,
    standings,
  );
  return [
    {
      law: `everyone plays everyone ${cycles === 1 ? "once" : "twice"}`,
      found: timesMet(rows.map(keyOf)),
      expected: pairs === 0 ? [] : [[cycles, pairs]],
    },
    {
      law: "nobody plays an opponent again before playing all the others",
      found: Array.from(
        { length: cycles },
        (_, cycle) =>
          new Set(rows.filter(({ round }) => Math.ceil(round / perCycle) === cycle + 1).map(keyOf)).size,
      ),
      expected: Array.from({ length: cycles }, () => pairs),
    },
    { law: "nobody plays twice in a round", found: busiest(rows), expected: 1 },
    {
      law: "everyone sits out equally often: once a cycle with an odd number, never with an even one",
      found: [
        ...new Set(entries.map(({ id }) => perCycle * cycles - rows.filter((row) => isOf(row, id)).length)),
      ],
      expected: [players % 2 === 1 ? cycles : 0],
    },
    {
      law: "every player's colors differ by at most one",
      found:
        spread(
          entries.map(({ id }) => id),
          rows,
        ) <= (cycles === 2 || players % 2 === 1 ? 0 : 1),
      expected: true,
    },
    {
      law: "the points in the standings match the matches",
      found: round(ranked.reduce((sum, row) => sum + row.points, 0)),
      expected: round(oracle.reduce((sum, line) => sum + line.points, 0)),
    },
    {
      law: "the oracle has the same standings",
      found: ranked.map(({ entryId, rank, points }) => `${rank} ${entryId} ${points}`).toSorted(),
      expected: oracle.map(({ id, rank, points }) => `${rank} ${id} ${points}`).toSorted(),
    },
  ];
}

function bracketLaws(
  { season, entries, rounds, ratings }: RatedDivision,
  rows: readonly OracleRow[],
): readonly Law[] {
  const own = knockoutRounds(rounds);
  const { seeds = [], thirdPlace = false } = own[0]?.stage ?? {};
  const sound = {
    law: "the bracket is sound, byes to the top seeds",
    found: oracleBracket(seeds, rows, thirdPlace).violations,
    expected: [],
  };
  return [
    sound,
    ...(groupsOf(season.rules) ? [] : seedLaws({ season, entries, rounds, ratings }, seeds)),
    {
      law: "no bracket match is drawn",
      found: rows.filter(({ homeResult }) => homeResult === "draw").length,
      expected: 0,
    },
  ];
}

/** The seeds of a knockout that is the first stage, or that one table feeds. */
function seedLaws(
  { season: { rules }, entries, rounds, ratings }: RatedDivision,
  seeds: readonly string[],
): readonly Law[] {
  const ids = entries.map(({ id }) => id);
  if (rules.stages.length === 1)
    return [{ law: "everyone is seeded once", found: seeds.toSorted(), expected: ids.toSorted() }];
  const { playoff: conditions, sportsmanship } = rules;
  const playoff = {
    ...conditions,
    sportsmanship,
    given: ratings,
    left: entries.filter(({ hasLeft }) => hasLeft).map(({ id }) => id),
    forgiven: entries.flatMap(({ id, forgiven = [] }) => forgiven.map((matchId) => ({ id, matchId }))),
    spots: knockoutOf(rules)?.qualifiers ?? null,
  };
  return [
    {
      law: "the oracle has the same players qualify for the playoff, in the same order",
      found: seeds,
      expected: oracleSeeds(ids, rowsOf(tableRounds(rounds)), rules.standings, playoff, seeds),
    },
  ];
}

function groupLaws(
  { season: { rules }, entries, rounds }: PlayedDivision,
  groups: NonNullable<ReturnType<typeof groupsOf>>,
): readonly Law[] {
  const own = tableRounds(rounds);
  const split = own[0]?.stage.groups ?? [];
  const seeds = knockoutRounds(rounds)[0]?.stage.seeds ?? [];
  return [
    {
      law: "everyone is in one group, and the groups are as few and even as possible",
      found: groupViolations(
        entries.map(({ id }) => id),
        split,
        groups,
      ),
      expected: [],
    },
    {
      law: "the oracle has the same players advance, and keeps groups apart",
      found: seedViolations(split, seeds, rowsOf(own), rules.standings, groups),
      expected: [],
    },
  ];
}

function oracleChampions(
  { season, entries, rounds }: PlayedDivision,
  rows: readonly OracleRow[],
): readonly string[] | null {
  if (!knockoutOf(season.rules)) {
    const table = oracleTable(
      entries.map(({ id }) => id),
      rows,
      season.rules.standings,
    );
    const gone = new Set(entries.filter(({ hasLeft }) => hasLeft).map(({ id }) => id));
    const stayed = table.filter(({ id }) => !gone.has(id));
    return stayed.filter(({ rank }) => rank === stayed[0]?.rank).map(({ id }) => id);
  }
  const { seeds, thirdPlace } = knockoutRounds(rounds)[0]?.stage ?? {};
  if (!seeds) return null;
  const { champion } = oracleBracket(seeds, rowsOf(knockoutRounds(rounds)), thirdPlace ?? false);
  return champion === null ? [] : [champion];
}

function rowsOf(rounds: readonly StageRound[]): readonly OracleRow[] {
  return rounds.flatMap(({ number: round, matches }) => matches.map((match) => ({ ...match, round })));
}

/** How many pairs met so many times. */
function timesMet(keys: readonly string[]): readonly (readonly [number, number])[] {
  const times = new Map<string, number>();
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
  const pairs = new Map<number, number>();
  for (const each of times.values()) pairs.set(each, (pairs.get(each) ?? 0) + 1);
  return [...pairs];
}

function busiest(rows: readonly OracleRow[]): number {
  const busy = new Map<string, number>();
  for (const { round, homeEntryId, awayEntryId } of rows) {
    for (const id of [homeEntryId, awayEntryId]) {
      busy.set(`${round} ${id}`, (busy.get(`${round} ${id}`) ?? 0) + 1);
    }
  }
  return Math.max(...busy.values());
}

/** The largest difference between a player's Whites and Blacks in first games. */
function spread(ids: readonly string[], rows: readonly OracleRow[]): number {
  const count = (id: string, side: "homeEntryId" | "awayEntryId") =>
    rows.filter((row) => row[side] === id).length;
  return Math.max(...ids.map((id) => Math.abs(count(id, "homeEntryId") - count(id, "awayEntryId"))));
}

function isOf({ homeEntryId, awayEntryId }: OracleRow, id: string): boolean {
  return homeEntryId === id || awayEntryId === id;
}

function round(points: number): number {
  return Math.round(points * 2) / 2;
}
