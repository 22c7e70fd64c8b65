import { expect, test } from "vitest";
import { readAudience, writtenAudience } from "./audience";

test.each([
  { typed: "everybody", audience: { who: "everybody" } },
  { typed: "unsigned", audience: { who: "unsigned" } },
  { typed: "owing", audience: { who: "owing" } },
  { typed: "round:1:3", audience: { who: "round", stage: 1, round: 3 } },
  { typed: "silent:2:11", audience: { who: "silent", stage: 2, round: 11 } },
] as const)("$typed is read as it is written", ({ typed, audience }) => {
  expect(readAudience(typed)).toEqual(audience);
  expect(writtenAudience(audience)).toBe(typed);
});

test.each(["", "all", "round:3", "silent:1:", "round:1:3:4", "Round:1:3", "owing:1:3"])(
  "%o is nobody",
  (typed) => {
    expect(readAudience(typed)).toBeNull();
  },
);
