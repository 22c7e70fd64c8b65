import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { instantAt } from "@/lib/shared/wall-clock";
import { roundWindows } from "./round-windows";

const weekly = DEPAUL.schedule;

test("weekly rounds open on Monday at midnight and close on Sunday at 23:59, in the organization's zone", () => {
  expect(roundWindows("2026-11-16", 2, "America/Chicago", weekly)).toEqual([
    { number: 1, opensAt: "2026-11-16T06:00:00.000Z", deadlineAt: "2026-11-23T05:59:00.000Z" },
    { number: 2, opensAt: "2026-11-23T06:00:00.000Z", deadlineAt: "2026-11-30T05:59:00.000Z" },
  ]);
});

test("the week in which the clocks go back is an hour longer, and still ends at 23:59", () => {
  const [week] = roundWindows("2026-10-26", 1, "America/Chicago", weekly);
  expect(week).toMatchObject({ opensAt: "2026-10-26T05:00:00.000Z", deadlineAt: "2026-11-02T05:59:00.000Z" });
});

test.each([
  {
    why: "a time that's skipped in spring is an hour later",
    on: "2026-03-08",
    time: "02:30",
    is: "2026-03-08T08:30:00.000Z",
  },
  {
    why: "a time that occurs twice in fall is the first one",
    on: "2026-11-01",
    time: "01:30",
    is: "2026-11-01T06:30:00.000Z",
  },
])("$why", ({ on, time, is }) => {
  expect(instantAt(on, time, "America/Chicago")).toBe(is);
});
