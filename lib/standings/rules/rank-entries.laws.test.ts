import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Score } from "@/lib/match/rules/series";
import { TIE_BREAKS } from "@/lib/season/rules/tie-breaks";
import { naiveFigures, naiveRanks } from "../testing/naive-ranks";
import { type Table, tables } from "../testing/tables";
import { crosstable } from "./crosstable";
import { explainNeighbors } from "./explain-neighbors";
import { rankEntries, type StandingsRow } from "./rank-entries";

const table = tables();
/** With every tie-break, for laws about their figures. */
const withAll = (given: Table): Table => ({
  ...given,
  rules: { ...given.rules, tieBreaks: [...TIE_BREAKS] },
});
const ranked = ({ entries, results, rules }: Table) => rankEntries(entries, results, rules);
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

test("the standings are what a naive reading of the definitions gives", () => {
  fc.assert(
    fc.property(table, (given) => {
      const rows = ranked(given).map(({ entryId, rank }) => `${rank} ${entryId}`);
      expect([...rows].sort()).toEqual(naiveRanks(given).sort());
    }),
    { numRuns: 1000 },
  );
});

test.each(TIE_BREAKS)("%s is what a naive reading of its definition gives", (by) => {
  fc.assert(
    fc.property(table, (given) => {
      const { own, among, points, ids } = naiveFigures(given);
      for (const row of ranked({ ...given, rules: { ...given.rules, tieBreaks: [by] } })) {
        const figure = row.tieBreaks[by];
        if (by === "direct-encounter") {
          const group = ids.filter((id) => points(id) === row.points);
          const haveMet = group.every((id) => among(id, group).opponents === group.length - 1);
          expect(figure).toBe(group.length > 1 && haveMet ? among(row.entryId, group).points : null);
        } else if (by !== "buchholz" || figure !== null) {
          expect(figure).toBe(own[by](row.entryId));
        }
      }
    }),
  );
});

describe("laws", () => {
  test("the order of the input doesn't matter", () => {
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

  test("who is home doesn't matter", () => {
    const swap = (score: Score | null) => score && { home: score.away, away: score.home };
    fc.assert(
      fc.property(table, (given) => {
        const results = given.results.map(({ outcome, ...result }) => ({
          ...result,
          homeEntryId: result.awayEntryId,
          awayEntryId: result.homeEntryId,
          blacks: swap(result.blacks),
          captured: swap(result.captured),
          outcome: outcome && {
            ...outcome,
            home: outcome.away,
            away: outcome.home,
            score: swap(outcome.score),
          },
        }));
        expect(ranked({ ...given, results })).toEqual(ranked(given));
      }),
    );
  });

  test("renaming a player changes no ranks", () => {
    fc.assert(
      fc.property(table, fc.array(fc.string(), { minLength: 7, maxLength: 7 }), (given, names) => {
        const entries = given.entries.map((entry, index) => ({ ...entry, name: names[index] ?? "" }));
        const ranks = (rows: readonly StandingsRow[]) =>
          rows.map(({ entryId, rank }) => `${rank} ${entryId}`).sort();
        expect(ranks(ranked({ ...given, entries }))).toEqual(ranks(ranked(given)));
      }),
    );
  });

  test("sums: won, drawn and lost add up to each row, and all rows to the matches", () => {
    fc.assert(
      fc.property(table, (given) => {
        const rows = ranked(withAll(given));
        const { points } = naiveFigures(given);
        for (const row of rows) {
          expect(row.won + row.drawn + row.lost).toBe(row.played);
          expect(row.points).toBe(points(row.entryId));
          expect(row.forfeits + row.doubleForfeits).toBeLessThanOrEqual(row.lost);
        }
        const finals = given.results.filter(({ status }) => status === "final");
        expect(sum(rows.map(({ played }) => played))).toBe(2 * finals.length);
        expect(sum(rows.map(({ gamesWon, gamesLost }) => gamesWon - gamesLost))).toBe(0);
        expect(sum(rows.map(({ tieBreaks }) => tieBreaks["games-with-black"] ?? 0))).toBe(
          sum(finals.map(({ blacks }) => (blacks ? blacks.home + blacks.away : 0))),
        );
      }),
    );
  });

  test("wins over the board are at most the wins, and Koya at most the points", () => {
    fc.assert(
      fc.property(table, (given) => {
        const isMild = Object.values(given.rules.points).every((worth) => (worth ?? 0) >= 0);
        for (const { tieBreaks, points, won } of ranked(withAll(given))) {
          expect(tieBreaks["wins-over-the-board"]).toBeLessThanOrEqual(won);
          if (isMild) expect(tieBreaks.koya).toBeLessThanOrEqual(points);
        }
      }),
    );
  });

  test("at the end of a round robin all players tied on points have the same Buchholz, and it isn't shown", () => {
    fc.assert(
      fc.property(table, (given) => {
        const results = given.results.filter(({ status }) => status === "final");
        if (results.length < given.results.length) return;
        const rows = ranked({ ...given, rules: { ...given.rules, tieBreaks: ["buchholz"] } });
        const { own } = naiveFigures(given);
        for (const row of rows) {
          expect(row.tieBreaks.buchholz).toBeNull();
          const tied = rows.filter(({ points }) => points === row.points);
          expect(new Set(tied.map(({ entryId }) => own.buchholz(entryId))).size).toBe(1);
          expect(tied.every(({ rank }) => rank === row.rank)).toBe(true);
        }
      }),
    );
  });

  test("ranks never decrease down the table, and every two neighbors have a sentence", () => {
    fc.assert(
      fc.property(table, (given) => {
        const rows = ranked(given);
        const sentences = explainNeighbors(rows);
        expect(sentences).toHaveLength(Math.max(rows.length - 1, 0));
        rows.slice(1).forEach((lower, index) => {
          const upper = rows[index] as StandingsRow;
          const separation = lower.decidedBy.above;
          expect(upper.decidedBy.below).toEqual(separation);
          expect(separation === null).toBe(upper.rank === lower.rank);
          expect(upper.points).toBeGreaterThanOrEqual(lower.points);
          if (separation) expect(separation.upper).toBeGreaterThan(separation.lower);
          else expect(upper.isTied && lower.isTied).toBe(true);
          expect(sentences[index]?.text).not.toMatch(/undefined|null|NaN|; ;/);
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
        for (const [down, row] of rows.entries()) {
          for (const [across, cell] of row.cells.entries()) {
            const other = rows[across]?.cells[down];
            expect(other?.matches).toEqual(
              cell.matches.map(({ kind, score, round }) => ({
                kind: mirror[kind] ?? kind,
                score: score && { own: score.other, other: score.own },
                round,
              })),
            );
          }
        }
      }),
    );
  });
});
