import { expect, test } from "vitest";
import { closureHeading, venuesAreClosed } from "./closed-venues";

test.each([
  { why: "one venue is named", names: ["Courtside Lounge"], expected: "Courtside Lounge is closed" },
  {
    why: "all of them are the rec center",
    names: ["Courtside Lounge", "Ray Meyer Atrium"],
    expected: "The rec center is closed",
  },
  { why: "so is an organization without venues", names: [], expected: "The rec center is closed" },
])("$why", ({ names, expected }) => {
  expect(venuesAreClosed(names)).toBe(expected);
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
    venues: [],
    until: "2026-12-04T06:00:00.000Z",
    expected: "Closed Dec 3: the rec center",
  },
  {
    why: "over the turn of the year",
    venues: ["Burling Commons"],
    until: "2027-01-02T12:00:00.000Z",
    expected: "Closed Dec 3–Jan 2: Burling Commons",
  },
])("the heading of a closure: $why", ({ venues, until, expected }) => {
  const closed = { venues, from: "2026-12-03T12:00:00.000Z", until };
  expect(closureHeading(closed, "America/Chicago")).toBe(expected);
});
