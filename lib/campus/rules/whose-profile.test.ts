import { expect, test } from "vitest";
import { accept, refuse } from "@/lib/shared/answer";
import { type ProfileFacts, whoseProfile } from "./whose-profile";

const nobody: ProfileFacts = {
  owner: undefined,
  holder: undefined,
  isVouched: true,
  hasOther: false,
  isOperator: false,
};

test.each<{ why: string; facts: Partial<ProfileFacts>; expected: unknown }>([
  { why: "someone new", facts: {}, expected: accept(null) },
  { why: "the address has a profile", facts: { holder: "h" }, expected: accept("h") },
  {
    why: "the id decides, not the address",
    facts: { owner: "o", holder: "h", isVouched: false },
    expected: accept("o"),
  },
  { why: "a foreign address", facts: { isVouched: false }, expected: refuse("ForeignDomain") },
  {
    why: "a foreign address with a profile",
    facts: { holder: "h", isVouched: false },
    expected: refuse("ForeignDomain"),
  },
  {
    why: "an address given to someone else",
    facts: { holder: "h", hasOther: true },
    expected: refuse("AddressTaken"),
  },
  { why: "an operator", facts: { owner: "o", isOperator: true }, expected: refuse("OperatorAddress") },
])("$why", ({ facts, expected }) => expect(whoseProfile({ ...nobody, ...facts })).toEqual(expected));
