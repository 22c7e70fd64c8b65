import { expect, test } from "vitest";
import { nextTerm } from "./next-term";

test.each([
  { name: "Fall 2026", startsOn: "2026-08-31", expected: { name: "Spring 2027", startsOn: "2027-01-18" } },
  { name: "Spring 2027", startsOn: "2027-01-18", expected: { name: "Fall 2027", startsOn: "2027-08-30" } },
  { name: "Summer 2027", startsOn: "2027-06-07", expected: { name: "Fall 2027", startsOn: "2027-08-30" } },
  { name: "Winter 2027", startsOn: "2027-01-04", expected: { name: "Spring 2027", startsOn: "2027-03-15" } },
  {
    name: "Chess, autumn  2026, evenings",
    startsOn: "2026-11-16",
    expected: { name: "Chess, Spring 2027, evenings", startsOn: "2027-04-05" },
  },
  {
    name: "Fall 2026–27",
    startsOn: "2026-08-31",
    expected: { name: "Spring 2026–27", startsOn: "2027-01-18" },
  },
  {
    name: "Winter 2026-2027",
    startsOn: "2027-01-04",
    expected: { name: "Spring 2026-2027", startsOn: "2027-03-15" },
  },
  {
    name: "Chess, spring 2026/27",
    startsOn: "2027-01-18",
    expected: { name: "Chess, Fall 2027/28", startsOn: "2027-08-30" },
  },
  {
    name: "Summer 2098–99",
    startsOn: "2027-06-07",
    expected: { name: "Fall 2099–00", startsOn: "2027-08-30" },
  },
  {
    name: "Fall 2026-2",
    startsOn: "2026-08-31",
    expected: { name: "Spring 2027-2", startsOn: "2027-01-18" },
  },
  { name: "League 2026", startsOn: "2026-11-16", expected: { name: "League 2027", startsOn: "2027-11-15" } },
  {
    name: "Chess 2026–27",
    startsOn: "2026-08-31",
    expected: { name: "Chess 2027–28", startsOn: "2027-08-30" },
  },
  {
    name: "AY 2099/2100",
    startsOn: "2026-08-31",
    expected: { name: "AY 2100/2101", startsOn: "2027-08-30" },
  },
  {
    name: "Club 1999-00",
    startsOn: "2026-08-31",
    expected: { name: "Club 2000-01", startsOn: "2027-08-30" },
  },
  {
    name: "League 2026-1",
    startsOn: "2026-08-31",
    expected: { name: "League 2026-2", startsOn: "2027-08-30" },
  },
  { name: "Season 9", startsOn: "2026-11-16", expected: { name: "Season 10", startsOn: "2027-11-15" } },
  { name: "Fall", startsOn: "2026-11-16", expected: { name: "Fall 2", startsOn: "2027-11-15" } },
])("after $name comes $expected.name, on the same day of the week", ({ expected, ...season }) => {
  expect(nextTerm(season)).toEqual(expected);
});
