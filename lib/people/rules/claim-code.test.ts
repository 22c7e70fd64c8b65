import { expect, test } from "vitest";
import { makeClaimCode, readClaimCode, refuseCode } from "./claim-code";

test("a code reads the same however it's typed", () => {
  let next = 0;
  const code = makeClaimCode((below) => next++ % below);
  expect(code).toBe("2345-6789-ABCD");
  for (const typed of [code, "23456789ABCD", " 2345 6789 abcd ", "2345–6789–abcd"])
    expect(readClaimCode(typed)).toBe("23456789ABCD");
});

test.each(["", "2345", "2345-6789-ABCDE", "no code at all"])("%j can't be a code", (typed) => {
  expect(readClaimCode(typed)).toBeUndefined();
});

const NEVER_OPENED = { isDeleted: false, hasSignedIn: false, hasRole: false, playsElsewhere: false };

test.each([
  { why: "a player whom the desk entered", facts: {}, is: null },
  { why: "someone who has signed in, whose account it is", facts: { hasSignedIn: true }, is: "signed-in" },
  { why: "a director, whose account could be taken over", facts: { hasRole: true }, is: "not-only-here" },
  { why: "a player of another campus too", facts: { playsElsewhere: true }, is: "not-only-here" },
  { why: "a deleted account", facts: { isDeleted: true }, is: "deleted" },
])("a code for $why", ({ facts, is }) => {
  expect(refuseCode({ ...NEVER_OPENED, ...facts })).toBe(is);
});
