import { expect, test } from "vitest";
import { refuseCorrection } from "./correct-email";

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
