import fc from "fast-check";
import { bothLose, drawn, wonBy } from "@/lib/match/rules/outcome";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { TIE_BREAKS } from "@/lib/season/rules/tie-breaks";
import type { StandingsEntry, StandingsResult } from "../rules/results";

type Standings = RulePack["standings"];
export type Table = {
  readonly entries: readonly StandingsEntry[];
  readonly results: readonly StandingsResult[];
  readonly rules: Standings;
};

type Played = Pick<StandingsResult, "outcome" | "blacks" | "captured">;

/** The outcome of a match, with its games recorded in full, in part or not at all. */
const played: fc.Arbitrary<Played> = fc.oneof(
  { weight: 3, arbitrary: withGames() },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        wonBy("home", "ruling", null),
        wonBy("home", "forfeit", null),
        wonBy("away", "forfeit", null),
        wonBy("away", "default", null),
        bothLose("double-forfeit"),
        bothLose("ruling"),
      )
      .map((outcome) => ({ outcome, blacks: null, captured: null })),
  },
);

function withGames(): fc.Arbitrary<Played> {
  const side = fc.integer({ min: 0, max: 2 });
  const both = fc.record({ home: side, away: side });
  return fc.record({
    outcome: fc.constantFrom(
      wonBy("home", "agreed", { home: 2, away: 0 }),
      wonBy("away", "stands", { home: 1, away: 2 }),
      wonBy("away", "ruling", { home: 0.5, away: 2.5 }),
      drawn("agreed", { home: 1.5, away: 1.5 }),
    ),
    blacks: fc.option(both, { freq: 5 }),
    captured: fc.option(both, { freq: 12 }),
  });
}

const OPEN = { forfeitWin: null, forfeitLoss: null, doubleForfeit: null };

/** Points as rule packs have them: a double forfeit gives no more than a forfeit, and that no more than a loss. */
export const mildPoints: fc.Arbitrary<Standings["points"]> = fc.constantFrom(
  { win: 1, draw: 0.5, loss: 0, ...OPEN },
  { win: 3, draw: 1, loss: 0, ...OPEN },
  { win: 3, draw: 2, loss: 1, forfeitWin: 2, forfeitLoss: 0.5, doubleForfeit: 0 },
);
const harshPoints: fc.Arbitrary<Standings["points"]> = fc.constantFrom(
  { win: 1, draw: 0.5, loss: 0, forfeitWin: 0.5, forfeitLoss: -1, doubleForfeit: -1.5 },
  { win: 2, draw: 1, loss: 1, forfeitWin: null, forfeitLoss: null, doubleForfeit: -1 },
);

/** Small fields with many ties, in single and double round robins, partly unplayed or void. */
export function tables(points = fc.oneof(mildPoints, harshPoints)): fc.Arbitrary<Table> {
  const rules = fc.record({ points, tieBreaks: fc.shuffledSubarray([...TIE_BREAKS]) });
  return fc
    .tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 2 }), rules)
    .chain(([size, cycles, standings]) => {
      const entries = Array.from({ length: size }, (_, index) => ({
        id: `e${index}`,
        name: `P${index % 5}`,
      }));
      const pairs = entries.flatMap((home, index) =>
        entries.slice(index + 1).map((away) => ({ homeEntryId: home.id, awayEntryId: away.id })),
      );
      const cycled = Array.from({ length: cycles }, () => pairs).flat();
      return fc
        .tuple(...cycled.map((pair, round) => resultOf(pair, round)))
        .map((results) => ({ entries, rules: standings, results }));
    });
}

function resultOf(
  pair: Pick<StandingsResult, "homeEntryId" | "awayEntryId">,
  round: number,
): fc.Arbitrary<StandingsResult> {
  return fc.tuple(played, fc.integer({ min: 0, max: 9 })).map(([came, luck]) => {
    const status = luck === 0 ? "void" : luck === 1 ? "reported" : "final";
    const told = status === "final" ? came : { outcome: null, blacks: null, captured: null };
    return { ...pair, ...told, status, round };
  });
}
