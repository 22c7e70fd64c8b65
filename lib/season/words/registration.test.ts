import { expect, test } from "vitest";
import { afterRegistration, registerBy, startsAndCloses } from "./registration";

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

test.each([
  { why: "after the last day", season: NOV_30, today: "2026-11-29", is: "The director then draws lots" },
  { why: "until the pairings, any day", season: NOV_30, today: "2026-11-30", is: "The director draws lots" },
])("what follows registration: $why", ({ season, today, is }) => {
  expect(afterRegistration(season, today)).toMatch(is);
});

test.each([
  {
    why: "before the first day",
    today: "2026-11-29",
    is: /^It starts on Monday, Nov 30\. Registration closes/,
  },
  { why: "on it", today: "2026-11-30", is: /^It starts on/ },
  { why: "after it", today: "2026-12-01", is: /^Registration closes when/ },
])("when a season starts, $why", ({ today, is }) => {
  expect(startsAndCloses(NOV_30, today)).toMatch(is);
});
