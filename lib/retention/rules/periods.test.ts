import { describe, expect, test } from "vitest";
import { CATEGORIES, CHOICES, DEFAULTS, listShortened, nextNight } from "./periods";

describe("what a choice shortens", () => {
  test.each([
    { why: "nothing", after: DEFAULTS, shortened: [] },
    { why: "fewer days", after: { ...DEFAULTS, emails: 90 }, shortened: ["emails"] },
    { why: "a period instead of none", after: { ...DEFAULTS, log: 730 }, shortened: ["log"] },
    { why: "two at once", after: { ...DEFAULTS, origins: 7, photos: 30 }, shortened: ["origins", "photos"] },
  ])("$why: $shortened", ({ after, shortened }) => {
    expect(listShortened(DEFAULTS, after)).toEqual(shortened);
    // Going back deletes nothing earlier.
    expect(listShortened(after, DEFAULTS)).toEqual([]);
  });
});

test("the default is the longest that can be chosen, and the choices rise", () => {
  for (const category of CATEGORIES) {
    const choices = CHOICES[category];
    expect(choices.at(-1)).toBe(DEFAULTS[category]);
    const days = choices.map((each) => each ?? Number.POSITIVE_INFINITY);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
  }
});

test.each([
  { why: "in the evening", at: "2026-11-17T02:00:00.000Z", night: "2026-11-17T09:00:00.000Z" },
  { why: "after midnight", at: "2026-11-17T08:59:00.000Z", night: "2026-11-17T09:00:00.000Z" },
  { why: "at three", at: "2026-11-17T09:00:00.000Z", night: "2026-11-18T09:00:00.000Z" },
  { why: "before clocks go back", at: "2026-10-31T20:00:00.000Z", night: "2026-11-01T09:00:00.000Z" },
])("$why, the next night is $night", ({ at, night }) => {
  expect(nextNight(at, "America/Chicago")).toBe(night);
});
