import { expect, test } from "vitest";
import { refuseCorrection, whoCorrects } from "./correct-email";

const PLAYER = {
  isDeleted: false,
  isAsSeen: true,
  isSame: false,
  isTaken: false,
  hasRole: false,
  playsElsewhere: false,
  hasSignedIn: true,
};

test.each([
  { why: "a player of this league", facts: {}, is: null },
  { why: "a director, whose account could be taken over", facts: { hasRole: true }, is: "not-only-here" },
  { why: "a player of another campus too", facts: { playsElsewhere: true }, is: "not-only-here" },
  { why: "the same address", facts: { isSame: true }, is: "same" },
  { why: "someone else's address", facts: { isTaken: true }, is: "taken" },
  {
    why: "someone who never signed in, to an address that may be another account of theirs",
    facts: { isTaken: true, hasSignedIn: false },
    is: "has-another",
  },
  { why: "a deleted account", facts: { isDeleted: true }, is: "deleted" },
  { why: "an older page", facts: { isAsSeen: false }, is: "changed" },
])("correcting the email of $why", ({ facts, is }) => {
  expect(refuseCorrection({ ...PLAYER, ...facts })).toBe(is);
});

test.each([
  { why: "a player of one campus", roles: [["player"]], isOperator: false, who: "office" },
  { why: "a player of two", roles: [["player"], ["player"]], isOperator: false, who: "operator" },
  { why: "someone at the front desk", roles: [["player", "staff"]], isOperator: false, who: "operator" },
  { why: "the operator", roles: [], isOperator: true, who: "operator" },
  { why: "someone new", roles: [], isOperator: false, who: "office" },
] as const)("$why asks the $who to correct their address", ({ roles, isOperator, who }) => {
  expect(whoCorrects({ roles, isOperator })).toBe(who);
});
