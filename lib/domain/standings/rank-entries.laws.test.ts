import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type RulePack, TIE_BREAKS, type TieBreak } from "@/lib/schemas/rule-pack";
import { bothLose, drawn, type MatchOutcome, wonBy } from "../match/outcome";
import { crosstable } from "./crosstable";
import { explainNeighbours } from "./explain-neighbours";
import { rankEntries, type StandingsRow } from "./rank-entries";
import type { StandingsEntry, StandingsResult } from "./results";

type Standings = RulePack["standings"];
type Table = {
  readonly entries: readonly StandingsEntry[];
  readonly results: readonly StandingsResult[];
  readonly rules: Standings;
};

const outcome: fc.Arbitrary<MatchOutcome> = fc.constantFrom(
  wonBy("home", "agreed", { home: 2, away: 0 }),
  wonBy("away", "agreed", { home: 1, away: 2 }),
  wonBy("home", "ruling", null),
  wonBy("away", "forfeit", null),
  drawn("agreed", { home: 1.5, away: 1.5 }),
  bothLose("double-forfeit"),
  bothLose("ruling"),
);

const standings: fc.Arbitrary<Standings> = fc.record({
  points: fc.constantFrom(
    { win: 1, draw: 0.5, loss: 0, forfeitWin: null, forfeitLoss: null, doubleForfeit: null },
    { win: 3, draw: 1, loss: 0, forfeitWin: null, forfeitLoss: null, doubleForfeit: null },
    { win: 3, draw: 2, loss: 1, forfeitWin: null, forfeitLoss: null, doubleForfeit: null },
  ),
  tieBreaks: fc.shuffledSubarray([...TIE_BREAKS]),
});

/** Small fields with many ties, single and double round robins, some of it unplayed or void. */
const table: fc.Arbitrary<Table> = fc
  .tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 2 }), standings)
  .chain(([size, cycles, rules]) => {
    const entries = Array.from({ length: size }, (_, index) => ({ id: `e${index}`, name: `P${index % 5}` }));
    const pairs = entries.flatMap((home, index) => entries.slice(index + 1).map((away) => ({ home, away })));
    const cycled = Array.from({ length: cycles }, () => pairs).flat();
    return fc.tuple(...cycled.map(() => fc.tuple(outcome, fc.integer({ min: 0, max: 9 })))).map((played) => ({
      entries,
      rules,
      results: cycled.map(({ home, away }, index): StandingsResult => {
        const [came = null, luck = 0] = played[index] ?? [];
        const status = luck === 0 ? "void" : luck === 1 ? "reported" : "final";
        const isFinal = status === "final";
        return {
          homeEntryId: home.id,
          awayEntryId: away.id,
          outcome: isFinal ? came : null,
          status,
          round: index,
        };
      }),
    }));
  });

const ranked = ({ entries, results, rules }: Table) => rankEntries(entries, results, rules);
const pointsOf = (rows: readonly StandingsRow[]) => new Map(rows.map((row) => [row.entryId, row.points]));

test("the table is the one a naive reading of the definitions gives", () => {
  fc.assert(
    fc.property(table, (given) => {
      const rows = ranked(given).map(({ entryId, place }) => `${place} ${entryId}`);
      expect([...rows].sort()).toEqual(naivePlaces(given).sort());
    }),
    { numRuns: 3000 },
  );
});

describe("laws", () => {
  test("the order of the input makes no difference", () => {
    fc.assert(
      fc.property(table, fc.infiniteStream(fc.nat()), (given, luck) => {
        const shuffled = <Item>(items: readonly Item[]) =>
          items
            .map((item) => ({ item, at: luck.next().value }))
            .sort((one, two) => one.at - two.at)
            .map(({ item }) => item);
        const again = { ...given, entries: shuffled(given.entries), results: shuffled(given.results) };
        expect(ranked(again)).toEqual(ranked(given));
      }),
    );
  });

  test("who is home makes no difference", () => {
    fc.assert(
      fc.property(table, (given) => {
        const results = given.results.map((result) => ({
          ...result,
          homeEntryId: result.awayEntryId,
          awayEntryId: result.homeEntryId,
          outcome: result.outcome && {
            ...result.outcome,
            home: result.outcome.away,
            away: result.outcome.home,
            score: result.outcome.score && {
              home: result.outcome.score.away,
              away: result.outcome.score.home,
            },
          },
        }));
        expect(ranked({ ...given, results })).toEqual(ranked(given));
      }),
    );
  });

  test("another name moves nobody to another place", () => {
    fc.assert(
      fc.property(table, fc.array(fc.string(), { minLength: 7, maxLength: 7 }), (given, names) => {
        const entries = given.entries.map((entry, index) => ({ ...entry, name: names[index] ?? "" }));
        const places = (rows: readonly StandingsRow[]) =>
          rows.map(({ entryId, place }) => `${place} ${entryId}`).sort();
        expect(places(ranked({ ...given, entries }))).toEqual(places(ranked(given)));
      }),
    );
  });

  test("a double forfeit in place of any other outcome never raises anyone's points", () => {
    fc.assert(
      fc.property(table, fc.nat(), (given, pick) => {
        const finals = given.results.filter(({ status }) => status === "final");
        const chosen = finals[pick % Math.max(finals.length, 1)];
        const results = given.results.map((result) =>
          result === chosen ? { ...result, outcome: bothLose("double-forfeit") } : result,
        );
        const before = pointsOf(ranked(given));
        for (const [id, after] of pointsOf(ranked({ ...given, results }))) {
          expect(after).toBeLessThanOrEqual(before.get(id) ?? 0);
        }
      }),
    );
  });

  test("points add up: what is won, drawn and lost makes the row, and all rows make the matches", () => {
    fc.assert(
      fc.property(table, (given) => {
        const rows = ranked(given);
        const { win, draw, loss } = given.rules.points;
        for (const row of rows) {
          expect(row.won + row.drawn + row.lost).toBe(row.played);
          expect(row.points).toBe(row.won * win + row.drawn * draw + row.lost * loss);
          expect(row.forfeits + row.doubleForfeits).toBeLessThanOrEqual(row.lost);
        }
        const finals = given.results.filter(({ status }) => status === "final");
        const sides = finals.flatMap(({ outcome: came }) => (came ? [came.home, came.away] : []));
        const total = sides.reduce((all, side) => all + given.rules.points[side], 0);
        expect(rows.reduce((all, { points }) => all + points, 0)).toBe(total);
        expect(rows.reduce((all, row) => all + row.gamesWon - row.gamesLost, 0)).toBe(0);
      }),
    );
  });

  test("places never fall down the table, and every two neighbours have their sentence", () => {
    fc.assert(
      fc.property(table, (given) => {
        const rows = ranked(given);
        const sentences = explainNeighbours(rows);
        expect(sentences).toHaveLength(Math.max(rows.length - 1, 0));
        rows.slice(1).forEach((lower, index) => {
          const upper = rows[index] as StandingsRow;
          const separation = lower.decidedBy.above;
          expect(upper.decidedBy.below).toEqual(separation);
          expect(separation === null).toBe(upper.place === lower.place);
          expect(upper.points).toBeGreaterThanOrEqual(lower.points);
          if (separation) expect(separation.upper).toBeGreaterThan(separation.lower);
          else expect(upper.isTied && lower.isTied).toBe(true);
          expect(sentences[index]?.text).not.toMatch(/undefined|NaN|; ;/);
        });
      }),
    );
  });

  test("the two cells of a pair mirror each other", () => {
    const mirror: Record<string, string> = {
      won: "lost",
      lost: "won",
      "forfeit-won": "forfeit-lost",
      "forfeit-lost": "forfeit-won",
    };
    fc.assert(
      fc.property(table, (given) => {
        const rows = crosstable(ranked(given), given.results);
        rows.forEach((row, down) =>
          row.cells.forEach((cell, across) => {
            const other = rows[across]?.cells[down];
            expect(other?.matches).toEqual(
              cell.matches.map(({ kind, score, round }) => ({
                kind: mirror[kind] ?? kind,
                score: score && { own: score.other, other: score.own },
                round,
              })),
            );
          }),
        );
      }),
    );
  });
});

/**
 * The same table by another road: a comparison key per entry, grown tie-break by tie-break, and an entry's place is one
 * more than the number of entries with a greater key.
 */
function naivePlaces({ entries, results, rules }: Table): string[] {
  const finals = results.filter(({ status }) => status === "final");
  const versus = (own: string, others: readonly string[]) =>
    finals.flatMap(({ homeEntryId, awayEntryId, outcome: came }) => {
      if (!came) return [];
      if (homeEntryId === own && others.includes(awayEntryId))
        return [
          { other: awayEntryId, came: came.home, games: came.score ? came.score.home - came.score.away : 0 },
        ];
      if (awayEntryId === own && others.includes(homeEntryId))
        return [
          { other: homeEntryId, came: came.away, games: came.score ? came.score.away - came.score.home : 0 },
        ];
      return [];
    });
  const ids = entries.map(({ id }) => id);
  const worth = (own: string, others = ids) =>
    versus(own, others).reduce((all, { came }) => all + rules.points[came], 0);
  const simple: Record<Exclude<TieBreak, "direct-encounter">, (own: string) => number> = {
    wins: (own) => versus(own, ids).filter(({ came }) => came === "win").length,
    "sonneborn-berger": (own) =>
      versus(own, ids).reduce((all, { other, came }) => all + worth(other) * rules.points[came], 0),
    "game-difference": (own) => versus(own, ids).reduce((all, { games }) => all + games, 0),
  };

  const keys = new Map(ids.map((id) => [id, [worth(id)]]));
  const sameKey = (one: string, two: string) => String(keys.get(one)) === String(keys.get(two));
  for (const tieBreak of rules.tieBreaks) {
    // A direct encounter is asked as often as a group can be split.
    for (const _ of tieBreak === "direct-encounter" ? ids : [0]) {
      const grown = ids.map((id) => {
        const group = ids.filter((other) => sameKey(id, other));
        if (tieBreak !== "direct-encounter") return simple[tieBreak](id);
        const haveMet = group.every((one) =>
          group.every((two) => one === two || versus(one, [two]).length > 0),
        );
        return haveMet ? worth(id, group) : 0;
      });
      ids.forEach((id, index) => keys.get(id)?.push(grown[index] ?? 0));
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
