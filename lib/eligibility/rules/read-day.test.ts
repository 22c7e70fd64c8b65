import { expect, test } from "vitest";
import { parseDay } from "./read-day";

test.each([
  "2027-05-15",
  " 2027-5-15 ",
  "2027/05/15",
  "2027-05-15 00:00:00",
  "2027-05-15T00:00:00.000Z",
  "2027-05-15T00:00:00-05:00",
  "5/15/2027",
  "05/15/2027 12:00 AM",
  "5/15/27",
  "15.05.2027",
  "May 15, 2027",
  "may 15 2027",
  "15 May 2027",
  "15-May-2027",
])("%s is May 15, 2027", (typed) => expect(parseDay(typed)).toBe("2027-05-15"));

test("months have short names too", () => {
  expect(parseDay("Sept. 1, 2027")).toBe("2027-09-01");
  expect(parseDay("1 Dec 2027")).toBe("2027-12-01");
});

test.each([
  { why: "the day before the month, with slashes", typed: "25/12/2026" },
  { why: "no such day", typed: "2027-02-29" },
  { why: "no such month", typed: "2027-13-01" },
  { why: "a word that starts like no month", typed: "Foo 1, 2027" },
  { why: "a number of days since 1900", typed: "46522" },
  { why: "a term", typed: "Spring 2027" },
  { why: "two signs", typed: "2027-05/15" },
  { why: "the year 9999, which some systems write for never", typed: "9999-12-31" },
  { why: "nothing", typed: "" },
])("not a day: $why", ({ typed }) => expect(parseDay(typed)).toBeNull());
