import { describe, expect, test } from "vitest";
import { type OpeningHours, openBetween, openSpans } from "./opening-hours";
import { isWithin, type Span } from "./spans";

const CHICAGO = "America/Chicago";
const WEEK: OpeningHours = {
  weekly: [
    { weekday: 5, opensAt: "10:00", closesAt: "14:00" },
    { weekday: 5, opensAt: "16:00", closesAt: "22:00" },
    { weekday: 6, opensAt: "18:00", closesAt: "02:00" },
  ],
  exceptions: [
    {
      from: "2026-12-07",
      until: "2026-12-12",
      hours: { opensAt: "08:00", closesAt: "12:00" },
      reason: "Exams",
    },
    { from: "2026-12-11", until: "2026-12-11", hours: null, reason: "Commencement" },
  ],
};

test("the week's hours, by the clock on the wall", () => {
  expect(openSpans(WEEK, "2026-11-20", CHICAGO)).toEqual([
    { from: "2026-11-20T16:00:00.000Z", until: "2026-11-20T20:00:00.000Z" },
    { from: "2026-11-20T22:00:00.000Z", until: "2026-11-21T04:00:00.000Z" },
  ]);
  expect(openSpans(WEEK, "2026-11-23", CHICAGO)).toEqual([]);
});

test("hours past midnight end the next day; on the night the clocks go back they're an hour longer", () => {
  const hoursOn = (date: string) =>
    openSpans(WEEK, date, CHICAGO).map(
      ({ from, until }) => (Date.parse(until) - Date.parse(from)) / 3_600_000,
    );
  expect(hoursOn("2026-11-21")).toEqual([8]);
  expect(hoursOn("2026-10-31")).toEqual([9]);
  expect(hoursOn("2027-03-13")).toEqual([8]);
});

test("an exam week has its own hours, and the closure inside it closes", () => {
  expect(openSpans(WEEK, "2026-12-10", CHICAGO)).toHaveLength(1);
  expect(openSpans(WEEK, "2026-12-12", CHICAGO)).toEqual([
    { from: "2026-12-12T14:00:00.000Z", until: "2026-12-12T18:00:00.000Z" },
  ]);
  expect(openSpans(WEEK, "2026-12-11", CHICAGO)).toEqual([]);
});

describe("open for the whole of a match", () => {
  const from = (at: string, hours: number) => ({
    from: at,
    until: new Date(Date.parse(at) + hours * 3_600_000).toISOString(),
  });

  const isOpenDuring = (hours: OpeningHours, span: Span) =>
    isWithin(span, openBetween(hours, span.from, span.until, CHICAGO));

  test.each([
    ["begins when the venue opens", from("2026-11-20T16:00:00.000Z", 2), true],
    ["begins before it opens", from("2026-11-20T15:30:00.000Z", 2), false],
    ["ends as it closes", from("2026-11-20T18:00:00.000Z", 2), true],
    ["reaches into the afternoon break", from("2026-11-20T19:00:00.000Z", 2), false],
    ["plays over midnight", from("2026-11-22T05:00:00.000Z", 2), true],
    ["after midnight, on hours of the day before", from("2026-11-22T06:30:00.000Z", 1), true],
    ["over the closing hour at night", from("2026-11-22T07:00:00.000Z", 2), false],
  ])("%s", (_, span, expected) => {
    expect(isOpenDuring(WEEK, span)).toBe(expected);
  });

  test("hours that touch are one", () => {
    const allNight = {
      weekly: [
        { weekday: 6, opensAt: "12:00", closesAt: "00:00" },
        { weekday: 7, opensAt: "00:00", closesAt: "06:00" },
      ],
      exceptions: [],
    };
    expect(isOpenDuring(allNight, from("2026-11-22T05:00:00.000Z", 2))).toBe(true);
  });
});
