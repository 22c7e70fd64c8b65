import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bothLose } from "@/lib/match/rules/outcome";
import { TIE_BREAKS } from "@/lib/season/rules/tie-breaks";
import { mildPoints, type Table, tables } from "../testing/tables";
import { rankEntries, type StandingsRow } from "./rank-entries";
import type { StandingsResult } from "./results";
import { kindOf, worthOf } from "./worth";

type Before = { readonly before: Row; readonly after: Row };
type Row = StandingsRow;

const withAll = (given: Table): Table => ({
  ...given,
  rules: { ...given.rules, tieBreaks: [...TIE_BREAKS] },
});

/** Results, and the same results with one final match turned into a double forfeit. */
function withDoubleForfeit({ entries, results, rules }: Table, pick: number) {
  const finals = results.filter(({ status }) => status === "final");
  const chosen = finals[pick % Math.max(finals.length, 1)];
  const turned = results.map((result) => (result === chosen ? doubleForfeit(result) : result));
  const before = rankEntries(entries, results, rules);
  const after = new Map(rankEntries(entries, turned, rules).map((row) => [row.entryId, row]));
  const pairs = before.flatMap((row): Before[] => {
    const then = after.get(row.entryId);
    return then ? [{ before: row, after: then }] : [];
  });
  const isSide = ({ entryId }: Row) => entryId === chosen?.homeEntryId || entryId === chosen?.awayEntryId;
  return {
    chosen,
    sides: pairs.filter((pair) => isSide(pair.before)),
    others: pairs.filter((pair) => !isSide(pair.before)),
  };
}

function doubleForfeit(result: StandingsResult): StandingsResult {
  return { ...result, outcome: bothLose("double-forfeit"), blacks: null, captured: null };
}

/**
 * What "a double forfeit never helps anybody" means. Ranks are relative: when the other side of the match loses its win
 * it falls, and players below it may rise. So the law is about each side's own figures, not about who else falls.
 */
describe("a double forfeit in place of any other outcome", () => {
  test("raises no one's points, and costs each side what its result was worth beyond a double forfeit", () => {
    fc.assert(
      fc.property(tables(), fc.nat(), (given, pick) => {
        const { chosen, sides, others } = withDoubleForfeit(given, pick);
        const { points } = given.rules;
        for (const { before, after } of sides) {
          const side = before.entryId === chosen?.homeEntryId ? "home" : "away";
          const had = chosen?.outcome ? worthOf(chosen.outcome[side], kindOf(chosen.outcome), points) : 0;
          const lost = had - (points.doubleForfeit ?? points.loss);
          expect(lost).toBeGreaterThanOrEqual(0);
          expect(after.points).toBe(before.points - lost);
        }
        for (const { before, after } of others) expect(after.points).toBe(before.points);
      }),
    );
  });

  test("lets neither side pass a player who had more points", () => {
    fc.assert(
      fc.property(tables(), fc.nat(), (given, pick) => {
        const { sides, others } = withDoubleForfeit(given, pick);
        for (const side of sides) {
          for (const other of others.filter(({ before }) => before.points > side.before.points)) {
            expect(other.after.rank).toBeLessThan(side.after.rank);
          }
        }
      }),
    );
  });

  test("raises no tie-break of either side, except that lost games no longer count against them", () => {
    const figures = TIE_BREAKS.filter((by) => by !== "direct-encounter");
    fc.assert(
      fc.property(tables(mildPoints), fc.nat(), (given, pick) => {
        for (const { before, after } of withDoubleForfeit(withAll(given), pick).sides) {
          for (const by of figures) {
            const [had, has] = [before.tieBreaks[by], after.tieBreaks[by]];
            if (had == null || has == null) continue;
            const relief = by === "game-difference" ? before.gamesLost - after.gamesLost : 0;
            expect(has, by).toBeLessThanOrEqual(had + relief);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
