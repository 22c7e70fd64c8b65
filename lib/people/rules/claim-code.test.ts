import { expect, test } from "vitest";
import { makeClaimCode, readClaimCode } from "./claim-code";

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
