import { expect, test } from "vitest";
import { isMassForfeit } from "./mass-forfeit";

test.each([
  { why: "three of twelve are a normal round", due: 3, of: 12, isHeld: false },
  { why: "half of a round is still plausible", due: 6, of: 12, isHeld: false },
  { why: "more than half isn't", due: 7, of: 12, isHeld: true },
  { why: "all of a small round went unplayed", due: 4, of: 4, isHeld: false },
  { why: "two small rounds at the same time aren't plausible", due: 6, of: 6, isHeld: true },
  { why: "five of twenty are few", due: 5, of: 20, isHeld: false },
])("$why", ({ due, of, isHeld }) => {
  expect(isMassForfeit({ due, of })).toBe(isHeld);
});
