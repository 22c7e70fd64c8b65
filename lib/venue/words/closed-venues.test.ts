import { expect, test } from "vitest";
import { closureHeading, venuesAreClosed } from "./closed-venues";

test.each([
  { why: "one venue is named", venues: ["Courtside Lounge"], expected: "Courtside Lounge is closed" },
  {
    why: "everything on campus is the rec center, with only one venue too",
    venues: ["Courtside Lounge"],
    isAll: true,
    expected: "The rec center is closed",
  },
  {
    why: "several are the rec center",
    venues: ["Courtside Lounge", "Ray Meyer Atrium"],
    expected: "The rec center is closed",
  },
  { why: "so is an organization without venues", venues: [], expected: "The rec center is closed" },
])("$why", ({ venues, isAll = false, expected }) => {
  expect(venuesAreClosed({ venues, isAll })).toBe(expected);
});

test.each([
  {
    why: "two days",
    venues: ["Burling Commons"],
    until: "2026-12-04T12:00:00.000Z",
    expected: "Closed Dec 3–4: Burling Commons",
  },
  {
    why: "a day until midnight, everywhere",
    venues: ["Burling Commons"],
    isAll: true,
    until: "2026-12-04T06:00:00.000Z",
    expected: "Closed Dec 3: the rec center",
  },
  {
    why: "over the turn of the year",
    venues: ["Burling Commons"],
    until: "2027-01-02T12:00:00.000Z",
    expected: "Closed Dec 3–Jan 2: Burling Commons",
  },
])("the heading of a closure: $why", ({ venues, isAll = false, until, expected }) => {
  const closed = { venues, isAll, from: "2026-12-03T12:00:00.000Z", until };
  expect(closureHeading(closed, "America/Chicago")).toBe(expected);
});
