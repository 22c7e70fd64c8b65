import fc from "fast-check";
import { expect, test } from "vitest";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { listedPoints, whyImpossible } from "./captured";
import { outcomeByPoints, pointsSentence } from "./captured-outcome";
import { type CapturedCounts, COUNTED_ROLES } from "./captured-pieces";

const { clock } = TEXAS_STATE;
const NOTHING: CapturedCounts = { pawn: 0, knight: 0, bishop: 0, rook: 0, queen: 0 };
const ARMY: CapturedCounts = { pawn: 8, knight: 2, bishop: 2, rook: 2, queen: 1 };
const taken = (men: Partial<CapturedCounts>) => ({ white: { ...NOTHING, ...men }, black: NOTHING });

test.each<{ why: string; men: Partial<CapturedCounts>; says: string | null }>([
  { why: "nothing", men: {}, says: null },
  { why: "everything but the king", men: ARMY, says: null },
  { why: "a second queen, promoted from a pawn", men: { queen: 2, pawn: 7 }, says: null },
  { why: "eight promoted queens and the first", men: { queen: 9 }, says: null },
  { why: "nine pawns", men: { pawn: 9 }, says: "there are only eight pawns." },
  {
    why: "a second queen besides eight pawns",
    men: { queen: 2, pawn: 8 },
    says: "was once one of the eight pawns.",
  },
  { why: "ten queens", men: { queen: 10 }, says: "was once one of the eight pawns." },
  { why: "half a knight", men: { knight: 0.5 }, says: "enter whole numbers" },
  { why: "a negative number", men: { rook: -1 }, says: "enter whole numbers" },
  { why: "not a number", men: { bishop: Number.NaN }, says: "enter whole numbers" },
])("a list of $why", ({ men, says }) => {
  const why = whyImpossible(taken(men), clock);
  if (says === null) expect(why).toBeNull();
  else expect(why).toContain(`White can’t have captured all that: `);
  if (says !== null) expect(why).toContain(says);
});

test("if a promoted piece counts as a pawn, no one can have taken two queens", () => {
  const asPawn = { ...clock, promoted: "as-pawn" } as const;
  expect(whyImpossible({ white: NOTHING, black: { ...NOTHING, queen: 2 } }, asPawn)).toBe(
    "Black can’t have captured all that: a promoted piece counts as a pawn here.",
  );
});

test("no one takes more than fifteen pieces, and every list within the starting army is possible", () => {
  const men = fc.record(
    Object.fromEntries(COUNTED_ROLES.map((role) => [role, fc.nat(10)])) as Record<
      keyof CapturedCounts,
      fc.Arbitrary<number>
    >,
  );
  fc.assert(
    fc.property(men, (white) => {
      const isPossible = whyImpossible({ white, black: NOTHING }, clock) === null;
      const count = COUNTED_ROLES.reduce((sum, role) => sum + white[role], 0);
      if (isPossible) expect(count).toBeLessThanOrEqual(15);
      if (COUNTED_ROLES.every((role) => white[role] <= ARMY[role])) expect(isPossible).toBe(true);
    }),
  );
});

test("points use the rule pack's values", () => {
  const list = { white: ARMY, black: { ...NOTHING, knight: 1, pawn: 2 } };
  expect(listedPoints(list, clock)).toMatchObject({ white: 39, black: 5 });
  const dear = { ...clock, pieceValues: { pawn: 1, knight: 4, bishop: 3, rook: 5, queen: 10 } };
  expect(listedPoints(list, dear)).toMatchObject({ white: 42, black: 6 });
});

test.each([
  { white: 14, black: 11, outcome: "white", says: "White took 14 points and Black 11, so White won" },
  { white: 1, black: 3, outcome: "black", says: "White took 1 point and Black 3, so Black won" },
  { white: 0, black: 0, outcome: "draw", says: "both took 0 points, so the game was drawn" },
])("$white to $black: $outcome", ({ outcome, says, ...points }) => {
  expect(outcomeByPoints(points)).toBe(outcome);
  expect(pointsSentence(points)).toBe(says);
});
