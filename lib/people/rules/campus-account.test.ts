import { expect, test } from "vitest";
import { refuseCampusAccount } from "./campus-account";

const nobody = { connects: undefined, owner: undefined, holder: undefined, hasAnother: false };

test.each([
  { why: "someone new signs in", facts: {}, is: undefined },
  { why: "its owner signs in", facts: { owner: "amara" }, is: undefined },
  {
    why: "its owner signs in, although the address is someone else's now",
    facts: { owner: "amara", holder: "ben", hasAnother: true },
    is: undefined,
  },
  {
    why: "the same verified address is the same person",
    facts: { holder: "amara" },
    is: undefined,
  },
  {
    why: "the address was reassigned to someone with another campus account",
    facts: { holder: "amara", hasAnother: true },
    is: "AddressTaken",
  },
  { why: "Amara connects it", facts: { connects: "amara" }, is: undefined },
  {
    why: "Amara connects it by her own address",
    facts: { connects: "amara", holder: "amara" },
    is: undefined,
  },
  {
    why: "Amara connects it twice",
    facts: { connects: "amara", owner: "amara", hasAnother: false },
    is: undefined,
  },
  { why: "Amara connects Ben's", facts: { connects: "amara", owner: "ben" }, is: "AccountTaken" },
  {
    why: "Amara connects one whose address is Ben's",
    facts: { connects: "amara", holder: "ben" },
    is: "AddressTaken",
  },
  {
    why: "Amara connects a second one",
    facts: { connects: "amara", hasAnother: true },
    is: "AlreadyConnected",
  },
])("$why", ({ facts, is }) => {
  expect(refuseCampusAccount({ ...nobody, ...facts })).toBe(is);
});
