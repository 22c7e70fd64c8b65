import { expect, test } from "vitest";
import { firstDayOf } from "./first-day";

test.each([
  { why: "the day asked for", asked: "2026-12-01", startsOn: "2026-11-30", expected: "2026-12-01" },
  { why: "the season's own day", asked: undefined, startsOn: "2026-11-30", expected: "2026-11-30" },
  { why: "today isn't in the past", asked: "", startsOn: "2026-11-21", expected: "2026-11-21" },
  { why: "the Monday after a Saturday", asked: "soon", startsOn: "2026-10-05", expected: "2026-11-23" },
])("$why", ({ asked, startsOn, expected }) => {
  expect(firstDayOf(asked, startsOn, "2026-11-21")).toBe(expected);
});

test("on a Monday the next one is a week away", () => {
  expect(firstDayOf(undefined, "2026-10-05", "2026-11-23")).toBe("2026-11-30");
});
