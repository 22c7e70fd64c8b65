import fc from "fast-check";
import { expect, test } from "vitest";
import { legalMoves, makeFen, type Position, parseFen, play, START } from "../index";

/** A position passes its board on when it's played on from. Looking back must still show what was there. */
test("positions never change, in whatever order they're played on and looked at", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 40, maxLength: 120 }), (choices) => {
      const seen: { position: Position; fen: string }[] = [{ position: START, fen: makeFen(START) }];
      for (const [which, what] of choices) {
        // Mostly from the last one, sometimes from an earlier one.
        const from = which % 4 === 0 ? seen[which % seen.length]! : seen.at(-1)!;
        const again = parseFen(from.fen);
        if (!again.ok) throw new Error(again.error.message);
        const moves = legalMoves(again.value);
        if (moves.length === 0) continue;
        const move = moves[what % moves.length]!;
        const position = play(from.position, move);
        seen.push({ position, fen: makeFen(play(again.value, move)) });
      }
      for (const { position, fen } of seen) expect(makeFen(position)).toBe(fen);
    }),
    { numRuns: 60 },
  );
});

test("two moves from one position: the second doesn't change the first result", () => {
  const [one, other] = legalMoves(START);
  const middle = play(START, one!);
  const replies = legalMoves(middle).map((reply) => play(middle, reply));
  expect(new Set(replies.map(makeFen)).size).toBe(20);
  expect(makeFen(play(START, other!))).not.toBe(makeFen(middle));
  expect(legalMoves(middle)).toHaveLength(20);
});
