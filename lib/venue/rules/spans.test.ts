import { expect, test } from "vitest";
import { isWithin, joined, overlap } from "./spans";

const span = (from: number, until: number) => ({
  from: new Date(Date.UTC(2026, 10, 20, from)).toISOString(),
  until: new Date(Date.UTC(2026, 10, 20, until)).toISOString(),
});

test.each([
  { why: "stretches that touch are one", of: [span(10, 12), span(12, 14)], are: [span(10, 14)] },
  { why: "in any order", of: [span(12, 14), span(10, 12)], are: [span(10, 14)] },
  { why: "stretches that overlap are one", of: [span(10, 13), span(12, 14)], are: [span(10, 14)] },
  { why: "one inside another adds nothing", of: [span(10, 14), span(11, 12)], are: [span(10, 14)] },
  { why: "stretches apart stay two", of: [span(13, 14), span(10, 12)], are: [span(10, 12), span(13, 14)] },
])("$why", ({ of, are }) => expect(joined(of)).toEqual(are));

test.each([
  { why: "the whole stretch", of: span(10, 14), expected: true },
  { why: "a part of it", of: span(11, 12), expected: true },
  { why: "over its beginning", of: span(9, 11), expected: false },
  { why: "over its end", of: span(13, 15), expected: false },
  { why: "over the gap to the next", of: span(13, 17), expected: false },
])("within: $why", ({ of, expected }) => {
  expect(isWithin(of, [span(10, 14), span(16, 20)])).toBe(expected);
});

test("spans that only touch do not overlap", () => {
  expect(overlap(span(10, 12), span(12, 14))).toBe(false);
  expect(overlap(span(10, 13), span(12, 14))).toBe(true);
  expect(overlap(span(10, 14), span(11, 12))).toBe(true);
});
