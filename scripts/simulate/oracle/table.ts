import type { OracleRow, OracleStandings } from "./rows.ts";

/** A line of the oracle's table. Equals share a place and stand in the order of their ids. */
export type OracleLine = { readonly id: string; readonly rank: number; readonly points: number };

type Half = {
  readonly own: string;
  readonly other: string;
  readonly points: number;
  readonly won: boolean;
  readonly played: boolean;
  readonly games: readonly [own: number, other: number];
  readonly blacks: number;
  readonly captured: number | null;
};

/** The final table of a round robin. */
export function oracleTable(
  ids: readonly string[],
  rows: readonly OracleRow[],
  rules: OracleStandings,
): readonly OracleLine[] {
  const halves = rows
    .flatMap((row) => halvesOf(row, rules.points))
    .filter(({ own, other }) => ids.includes(own) && ids.includes(other));
  const total = new Map(ids.map((id) => [id, add(of(halves, id).map(({ points }) => points))]));
  const classes = splitBy([[...ids]], (id) => total.get(id) ?? 0).flatMap((level) =>
    refine(level, rules.tieBreaks, halves, total, rules.points.win),
  );
  let above = 0;
  return classes.flatMap((level) => {
    const rank = above + 1;
    above += level.length;
    return level.toSorted().map((id) => ({ id, rank, points: total.get(id) ?? 0 }));
  });
}

/** What someone did in the matches against these, for each match; null where it was not told. */
export function oracleFigures(
  id: string,
  ids: readonly string[],
  rows: readonly OracleRow[],
  rules: OracleStandings,
  names: readonly string[],
): readonly (number | null)[] {
  const halves = rows
    .flatMap((row) => halvesOf(row, rules.points))
    .filter(({ own, other }) => own === id && ids.includes(other));
  return names.map((name) => {
    const figure =
      name === "points"
        ? add(halves.map(({ points }) => points))
        : (figureOf(name, [id], halves, new Map(), rules.points.win)?.(id) ?? null);
    return figure === null || halves.length === 0 ? figure : figure / halves.length;
  });
}

/** A level of equals, taken apart by the tie-breaks. Players whom the direct encounter separates are compared by it again. */
function refine(
  level: readonly string[],
  tieBreaks: readonly string[],
  halves: readonly Half[],
  total: ReadonlyMap<string, number>,
  win: number,
): readonly (readonly string[])[] {
  const [first, ...rest] = tieBreaks;
  if (level.length < 2 || first === undefined) return [level];
  const figure = figureOf(first, level, halves, total, win);
  const parts = figure ? splitBy([level], figure) : [level];
  if (parts.length === 1) return refine(level, rest, halves, total, win);
  const next = first === "direct-encounter" ? tieBreaks : rest;
  return parts.flatMap((part) => refine(part, next, halves, total, win));
}

/** What a tie-break makes of each of a level; null where it says nothing of this level. */
function figureOf(
  tieBreak: string,
  level: readonly string[],
  halves: readonly Half[],
  total: ReadonlyMap<string, number>,
  win: number,
): ((id: string) => number) | null {
  const mine = (id: string) => of(halves, id);
  const scored = (id: string) => total.get(id) ?? 0;
  switch (tieBreak) {
    case "direct-encounter": {
      const among = (id: string) => mine(id).filter(({ other }) => level.includes(other));
      const haveMet = level.every((id) =>
        level.every((other) => id === other || among(id).some((half) => half.other === other)),
      );
      return haveMet ? (id) => add(among(id).map(({ points }) => points)) : null;
    }
    case "wins":
      return (id) => mine(id).filter(({ won }) => won).length;
    case "wins-over-the-board":
      return (id) => mine(id).filter(({ won, played }) => won && played).length;
    case "sonneborn-berger":
      return (id) => add(mine(id).map(({ other, points }) => scored(other) * points));
    case "koya": {
      const half = (Math.max(...[...total.keys()].map((id) => mine(id).length)) * win) / 2;
      return (id) =>
        add(
          mine(id)
            .filter(({ other }) => scored(other) >= half)
            .map(({ points }) => points),
        );
    }
    case "game-points":
      return (id) => add(mine(id).map(({ games }) => games[0]));
    case "game-difference":
      return (id) => add(mine(id).map(({ games }) => games[0] - games[1]));
    case "captured-points":
      return level.some((id) => mine(id).some(({ captured }) => captured === null))
        ? null
        : (id) => add(mine(id).map(({ captured }) => captured ?? 0));
    case "games-with-black":
      return (id) => add(mine(id).map(({ blacks }) => blacks));
    case "buchholz": {
      const met = (id: string) => mine(id).map(({ other }) => other);
      const outside = (id: string) =>
        met(id)
          .filter((other) => !level.includes(other))
          .toSorted()
          .join();
      const isSame = new Set(level.map((id) => `${met(id).length} ${outside(id)}`)).size === 1;
      return isSame ? null : (id) => add(met(id).map(scored));
    }
    default:
      throw new Error(`The oracle doesn't know the tie-break "${tieBreak}"`);
  }
}

function halvesOf(row: OracleRow, points: OracleStandings["points"]): readonly Half[] {
  if (row.status !== "final") return [];
  const home = {
    id: row.homeEntryId,
    result: row.homeResult,
    wins: row.homeWins,
    blacks: row.homeBlacks,
    captured: row.homeCaptured,
  };
  const away = {
    id: row.awayEntryId,
    result: row.awayResult,
    wins: row.awayWins,
    blacks: row.awayBlacks,
    captured: row.awayCaptured,
  };
  const both = home.result === "loss" && away.result === "loss";
  const unplayed = row.decidedBy === "forfeit" || row.decidedBy === "default";
  const worth = (result: string | null) => {
    if (both) return points.doubleForfeit ?? points.loss;
    if (unplayed && result === "win") return points.forfeitWin ?? points.win;
    if (unplayed) return points.forfeitLoss ?? points.loss;
    return result === "win" ? points.win : result === "draw" ? points.draw : points.loss;
  };
  const played = row.homeWins !== null && !unplayed;
  return [
    [home, away],
    [away, home],
  ].flatMap(([own, other]) =>
    own && other
      ? [
          {
            own: own.id,
            other: other.id,
            points: worth(own.result),
            won: own.result === "win",
            played,
            games: [own.wins ?? 0, other.wins ?? 0] as const,
            blacks: own.blacks ?? 0,
            captured: played ? own.captured : 0,
          },
        ]
      : [],
  );
}

function splitBy(
  levels: readonly (readonly string[])[],
  figure: (id: string) => number,
): readonly (readonly string[])[] {
  return levels.flatMap((level) => {
    const figures = [...new Set(level.map(figure))].sort((a, b) => b - a);
    return figures.map((each) => level.filter((id) => figure(id) === each));
  });
}

function of(halves: readonly Half[], id: string): readonly Half[] {
  return halves.filter(({ own }) => own === id);
}

function add(numbers: readonly number[]): number {
  let sum = 0;
  for (const each of numbers) sum += each;
  return sum;
}
