import type { Side } from "@/lib/match/rules/sides";
import type { TieBreak } from "@/lib/season/rules/tie-breaks";
import type { StandingsResult } from "../rules/results";
import type { Table } from "./tables";

type Had = { readonly other: string; readonly side: Side; readonly result: StandingsResult };
type Own = Exclude<TieBreak, "direct-encounter">;

/** The figures of the standings, computed another way: each is read from the list of results as its definition says. */
export function naiveFigures({ entries, results, rules: { points: worth } }: Table) {
  const ids = entries.map(({ id }) => id);
  const had = remembered((own): readonly Had[] =>
    results.flatMap((result): readonly Had[] => {
      const { homeEntryId: home, awayEntryId: away, status } = result;
      if (status !== "final" || !result.outcome || !ids.includes(home) || !ids.includes(away)) return [];
      if (home === own) return [{ other: away, side: "home", result }];
      return away === own ? [{ other: home, side: "away", result }] : [];
    }),
  );
  const add = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

  const taken = ({ side, result: { outcome } }: Had): number => {
    if (!outcome) return 0;
    const { home, away, decidedBy } = outcome;
    if (home === "loss" && away === "loss") return worth.doubleForfeit ?? worth.loss;
    const isForfeit = decidedBy === "forfeit";
    if (isForfeit && outcome[side] === "win") return worth.forfeitWin ?? worth.win;
    if (isForfeit) return worth.forfeitLoss ?? worth.loss;
    return worth[outcome[side]];
  };
  const wasPlayed = ({ result }: Had) => result.outcome?.score != null;
  const hasWon = ({ side, result }: Had) => result.outcome?.[side] === "win";
  const games = ({ side, result }: Had) => result.outcome?.score?.[side] ?? 0;
  const gamesOfOther = (each: Had) => games({ ...each, side: each.side === "home" ? "away" : "home" });

  const points = remembered((own) => add(had(own).map(taken)));
  const half = (worth.win * Math.max(0, ...ids.map((id) => had(id).length))) / 2;
  const own: Record<Own, (id: string) => number | null> = {
    wins: (id) => had(id).filter(hasWon).length,
    "wins-over-the-board": (id) => had(id).filter((each) => hasWon(each) && wasPlayed(each)).length,
    "sonneborn-berger": (id) => add(had(id).map((each) => points(each.other) * taken(each))),
    koya: (id) =>
      add(
        had(id)
          .filter(({ other }) => points(other) >= half)
          .map(taken),
      ),
    "game-points": (id) => add(had(id).map(games)),
    "game-difference": (id) => add(had(id).map((each) => games(each) - gamesOfOther(each))),
    "captured-points": (id) =>
      had(id).some((each) => wasPlayed(each) && !each.result.captured)
        ? null
        : add(had(id).map(({ side, result }) => result.captured?.[side] ?? 0)),
    "games-with-black": (id) => add(had(id).map(({ side, result }) => result.blacks?.[side] ?? 0)),
    buchholz: (id) => add(had(id).map(({ other }) => points(other))),
  };
  const among = (id: string, group: readonly string[]) => {
    const meetings = had(id).filter(({ other }) => group.includes(other));
    return { opponents: new Set(meetings.map(({ other }) => other)).size, points: add(meetings.map(taken)) };
  };
  return { ids, points, own, among };
}

/**
 * The ranks, computed another way: a comparison key per entry that grows with each tie-break. An entry's rank is one
 * more than the number of entries with a greater key.
 */
export function naiveRanks(table: Table): string[] {
  const { ids, points, own, among } = naiveFigures(table);
  const keys = new Map(ids.map((id) => [id, [points(id)]]));
  const sameKey = (one: string, two: string) => String(keys.get(one)) === String(keys.get(two));
  const grow = (by: TieBreak, id: string): number => {
    const group = ids.filter((other) => sameKey(id, other));
    if (by === "direct-encounter") {
      const haveMet = group.every((each) => among(each, group).opponents === group.length - 1);
      return haveMet ? among(id, group).points : 0;
    }
    return group.some((each) => own[by](each) === null) ? 0 : (own[by](id) ?? 0);
  };
  for (const by of table.rules.tieBreaks) {
    // A direct encounter is applied as often as a group can be split.
    for (const _ of by === "direct-encounter" ? ids : [0]) {
      const grown = ids.map((id) => grow(by, id));
      for (const [index, id] of ids.entries()) keys.get(id)?.push(grown[index] ?? 0);
    }
  }
  const isGreater = (one: readonly number[], two: readonly number[]) => {
    const at = one.findIndex((value, index) => value !== two[index]);
    return at >= 0 && (one[at] ?? 0) > (two[at] ?? 0);
  };
  return ids.map((id) => {
    const above = ids.filter((other) => isGreater(keys.get(other) ?? [], keys.get(id) ?? []));
    return `${above.length + 1} ${id}`;
  });
}

function remembered<Value>(find: (id: string) => Value): (id: string) => Value {
  const known = new Map<string, Value>();
  return (id) => {
    if (!known.has(id)) known.set(id, find(id));
    return known.get(id) as Value;
  };
}
