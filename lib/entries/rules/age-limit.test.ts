import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "@/lib/shared/wall-clock";
import { ageAt, ageDay, checkAge, divisionFor } from "./age-limit";

const SEASON = { startsOn: "2026-09-01", eligibility: { ageOn: "season-start" } } as const;
const BY_YEAR = { startsOn: "2026-09-01", eligibility: { ageOn: "new-year" } } as const;
const UNDER_15 = { name: "Under 15", underAge: 15 };
const UNDER_18 = { name: "Under 18", underAge: 18 };
const OPEN = { name: "Open", underAge: null };

describe("who can play in Under 15", () => {
  test.each([
    { why: "14 on the day", bornOn: "2011-09-02", ok: true },
    { why: "15 that very day", bornOn: "2011-09-01", ok: false },
    { why: "15 since yesterday", bornOn: "2011-08-31", ok: false },
  ])("by the season's first day: $why", ({ bornOn, ok }) => {
    expect(checkAge(UNDER_15, bornOn, SEASON).ok).toBe(ok);
  });

  test.each([
    { why: "still 14 at New Year, 15 by September", bornOn: "2011-01-02", ok: true },
    { why: "15 on New Year's Day", bornOn: "2011-01-01", ok: false },
  ])("by January 1: $why", ({ bornOn, ok }) => {
    expect(checkAge(UNDER_15, bornOn, BY_YEAR).ok).toBe(ok);
  });

  test.each([
    { why: "no day of birth", bornOn: null, refusal: "birth-date-missing" },
    { why: "born after the season begins", bornOn: "2026-09-02", refusal: "birth-date-unlikely" },
    { why: "121 years old", bornOn: "1905-09-01", refusal: "birth-date-unlikely" },
  ])("refused: $why", ({ bornOn, refusal }) => {
    expect(checkAge(UNDER_15, bornOn, SEASON)).toEqual({ ok: false, refusal });
  });

  test("a baby born between New Year and the first day isn't refused as too old", () => {
    expect(checkAge(UNDER_15, "2026-05-01", BY_YEAR).ok).toBe(true);
  });

  test("a division without an age limit asks nothing", () => {
    expect(checkAge(OPEN, null, SEASON).ok).toBe(true);
  });
});

test("the day that decides", () => {
  expect(ageDay(SEASON)).toBe("2026-09-01");
  expect(ageDay(BY_YEAR)).toBe("2026-01-01");
});

test.each([
  { why: "the day before, without a leap day", day: "2027-02-28", age: 14 },
  { why: "March 1, without a leap day", day: "2027-03-01", age: 15 },
  { why: "the day before, with a leap day", day: "2028-02-28", age: 15 },
  { why: "the leap day itself", day: "2028-02-29", age: 16 },
])("born on February 29, 2012: $why", ({ day, age }) => {
  expect(ageAt("2012-02-29", day)).toBe(age);
});

test("an age never falls, and grows by one in every year of days", () => {
  const days = fc.integer({ min: 0, max: 45_000 }).map((after) => addDays("1960-01-01", after));
  fc.assert(
    fc.property(days, days, (bornOn, day) => {
      expect(ageAt(bornOn, addDays(day, 1))).toBeGreaterThanOrEqual(ageAt(bornOn, day));
      expect(ageAt(bornOn, addDays(day, 366)) - ageAt(bornOn, day)).toBeGreaterThanOrEqual(1);
    }),
  );
});

test("a refused player is told where they can play", () => {
  expect(divisionFor([UNDER_18, OPEN], "2000-01-01", SEASON)).toBe(OPEN);
  expect(divisionFor([UNDER_15, UNDER_18], "2010-01-01", SEASON)).toBe(UNDER_18);
  expect(divisionFor([UNDER_15], "2010-01-01", SEASON)).toBeUndefined();
});
