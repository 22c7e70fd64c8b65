import { expect, test } from "vitest";
import { weekDays } from "./week";

test("the week ends on the deadline's day in the organization's zone, with today on its square", () => {
  const days = weekDays("2026-11-23T05:59:00.000Z", "2026-11-19T03:00:00.000Z", "America/Chicago");

  expect(days.map(({ label, number }) => `${label} ${number}`)).toEqual([
    "Mon 16",
    "Tue 17",
    "Wed 18",
    "Thu 19",
    "Fri 20",
    "Sat 21",
    "Sun 22",
  ]);
  expect(days.filter(({ today }) => today).map(({ label }) => label)).toEqual(["Wed"]);
  expect(days.filter(({ past }) => past).map(({ label }) => label)).toEqual(["Mon", "Tue"]);
  expect(days.filter(({ deadline }) => deadline).map(({ label }) => label)).toEqual(["Sun"]);
});

test("a week with a clock change and a change of month still has seven different days", () => {
  const days = weekDays("2026-11-02T05:59:00.000Z", "2026-11-10T00:00:00.000Z", "America/Chicago");
  expect(days.map(({ number }) => number)).toEqual(["26", "27", "28", "29", "30", "31", "1"]);
  expect(days.every(({ past, today }) => past && !today)).toBe(true);
});
