import { expect, test } from "vitest";
import { registerBy } from "./registration";

const NOV_30 = { startsOn: "2026-11-30", registrationClosesOn: null };

test.each([
  { why: "the last day", season: { ...NOV_30, registrationClosesOn: "2026-12-04" }, is: "by Friday, Dec 4" },
  {
    why: "the first day, before it",
    season: { ...NOV_30, startsOn: "2026-12-07" },
    is: "before Monday, Dec 7",
  },
  { why: "the pairings, from the first day on", season: NOV_30, is: "until the pairings are published" },
])("how long one can register: $why", ({ season, is }) => {
  expect(registerBy(season, "2026-11-30")).toBe(is);
});
