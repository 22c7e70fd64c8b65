import { expect, test } from "vitest";
import {
  calendarDay,
  comingDay,
  comingDayAndTime,
  dateIn,
  day,
  dayAndTime,
  shortDay,
  shortDayAndTime,
  shortStamp,
  stampWithZone,
  tightStamp,
  time,
  zoneName,
} from "./dates";

const CHICAGO = "America/Chicago";

test.each([
  {
    why: "a deadline in winter time",
    at: "2026-11-23T05:59:00.000Z",
    zone: CHICAGO,
    is: "Sunday, Nov 22, 11:59 pm",
  },
  {
    why: "a deadline in summer time",
    at: "2026-09-21T04:59:00.000Z",
    zone: CHICAGO,
    is: "Sunday, Sep 20, 11:59 pm",
  },
  {
    why: "a zone ahead of UTC",
    at: "2026-11-22T18:30:00.000Z",
    zone: "Asia/Kathmandu",
    is: "Monday, Nov 23, 12:15 am",
  },
  { why: "noon is called noon", at: "2026-11-17T18:00:00.000Z", zone: CHICAGO, is: "Tuesday, Nov 17, noon" },
  {
    why: "midnight is called midnight",
    at: "2026-11-17T06:00:00.000Z",
    zone: CHICAGO,
    is: "Tuesday, Nov 17, midnight",
  },
  {
    why: "a minute past noon is not noon",
    at: "2026-11-17T18:01:00.000Z",
    zone: CHICAGO,
    is: "Tuesday, Nov 17, 12:01 pm",
  },
  {
    why: "a minute past midnight is am",
    at: "2026-11-17T06:01:00.000Z",
    zone: CHICAGO,
    is: "Tuesday, Nov 17, 12:01 am",
  },
  {
    why: "before the clocks go back",
    at: "2026-11-01T06:30:00.000Z",
    zone: CHICAGO,
    is: "Sunday, Nov 1, 1:30 am CDT",
  },
  {
    why: "after the clocks went back",
    at: "2026-11-01T07:30:00.000Z",
    zone: CHICAGO,
    is: "Sunday, Nov 1, 1:30 am CST",
  },
  {
    why: "the first minute that came once",
    at: "2026-11-01T08:00:00.000Z",
    zone: CHICAGO,
    is: "Sunday, Nov 1, 2:00 am",
  },
  {
    why: "the last minute before the hour that comes twice",
    at: "2026-11-01T05:59:00.000Z",
    zone: CHICAGO,
    is: "Sunday, Nov 1, 12:59 am",
  },
  {
    why: "a midnight that comes twice",
    at: "2026-11-01T05:00:00.000Z",
    zone: "America/Havana",
    is: "Sunday, Nov 1, midnight GMT-5",
  },
  {
    why: "a half hour that comes twice",
    at: "2027-04-03T15:15:00.000Z",
    zone: "Australia/Lord_Howe",
    is: "Sunday, Apr 4, 1:45 am GMT+10:30",
  },
  {
    why: "after the clocks went forward",
    at: "2026-03-08T08:00:00.000Z",
    zone: CHICAGO,
    is: "Sunday, Mar 8, 3:00 am",
  },
  {
    why: "the last minute of a year",
    at: "2027-01-01T05:59:00.000Z",
    zone: CHICAGO,
    is: "Thursday, Dec 31, 11:59 pm",
  },
])("$why: $is", ({ at, zone, is }) => {
  expect(dayAndTime(at, zone)).toBe(is);
});

test("the shorter forms say the same moment", () => {
  const at = "2026-11-21T22:00:00.000Z";
  expect(day(at, CHICAGO)).toBe("Saturday, Nov 21");
  expect(shortDay(at, CHICAGO)).toBe("Sat, Nov 21");
  expect(shortDayAndTime(at, CHICAGO)).toBe("Sat, Nov 21, 4:00 pm");
  expect(time(at, CHICAGO)).toBe("4:00 pm");
  expect(shortStamp(at, CHICAGO)).toBe("Sat, 4:00 pm");
  expect(tightStamp(at, CHICAGO)).toBe("Sat 4 pm");
  expect(tightStamp("2026-11-21T22:30:00.000Z", CHICAGO)).toBe("Sat 4:30 pm");
  expect(tightStamp("2026-11-17T18:00:00.000Z", CHICAGO)).toBe("Tue noon");
});

test.each([
  { why: "later today", at: "2026-11-20T23:00:00.000Z", is: "Friday, 5:00 pm" },
  { why: "earlier today", at: "2026-11-20T12:00:00.000Z", is: "Friday, 6:00 am" },
  { why: "in two days", at: "2026-11-23T05:59:00.000Z", is: "Sunday, 11:59 pm" },
  {
    why: "in six days, the last weekday that is one day only",
    at: "2026-11-26T18:30:00.000Z",
    is: "Thursday, 12:30 pm",
  },
  {
    why: "in seven days the weekday is today's",
    at: "2026-11-27T18:30:00.000Z",
    is: "Friday, Nov 27, 12:30 pm",
  },
  { why: "yesterday", at: "2026-11-19T18:30:00.000Z", is: "Thursday, Nov 19, 12:30 pm" },
])("a weekday alone never means two days: $why", ({ at, is }) => {
  expect(comingDayAndTime(at, "2026-11-20T18:00:00.000Z", CHICAGO)).toBe(is);
});

test("a coming day has its date only where the weekday is not enough", () => {
  const now = "2026-11-20T18:00:00.000Z";
  expect(comingDay("2026-11-23T05:59:00.000Z", now, CHICAGO)).toBe("Sunday");
  expect(comingDay("2026-11-30T05:59:00.000Z", now, CHICAGO)).toBe("Sunday, Nov 29");
});

test("a calendar date has no zone to be moved by", () => {
  expect(calendarDay("2026-11-16")).toBe("Mon, Nov 16");
  expect(dateIn("2026-11-23T05:59:00.000Z", CHICAGO)).toBe("2026-11-22");
  expect(dateIn("2026-11-23T06:00:00.000Z", CHICAGO)).toBe("2026-11-23");
});

test.each([
  [CHICAGO, "2026-07-01T00:00:00.000Z", "Central Time (CDT)"],
  [CHICAGO, "2026-12-01T00:00:00.000Z", "Central Time (CST)"],
  ["America/Phoenix", "2026-07-01T00:00:00.000Z", "Mountain Standard Time (MST)"],
  ["Asia/Kathmandu", "2026-07-01T00:00:00.000Z", "Nepal Time (GMT+5:45)"],
  ["UTC", "2026-07-01T00:00:00.000Z", "Coordinated Universal Time (UTC)"],
])("%s is named at %s: %s", (zone, at, is) => {
  expect(zoneName(at, zone)).toBe(is);
});

test.each([
  ["2026-11-21T22:00:00.000Z", "America/Chicago", "Sat, Nov 21, 2026, 4:00 pm CST"],
  ["2026-11-01T06:30:00.000Z", "America/Chicago", "Sun, Nov 1, 2026, 1:30 am CDT"],
  ["2026-11-01T07:30:00.000Z", "America/Chicago", "Sun, Nov 1, 2026, 1:30 am CST"],
  ["2026-11-21T12:00:00.000Z", "UTC", "Sat, Nov 21, 2026, noon UTC"],
])("%s in %s, with its zone", (at, zone, words) => {
  expect(stampWithZone(at, zone)).toBe(words);
});
